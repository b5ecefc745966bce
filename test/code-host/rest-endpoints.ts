import { brokenRange, type SentAnnotation, validators } from './api-schemas.ts'
import type { HostIssue, HostState } from './host-state.ts'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: unknown
}

export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const docs = 'https://docs.example.com/rest'
const error = (status: number, message: string, errors?: readonly unknown[]): ApiAnswer => ({
  status,
  body: { message, documentation_url: docs, status: String(status), ...(errors && { errors }) },
})

/** Answers as the published description says; only what the command uses. */
export function answerRest(request: ApiRequest, state: HostState, origin: string): ApiAnswer {
  const { method, path, headers } = request
  if (!String(headers.accept).includes('application/vnd.github+json')) return error(415, 'Unsupported media type')
  if (headers['user-agent'] === undefined) return error(403, 'Request forbidden by administrative rules.')
  const authorization = headers.authorization === undefined ? null : String(headers.authorization)
  const holder = authorization === null ? null : state.tokens.get(authorization.replace(/^Bearer /, ''))
  if (holder === undefined) return error(401, 'Bad credentials')
  if (method === 'GET' && path === '/user')
    return holder === null
      ? error(401, 'Requires authentication')
      : { status: 200, body: { login: holder.user, id: 1 } }
  const [, repository, rest = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path) ?? []
  if (repository !== 'acme/docs') return error(404, 'Not Found')
  const pull = /^\/pulls\/(\d+)(\/files)?$/.exec(rest)
  if (method === 'GET' && pull !== null)
    return answerPull(request, Number(pull[1]), pull[2] !== undefined, state, origin)
  if (method === 'GET' && rest === '/issues') return listIssues(request, state, origin)
  if (holder === null) return error(401, 'Requires authentication')
  if (method === 'POST' && rest === '/issues')
    return holder.may.includes('issues')
      ? createIssue(request, state, holder.may.includes('labels'), origin)
      : error(403, 'Resource not accessible by integration')
  const run = /^\/check-runs(?:\/(\d+))?$/.exec(rest)
  if (run === null) return error(404, 'Not Found')
  if (!holder.may.includes('checks')) return error(403, 'You must authenticate via a GitHub App.')
  if (method === 'POST' && run[1] === undefined) return createCheckRun(request, state, origin)
  if (method === 'PATCH' && run[1] !== undefined) return updateCheckRun(request, Number(run[1]), state, origin)
  return error(404, 'Not Found')
}

