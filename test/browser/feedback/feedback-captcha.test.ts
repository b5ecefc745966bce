import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { eventually, eventuallyHolds } from '../eventually.ts'
import { button, type FeedbackSite, feedbackDialog, openFeedbackSite, reportDialog, thumbs } from './feedback-site.ts'

/** A stand-in for each service's script, with the calls that its documentation names. */
const services = {
  recaptcha: {
    url: 'https://www.google.com/recaptcha/api.js?render=site-key-1',
    script: `window.grecaptcha = {
      ready: (then) => setTimeout(then),
      execute: async (key, { action }) => 'recaptcha:' + key + ':' + action,
    }`,
    notice:
      'This site is protected by reCAPTCHA, a captcha service, and the Google Privacy Policy (opens in a new tab) and Terms of Service (opens in a new tab) apply.',
    links: ['https://policies.google.com/privacy', 'https://policies.google.com/terms'],
    token: 'recaptcha:site-key-1:form_submit',
  },
  hcaptcha: {
    url: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    script: `window.hcaptcha = {
      render: (place, options) => {
        window.hcaptchaAsked = { ...options, inDialog: options['challenge-container'].closest('dialog') !== null }
        return 'widget-1'
      },
      execute: async (id, { async }) => ({ response: 'hcaptcha:' + id + ':' + window.hcaptchaAsked.sitekey + ':' + async }),
      remove: () => {},
    }`,
    notice:
      'This site is protected by hCaptcha, a captcha service, and the hCaptcha Privacy Policy (opens in a new tab) and Terms of Service (opens in a new tab) apply.',
    links: ['https://www.hcaptcha.com/privacy', 'https://www.hcaptcha.com/terms'],
    token: 'hcaptcha:widget-1:site-key-1:true',
  },
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    script: `window.turnstile = {
      render: (place, options) => {
        setTimeout(() => options.callback('turnstile:' + options.sitekey + ':' + options.action))
        return 'widget-1'
      },
      remove: () => {},
    }`,
    notice:
      'This site is protected by Cloudflare Turnstile, a captcha service, and the Cloudflare Privacy Policy (opens in a new tab) and Terms of Service (opens in a new tab) apply.',
    links: ['https://www.cloudflare.com/privacypolicy/', 'https://www.cloudflare.com/website-terms/'],
    token: 'turnstile:site-key-1:form_submit',
  },
} as const

const asScript = (body: string) => ({ contentType: 'text/javascript', body })

/** Answers for the service's script, wherever it comes from. */
const fake = (service: { readonly url: string }, body: string) => (_: Page, context: BrowserContext) =>
  context.route(service.url, (route) => route.fulfill(asScript(body)))

async function assertRejected(page: Page): Promise<void> {
  await page.getByRole('alert').getByText('Oops! Something went wrong. Try again in few minutes.').waitFor()
}

const sites = new Map<string, FeedbackSite>()
before(async () => {
  for (const provider of Object.keys(services)) {
    sites.set(provider, await openFeedbackSite(`  captcha: { provider: ${provider}, siteKey: site-key-1 }`))
  }
})
after(() => Promise.all([...sites.values()].map((site) => site.close())))

const visitOf =
  (provider: string): FeedbackSite['visit'] =>
  (...given) =>
    (sites.get(provider) as FeedbackSite).visit(...given)

for (const [provider, service] of Object.entries(services)) {
  const visit = visitOf(provider)

  test(`${provider}: asked only when something is sent, and every post carries a token`, () =>
    visit(
      async ({ page, posts, loaded, faults }) => {
        await page.waitForLoadState('networkidle')
        assert.ok(!loaded.includes(service.url))
        await thumbs(page).click()
        await button(page, 'The product').click()
        const notice = feedbackDialog(page).locator('.feedback-notice')
        await eventually(() => notice.textContent(), service.notice)
        await eventually(
          () => notice.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
          [...service.links],
        )
        await button(page, 'Submit').click()
        await page.getByText('Thank you for your feedback').waitFor()
        assert.deepEqual(
          posts.map(({ token }) => token),
          Array(3).fill(service.token),
        )
        assert.equal(loaded.filter((url) => url === service.url).length, 1)
        assert.deepEqual(faults, [])
      },
      { prepare: fake(service, service.script) },
    ))

  test(`${provider}: the notice stands on the code report too`, () =>
    visit(
      async ({ page }) => {
        await page.getByRole('button', { name: 'Report incorrect code' }).first().focus()
        await page.keyboard.press('Enter')
        await eventually(() => reportDialog(page).locator('.feedback-notice').textContent(), service.notice)
      },
      { prepare: fake(service, service.script) },
    ))

  test(`${provider}: a blocked script ends in the rejected state, and the next try loads it again`, () =>
    visit(
      async ({ page, posts, context }) => {
        await thumbs(page).click()
        await assertRejected(page)
        assert.deepEqual(posts, [])
        await context.unroute(service.url)
        await fake(service, service.script)(page, context)
        await button(page, 'Dismiss').click()
        await button(page, 'The product').click()
        await button(page, 'Submit').click()
        await page.getByText('Thank you for your feedback').waitFor()
        assert.equal(posts.length, 2)
      },
      { prepare: (_, context) => context.route(service.url, (route) => route.abort('blockedbyclient')) },
    ))

  test(`${provider}: a script that hangs, and one that is empty, end in the rejected state`, async () => {
    await visit(
      async ({ page, posts }) => {
        await thumbs(page).click()
        await feedbackDialog(page).waitFor()
        await page.clock.runFor(8000)
        await assertRejected(page)
        assert.deepEqual(posts, [])
      },
      {
        hasLongTimers: true,
        prepare: async (page, context) => {
          await page.clock.install()
          await context.route(service.url, () => {})
        },
      },
    )
    await visit(
      async ({ page, posts }) => {
        await thumbs(page).click()
        await assertRejected(page)
        assert.deepEqual(posts, [])
      },
      { prepare: fake(service, '') },
    )
  })

  test(`${provider}: a monitoring browser's value goes in place of a token, and nothing is loaded`, () =>
    visit(
      async ({ page, posts, loaded }) => {
        await thumbs(page).click()
        await button(page, 'The documentation').click()
        await feedbackDialog(page).getByText('Step 2/4').waitFor()
        await eventually(() => posts.map(({ token }) => token), ['monitor-7', 'monitor-7'])
        assert.ok(!loaded.includes(service.url))
      },
      {
        prepare: (page) => page.addInitScript(() => sessionStorage.setItem('signalpost.captchaBypass', 'monitor-7')),
      },
    ))
}

