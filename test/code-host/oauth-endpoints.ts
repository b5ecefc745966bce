import { createHash } from 'node:crypto'
import type { ApiAnswer, ApiRequest } from './rest-endpoints.ts'

/** An OAuth application and what becomes of the logins that are asked for it. */
export interface OAuthState {
  readonly clientId: string
  readonly clientSecret: string
  readonly token: string
  /** Answers to the questions for the token of the device flow, one after the other; the last one stays. */
  script: readonly ('authorization_pending' | 'slow_down' | 'expired_token' | 'access_denied' | 'granted')[]
  /** Seconds between two questions, at the beginning and after `slow_down`. */
  interval: number
  slowerInterval: number
  /** Seconds that the code of the device flow is good for. */
  life: number
  deviceFlow: boolean
  /** What somebody does on the page of the web flow. */
  consent: 'yes' | 'no'
  /** Seconds that the token is good for; null for ever. */
  tokenLife: number | null
  /** Codes of the web flow: the scopes, return address and challenge that they were given for. */
  readonly codes: Map<string, { readonly redirectUri: string; readonly challenge: string }>
  readonly scopes: string[]
}

export function oauthState(): OAuthState {
  return {
    clientId: 'client-1',
    clientSecret: 'client-secret-1',
    token: 'gho_token0123456789abcdef',
    script: ['granted'],
    interval: 0,
    slowerInterval: 0,
    life: 900,
    deviceFlow: true,
    consent: 'yes',
    tokenLife: null,
    codes: new Map(),
    scopes: [],
  }
}

const refuse = (error: string, more: object = {}): ApiAnswer => ({
  status: 200,
  body: { error, error_description: `The reason is ${error}.`, error_uri: 'https://docs.example.com', ...more },
})

/** The pages of a login (the host's documentation, "Authorizing OAuth apps"); null for any other path. */
export function answerOAuth(request: ApiRequest, state: OAuthState, origin: string): ApiAnswer | null {
  const { method, path, headers } = request
  if (method === 'GET' && path === '/login/oauth/authorize') return authorize(request, state)
  if (method !== 'POST' || !path.startsWith('/login/')) return null
  // Without this header the host answers with a form, not with JSON.
  if (headers.accept !== 'application/json') return { status: 200, body: 'error=wrong_format' }
  const body = (request.body ?? {}) as Readonly<Record<string, string>>
  if (path === '/login/device/code') return beginDevice(body, state, origin)
  if (path !== '/login/oauth/access_token') return null
  return body.grant_type === 'urn:ietf:params:oauth:grant-type:device_code'
    ? pollDevice(body, state)
    : exchange(body, state)
}

function beginDevice(body: Readonly<Record<string, string>>, state: OAuthState, origin: string): ApiAnswer {
  if (body.client_id !== state.clientId) return { status: 404, body: { error: 'Not Found' } }
  if (!state.deviceFlow) return { ...refuse('device_flow_disabled'), status: 400 }
  state.scopes.push(body.scope ?? '')
  const code = {
    device_code: 'device-code-1',
    user_code: 'WDJB-MJHT',
    verification_uri: `${origin}/login/device`,
    expires_in: state.life,
    interval: state.interval,
  }
  return { status: 200, body: code }
}

function pollDevice(body: Readonly<Record<string, string>>, state: OAuthState): ApiAnswer {
  if (body.client_id !== state.clientId) return refuse('incorrect_client_credentials')
  if (body.device_code !== 'device-code-1') return refuse('incorrect_device_code')
  const [answer = 'granted', ...rest] = state.script
  if (rest.length > 0) state.script = rest
  if (answer === 'granted') return granted(state)
  return refuse(answer, answer === 'slow_down' ? { interval: state.slowerInterval } : {})
}

const granted = ({ token, tokenLife, scopes }: OAuthState): ApiAnswer => ({
  status: 200,
  body: {
    access_token: token,
    token_type: 'bearer',
    scope: scopes.at(-1) ?? '',
    ...(tokenLife === null ? {} : { expires_in: tokenLife, refresh_token: 'ghr_refresh0123456789' }),
  },
})

function authorize({ query }: ApiRequest, state: OAuthState): ApiAnswer {
  const redirectUri = query.get('redirect_uri') ?? ''
  // "The redirect_uri's host and path must match the callback URL"; of a loopback address any port will do.
  const isAllowed = /^http:\/\/127\.0\.0\.1:\d+\/callback$/.test(redirectUri)
  const isRight =
    query.get('client_id') === state.clientId && isAllowed && query.get('code_challenge_method') === 'S256'
  if (!isRight) return { status: 404, body: { message: 'Not Found' } }
  state.scopes.push(query.get('scope') ?? '')
  const target = new URL(redirectUri)
  target.searchParams.set('state', query.get('state') ?? '')
  if (state.consent === 'no') {
    target.searchParams.set('error', 'access_denied')
    target.searchParams.set('error_description', 'The user has denied your application access.')
  } else {
    const code = `code-${state.codes.size + 1}`
    state.codes.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '' })
    target.searchParams.set('code', code)
  }
  return { status: 302, body: '', headers: { location: target.href } }
}

function exchange(body: Readonly<Record<string, string>>, state: OAuthState): ApiAnswer {
  const { client_id, client_secret, code = '', redirect_uri, code_verifier = '' } = body
  if (client_id !== state.clientId || client_secret !== state.clientSecret)
    return refuse('incorrect_client_credentials', { error_description: `The client secret ${client_secret} is wrong.` })
  const given = state.codes.get(code)
  const challenge = createHash('sha256').update(code_verifier).digest('base64url')
  if (given === undefined || given.challenge !== challenge) return refuse('bad_verification_code')
  if (given.redirectUri !== redirect_uri) return refuse('redirect_uri_mismatch')
  state.codes.delete(code)
  return granted(state)
}