/** A page of a list with the links of RFC 8288: 30 items unless asked otherwise, 100 at most. */
function paged(items: readonly unknown[], { path, query }: ApiRequest, origin: string): ApiAnswer {
  const size = Math.min(100, Math.max(1, Number(query.get('per_page') ?? 30)))
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const last = Math.max(1, Math.ceil(items.length / size))
  const to = (target: number, rel: string) => {
    const there = new URLSearchParams(query)
    there.set('page', String(target))
    return `<${origin}${path}?${there}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [to(page - 1, 'prev')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
    ...(page > 1 ? [to(1, 'first')] : []),
  ]
  return {
    status: 200,
    body: items.slice((page - 1) * size, page * size),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  }
}

function answerPull(
  request: ApiRequest,
  number: number,
  wantsFiles: boolean,
  { pulls }: HostState,
  origin: string,
): ApiAnswer {
  const pull = pulls.get(number)
  if (pull === undefined) return error(404, 'Not Found')
  // "Responses include a maximum of 3000 files."
  if (wantsFiles) return paged(pull.files.slice(0, 3000), request, origin)
  return { status: 200, body: { number, state: 'open', changed_files: pull.files.length } }
}

const shownIssue = (issue: HostIssue, origin: string) => ({
  id: issue.number,
  number: issue.number,
  title: issue.title,
  body: issue.body,
  state: issue.state,
  html_url: `${origin}/acme/docs/issues/${issue.number}`,
  labels: issue.labels.map((name, id) => ({ id, name, color: 'ededed' })),
  ...(issue.isPull && { pull_request: { url: `${origin}/repos/acme/docs/pulls/${issue.number}` } }),
})

function listIssues(request: ApiRequest, { issues }: HostState, origin: string): ApiAnswer {
  const state = request.query.get('state') ?? 'open'
  const labels = (request.query.get('labels') ?? '').split(',').filter((label) => label !== '')
  const found = issues.filter(
    (issue) => (state === 'all' || issue.state === state) && labels.every((label) => issue.labels.includes(label)),
  )
  // The newest come first.
  return paged(
    [...found].reverse().map((issue) => shownIssue(issue, origin)),
    request,
    origin,
  )
}

function createIssue({ body }: ApiRequest, state: HostState, mayLabel: boolean, origin: string): ApiAnswer {
  const validate = validators.createIssue
  if (!validate(body)) return error(422, 'Validation Failed', validate.errors ?? [])
  const { title, body: text = null, labels = [] } = body as { title: string; body?: string; labels?: string[] }
  // "Only users with push access can set labels for new issues. Labels are silently dropped otherwise."
  const issue: HostIssue = {
    number: state.issues.length + 1,
    title,
    body: text,
    state: 'open' as const,
    labels: mayLabel ? labels : [],
  }
  state.issues = [...state.issues, issue]
  return { status: 201, body: shownIssue(issue, origin) }
}

interface SentOutput {
  readonly title?: string
  readonly summary: string
  readonly annotations?: readonly SentAnnotation[]
}

function createCheckRun({ body }: ApiRequest, state: HostState, origin: string): ApiAnswer {
  const validate = validators.createCheckRun
  if (!validate(body))
    return error(
      422,
      'Invalid request.',
      validate.errors?.map(({ message }) => message),
    )
  const sent = body as { name: string; head_sha: string; status?: string; conclusion?: string; output?: SentOutput }
  if (sent.status === 'completed' && sent.conclusion === undefined)
    return error(422, 'Invalid request.', ['conclusion'])
  if (!state.commits.has(sent.head_sha)) return error(422, `No commit found for SHA: ${sent.head_sha}`)
  const annotations = sent.output?.annotations ?? []
  if (annotations.some(brokenRange)) return error(422, 'Invalid request.', ['annotations: invalid range'])
  const run = {
    id: state.checkRuns.length + 1,
    name: sent.name,
    head_sha: sent.head_sha,
    conclusion: sent.conclusion ?? null,
    title: sent.output?.title ?? '',
    summary: sent.output?.summary ?? '',
    annotations,
    batches: [annotations.length],
  }
  state.checkRuns = [...state.checkRuns, run]
  return { status: 201, body: { id: run.id, html_url: `${origin}/acme/docs/runs/${run.id}`, status: 'completed' } }
}

function updateCheckRun({ body }: ApiRequest, id: number, state: HostState, origin: string): ApiAnswer {
  const run = state.checkRuns.find((one) => one.id === id)
  if (run === undefined) return error(404, 'Not Found')
  const validate = validators.updateCheckRun
  if (!validate(body))
    return error(
      422,
      'Invalid request.',
      validate.errors?.map(({ message }) => message),
    )
  const { output } = body as { output?: SentOutput }
  const annotations = output?.annotations ?? []
  if (annotations.some(brokenRange)) return error(422, 'Invalid request.', ['annotations: invalid range'])
  // "Each time you update the check run, annotations are appended."
  const next = {
    ...run,
    title: output?.title ?? run.title,
    summary: output?.summary ?? run.summary,
    annotations: [...run.annotations, ...annotations],
    batches: [...run.batches, annotations.length],
  }
  state.checkRuns = state.checkRuns.map((one) => (one.id === id ? next : one))
  return { status: 200, body: { id, html_url: `${origin}/acme/docs/runs/${id}`, status: 'completed' } }
}