/** Scripts that load, but do not give a token. */
const unwilling: readonly (readonly [keyof typeof services, string, string])[] = [
  ['recaptcha', 'refuses', `window.grecaptcha = { ready: (then) => then(), execute: () => Promise.reject('bad key') }`],
  ['recaptcha', 'never answers', `window.grecaptcha = { ready: () => {}, execute: () => {} }`],
  [
    'hcaptcha',
    'is closed',
    `window.hcaptcha = { render: () => 'a', remove: () => {}, execute: () => Promise.reject('challenge-closed') }`,
  ],
  [
    'hcaptcha',
    'never answers',
    `window.hcaptcha = { render: () => 'a', remove: () => {}, execute: () => new Promise(() => {}) }`,
  ],
  [
    'turnstile',
    'refuses',
    `window.turnstile = { remove: () => {}, render: (place, options) => { setTimeout(() => options['error-callback']('110100')); return 'a' } }`,
  ],
  ['turnstile', 'throws', `window.turnstile = { remove: () => {}, render: () => { throw new Error('no') } }`],
  [
    'turnstile',
    'gives nothing',
    `window.turnstile = { remove: () => {}, render: (place, options) => { setTimeout(() => options.callback('')); return 'a' } }`,
  ],
]

for (const [provider, name, script] of unwilling) {
  test(`${provider}: a service that ${name} ends in the rejected state`, () =>
    visitOf(provider)(
      async ({ page, posts }) => {
        await thumbs(page).click()
        await feedbackDialog(page).waitFor()
        await page.clock.runFor(15_000)
        await assertRejected(page)
        assert.deepEqual(posts, [])
      },
      {
        hasLongTimers: true,
        prepare: async (page, context) => {
          await page.clock.install()
          await fake(services[provider], script)(page, context)
        },
      },
    ))
}

test('a challenge stands inside the dialog, in reach of the reader, and has all the time that it takes', () =>
  visitOf('hcaptcha')(
    async ({ page, posts }) => {
      await thumbs(page).click()
      const solve = feedbackDialog(page).getByRole('button', { name: 'Solve' })
      await solve.waitFor()
      await page.clock.runFor(120_000)
      const sent = page.waitForRequest('**/api/docs/v1/feedback')
      await solve.click()
      await sent
      assert.deepEqual(
        posts.map(({ token }) => token),
        ['solved'],
      )
      await eventually(() => solve.count(), 0)
    },
    {
      hasLongTimers: true,
      prepare: async (page, context) => {
        await page.clock.install()
        await fake(
          services.hcaptcha,
          `window.hcaptcha = {
            render: (place, options) => { window.asked = options; return 'a' },
            remove: () => {},
            execute: () => new Promise((done) => {
              const button = document.createElement('button')
              button.textContent = 'Solve'
              button.onclick = () => done({ response: 'solved' })
              window.asked['challenge-container'].append(button)
              window.asked['open-callback']()
            }),
          }`,
        )(page, context)
      },
    },
  ))

test('without a service nothing is said about one, and the site’s own policies are named', async () => {
  const site = await openFeedbackSite()
  try {
    await site.visit(async ({ page }) => {
      await thumbs(page).click()
      await button(page, 'The product').click()
      const dialog = feedbackDialog(page)
      await eventuallyHolds(async () => assert.doesNotMatch((await dialog.textContent()) ?? '', /captcha|protected/i))
      const links = dialog.locator('.feedback-notice').getByRole('link')
      await eventually(
        () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
        ['/en-us/legal/privacy', '/en-us/legal/tos'],
      )
    })
  } finally {
    await site.close()
  }
})
