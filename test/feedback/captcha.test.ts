import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import { after, before, beforeEach, test } from 'node:test'
import {
  type CaptchaProvider,
  type CaptchaSettings,
  createCaptchaCheck,
  readCaptchaSettings,
} from '../../bin/services/feedback/captcha.ts'
import { close, listen } from '../local-server.ts'
import { memoryStore, runHandler, thumb } from './requests.ts'

type Answer = object | string | number | ((response: ServerResponse) => void)

/** A provider on this machine: it answers as it is told, and remembers what it was asked. */
const provider = { answer: {} as Answer, asked: [] as URLSearchParams[], address: '', close: async () => {} }

before(async () => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    provider.asked.push(new URLSearchParams(body))
    const { answer } = provider
    if (typeof answer === 'function') answer(response)
    else if (typeof answer === 'number') response.writeHead(answer, { Location: '/' }).end('Sorry')
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  provider.address = `${await listen(server)}/siteverify`
  provider.close = () => close(server)
})
beforeEach(() => {
  provider.asked.length = 0
})
after(() => provider.close())

const secret = 'shared-secret'
const check = (name: CaptchaProvider, more: Partial<CaptchaSettings> = {}) =>
  createCaptchaCheck({ provider: name, secret, address: provider.address, ...more })

test('a token is sent with the secret, and nothing else', async () => {
  provider.answer = { success: true }
  assert.deepEqual(await check('hcaptcha')('token-1'), { kind: 'passed' })
  assert.deepEqual(Object.fromEntries(provider.asked[0] ?? []), { secret, response: 'token-1' })
})

test('reCAPTCHA has to give the action and a score; Turnstile its action; hCaptcha neither', async () => {
  const verdicts: readonly (readonly [CaptchaProvider, object, string])[] = [
    ['recaptcha', { success: true, action: 'form_submit', score: 0.9 }, 'passed'],
    ['recaptcha', { success: true, action: 'form_submit', score: 0.5 }, 'passed'],
    ['recaptcha', { success: true, action: 'form_submit', score: 0.4 }, 'refused'],
    ['recaptcha', { success: true, action: 'login', score: 0.9 }, 'refused'],
    ['recaptcha', { success: true, score: 0.9 }, 'refused'],
    ['recaptcha', { success: true, action: 'form_submit' }, 'unknown'],
    ['turnstile', { success: true, action: 'form_submit' }, 'passed'],
    ['turnstile', { success: true, action: '' }, 'passed'],
    ['turnstile', { success: true, action: 'login' }, 'refused'],
    ['hcaptcha', { success: true }, 'passed'],
  ]
  for (const [name, answer, kind] of verdicts) {
    provider.answer = answer
    assert.equal((await check(name)('t')).kind, kind, `${name} ${JSON.stringify(answer)}`)
  }
  provider.answer = { success: true, action: 'form_submit', score: 0.4 }
  assert.equal((await check('recaptcha', { leastScore: 0.3 })('t')).kind, 'passed')
})

test('a used or false token is refused; a wrong secret is the receiver’s fault, not the reader’s', async () => {
  provider.answer = { success: false, 'error-codes': ['timeout-or-duplicate'] }
  assert.deepEqual(await check('turnstile')('t'), { kind: 'refused', reason: 'timeout-or-duplicate' })
  provider.answer = { success: false }
  assert.equal((await check('hcaptcha')('t')).kind, 'refused')
  for (const code of ['invalid-input-secret', 'missing-input-secret', 'internal-error']) {
    provider.answer = { success: false, 'error-codes': [code] }
    assert.deepEqual(await check('recaptcha')('t'), { kind: 'unknown', reason: code })
  }
})

test('a provider that fails, hangs, dribbles or says something else is no verdict', async () => {
  const answers: readonly Answer[] = [
    500,
    302,
    '<html>',
    '{}',
    '{"success":"yes"}',
    (response) => response.destroy(),
    () => {},
    (response) => {
      response.write('{"success":')
    },
  ]
  for (const answer of answers) {
    provider.answer = answer
    const { kind } = await check('turnstile', { timeoutMs: 300 })('t')
    assert.equal(kind, 'unknown', String(answer))
  }
  const gone = await check('turnstile', { address: 'http://127.0.0.1:9/' })('t')
  assert.equal(gone.kind, 'unknown')
  assert.doesNotMatch(JSON.stringify(gone), /shared-secret/)
})

test('no token is refused without asking; the value of monitoring browsers passes without asking', async () => {
  const own = check('turnstile', { bypass: 'monitor-1' })
  assert.equal((await own('')).kind, 'refused')
  assert.equal((await own('monitor-1')).kind, 'passed')
  assert.deepEqual(provider.asked, [])
  provider.answer = { success: false }
  assert.equal((await own('monitor-2')).kind, 'refused')
  assert.equal((await check('turnstile', { bypass: '' })('x')).kind, 'refused')
})

test('the receiver keeps only what passed: 403 for a refusal, 503 without a verdict', async () => {
  const store = memoryStore()
  const errors: string[] = []
  const receiver = await runHandler(store, {
    captcha: check('turnstile'),
    onError: (error) => errors.push((error as Error).message),
  })
  try {
    const post = (token?: string) => receiver.post({ ...thumb, token })
    provider.answer = { success: true, action: 'form_submit' }
    assert.equal((await post('good')).status, 201)
    provider.answer = { success: false, 'error-codes': ['invalid-input-response'] }
    const refused = await post('bad')
    assert.deepEqual([refused.status, await refused.text()], [403, 'The captcha was not passed'])
    assert.equal((await post('')).status, 403)
    assert.equal((await post()).status, 403)
    assert.deepEqual(errors, [])
    provider.answer = 500
    const failed = await post('good')
    assert.deepEqual(
      [failed.status, await failed.text(), failed.headers.get('retry-after')],
      [503, 'The captcha could not be checked', '60'],
    )
    assert.match(errors.join(), /the captcha could not be checked: turnstile/)
    const asked = provider.asked.length
    assert.equal((await receiver.post({ ...thumb, token: 't', sentiment: 'neutral' })).status, 400)
    assert.equal(provider.asked.length, asked, 'what is not kept anyway is not checked')
    assert.equal(store.kept.length, 1)
  } finally {
    await receiver.close()
  }
})

test('the environment says how tokens are checked', () => {
  const read = (env: Readonly<Record<string, string>>, configured: string | null = null) =>
    readCaptchaSettings(env, configured)
  assert.equal(read({}, 'recaptcha'), null)
  assert.equal(read({ SIGNALPOST_CAPTCHA_SECRET: '' }, 'recaptcha'), null)
  assert.deepEqual(read({ SIGNALPOST_CAPTCHA_SECRET: 's' }, 'hcaptcha'), { provider: 'hcaptcha', secret: 's' })
  assert.deepEqual(
    read({
      SIGNALPOST_CAPTCHA_SECRET: 's',
      SIGNALPOST_CAPTCHA_PROVIDER: 'recaptcha',
      SIGNALPOST_CAPTCHA_MIN_SCORE: '0.3',
      SIGNALPOST_CAPTCHA_VERIFY_URL: 'https://www.recaptcha.net/recaptcha/api/siteverify',
      SIGNALPOST_CAPTCHA_BYPASS: 'b',
    }),
    {
      provider: 'recaptcha',
      secret: 's',
      address: 'https://www.recaptcha.net/recaptcha/api/siteverify',
      leastScore: 0.3,
      bypass: 'b',
    },
  )
  const secretOnly = { SIGNALPOST_CAPTCHA_SECRET: 's' }
  assert.match(String(read(secretOnly)), /no provider/)
  assert.match(String(read(secretOnly, 'none')), /no provider/)
  for (const score of ['2', '-1', 'x'])
    assert.match(String(read({ ...secretOnly, SIGNALPOST_CAPTCHA_MIN_SCORE: score }, 'recaptcha')), /MIN_SCORE/)
  assert.match(String(read({ ...secretOnly, SIGNALPOST_CAPTCHA_VERIFY_URL: 'x' }, 'recaptcha')), /VERIFY_URL/)
})
