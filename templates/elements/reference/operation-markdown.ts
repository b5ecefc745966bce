import type {
  Body,
  BodyContent,
  Content,
  Example,
  Operation,
  ParameterGroup,
  Response,
  ResponseLink,
} from '../../../compiler/openapi/operation/operation-model.ts'
import type { RequestSample } from '../../../compiler/openapi/request/sample.ts'
import { headingMarkdown } from '../heading/heading-markdown.ts'
import { codeSpan, fenced } from '../markdown-cell.ts'
import { markdownText } from '../markdown-text.ts'
import { markdownUrl } from '../markdown-url.ts'
import { filled, type Say, sayLabel } from '../texts/texts.ts'
import { encodingTexts } from './encoding-texts.ts'
import { exampleTitles } from './examples/example-titles.ts'
import { externalDocsMarkdown } from './external-docs.ts'
import { knownValues } from './known-values.ts'
import { summaryToShow } from './operation-title.ts'
import { isMarkedUp } from './plain-sentence.ts'
import { type MarkdownHelp, propertyTable, schemaMarkdown } from './schema/schema-markdown.ts'
import { flowAddresses, securityText } from './security-text.ts'
import { linkValues, shownLinks } from './shown-links.ts'
import { isWebAddress } from './web-address.ts'

/**
 * A whole operation as Markdown, for people and agents: typed tables in place of disclosures and tabs.
 * @param callback its name, where it is what the API calls back
 */
export function operationMarkdown(
  operation: Operation,
  samples: readonly RequestSample[],
  depth: number,
  help: MarkdownHelp,
  callback = '',
): string {
  const { kind, anchor, method, path, summary, description, externalDocs, servers, security, callbacks } = operation
  const { say } = help
  const heading = (level: number, text: string) => `${'#'.repeat(Math.min(level, 6))} ${text}`
  const part = (title: string, end: string) => headingMarkdown(Math.min(depth + 1, 6), title, `${anchor}-${end}`)
  const called = callback === '' ? '' : `${markdownText(callback)}: `
  return join([
    heading(
      depth,
      `<a id="${anchor}"></a>${kind === 'webhook' ? `${say('Webhook')} ` : called}${codeSpan(`${method} ${path}`)}`,
    ),
    operation.deprecated ? say('This operation is deprecated.') : '',
    operation.badges.map(markdownText).join(', '),
    isMarkedUp(summary ?? '') ? help.text(summary ?? '', depth) : markdownText(summary ?? ''),
    description === null ? '' : help.text(description, depth),
    externalDocs === null ? '' : externalDocsMarkdown(externalDocs, say),
    servers.length === 0 ? '' : `${say('Servers')}:\n\n${servers.map((server) => serverLine(server, help)).join('\n')}`,
    security.length === 0
      ? ''
      : `${say('Authentication')}: ${security.map((way) => signIn(way, say)).join(`, ${say('or')} `)}`,
    schemeLines(security, help),
    // Before the next heading: what stands after the responses would be read as a part of the last one.
    ...samples.map(({ label, lang, code }) => join([`${markdownText(label)}:`, fenced(code, lang)])),
    parametersMarkdown(operation.parameters, depth + 1, help),
    operation.body === null ? '' : bodyMarkdown(operation.body, depth + 1, help),
    operation.responses.length === 0 ? '' : part(say('Responses'), 'responses'),
    responsesMarkdown(operation.responses, depth + 2, help),
    moreLine(operation.omittedResponses, say),
    callbacks.length === 0 ? '' : part(say('Callbacks'), 'callbacks'),
    ...callbacks.flatMap(({ name, operations }) =>
      operations.map((called) =>
        operationMarkdown({ ...called, summary: summaryToShow(called, '') }, [], Math.min(depth + 2, 6), help, name),
      ),
    ),
    moreLine(operation.omittedCallbacks, say),
  ])
}

/** @param depth of the heading of each group */
export function parametersMarkdown(groups: readonly ParameterGroup[], depth: number, help: MarkdownHelp): string {
  return join(
    groups.flatMap(({ title, anchor, parameters, omitted }) => [
      headingMarkdown(Math.min(depth, 6), sayLabel(help.say, title), anchor),
      propertyTable(parameters, help),
      moreLine(omitted, help.say),
    ]),
  )
}

/** @param depth of the body's own heading */
export function bodyMarkdown(body: Body, depth: number, help: MarkdownHelp): string {
  return join([
    headingMarkdown(Math.min(depth, 6), help.say('Request body'), body.anchor),
    body.required ? help.say('required') : '',
    body.description === null ? '' : help.text(body.description),
    ...body.contents.flatMap((content) => [
      contentMarkdown(content, help),
      encodingLines(content, help.say),
      ...content.partHeaders.map(
        ({ name, headers }) => `${codeSpan(name)}: ${help.say('Headers')}\n\n${propertyTable(headers, help)}`,
      ),
    ]),
  ])
}

/** @param depth of the heading of each response, which is its code */
export function responsesMarkdown(responses: readonly Response[], depth: number, help: MarkdownHelp): string {
  return join(
    responses.flatMap(({ responseCode, anchor, description, headers, contents, links, empty }) => [
      `${'#'.repeat(Math.min(depth, 6))} <a id="${anchor}"></a>${responseCode}`,
      description === null ? '' : help.text(description),
      headers.length === 0 ? '' : `${help.say('Headers')}:\n\n${propertyTable(headers, help)}`,
      empty ? help.say('No response body.') : join(contents.map((content) => contentMarkdown(content, help))),
      linksMarkdown(shownLinks(links, help), help),
    ]),
  )
}

function contentMarkdown(content: Content, help: MarkdownHelp): string {
  const { encodingType, isFile, isStream, schema, examples } = content
  const titles = exampleTitles(examples, help.say)
  return join([
    `${help.say('Encoding type:')} ${codeSpan(encodingType)}`,
    isStream ? help.say('Each item:') : '',
    // Of a file all is said by its type, of what nothing but an example describes by that.
    schema !== null
      ? schemaMarkdown(schema, help)
      : isFile || examples.length > 0
        ? ''
        : help.say('No properties defined'),
    ...examples.map((example, index) =>
      exampleMarkdown(example, examples.length > 1 ? (titles[index] ?? '') : '', help),
    ),
  ])
}

/** Names of what the page has no room for. */
function moreLine(names: readonly string[], say: Say): string {
  if (names.length === 0) return ''
  return `${filled(say('And {n} more:'), { n: names.length })} ${codeSpan(names.join(', '))}.`
}

function linksMarkdown(links: readonly ResponseLink[], help: MarkdownHelp): string {
  if (links.length === 0) return ''
  return `${help.say('What can follow')}:\n\n${links.map((link) => linkLine(link, help)).join('\n')}`
}

function linkLine(link: ResponseLink, help: MarkdownHelp): string {
  const { name, operationId, description } = link
  const href = operationId === null ? null : help.operationHref(operationId)
  const target = codeSpan(operationId ?? name)
  const taken = linkValues(link, help.say)
    .map((one) => `${codeSpan(one.name)} = ${codeSpan(one.value)}`)
    .join(', ')
  const text = description === null ? '' : oneLine(help.text(description))
  const facts = [taken, text].filter((part) => part !== '').join('. ')
  return `- ${href === null ? target : `[${target}](${href})`}${facts === '' ? '' : `: ${facts}`}`
}

/** How the parts of a form are written. */
function encodingLines({ encodings }: Pick<BodyContent, 'encodings'>, say: Say): string {
  return encodingTexts(encodings)
    .map(({ name, text }) => `- ${filled(say('{name} is sent as'), { name: codeSpan(name) })} ${codeSpan(text)}`)
    .join('\n')
}

/** What is said of each scheme, where its tokens come from and what its scopes allow; once for all that name it. */
function schemeLines(security: Operation['security'], help: MarkdownHelp): string {
  const { say } = help
  const schemes = new Map(security.flat().map((scheme) => [scheme.name, scheme]))
  return [...schemes.values()]
    .flatMap((scheme) => {
      const { flows, scopes, scopeTexts, configurationUrl } = scheme
      const text = described(scheme.description, help)
      return [
        ...(text === '' ? [] : [`- ${markdownText(securityText(scheme, say))}: ${text}`]),
        ...flows.map((flow) => {
          const addresses = flowAddresses(flow).map(({ what, url }) => `${say(what)} ${codeSpan(url)}`)
          return `- ${sayLabel(say, flow.title)}: ${addresses.join(', ')}`
        }),
        ...(configurationUrl === null
          ? []
          : [`- ${filled(say('Configuration at {url}'), { url: codeSpan(configurationUrl) })}`]),
        ...scopes.flatMap((scope) => {
          const allows = described(scopeTexts.get(scope) ?? null, help)
          return allows === '' ? [] : [`- ${codeSpan(scope)}: ${allows}`]
        }),
      ]
    })
    .join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}

function exampleMarkdown(example: Example, title: string, help: MarkdownHelp): string {
  const { text, language, description, externalValue, source } = example
  const name = title === '' ? '' : ` (${markdownText(title)})`
  return join([
    `${help.say('Example')}${name}:`,
    source === 'generated' ? help.say('Made from the schema.') : '',
    description === null ? '' : help.text(description),
    externalValue === null ? '' : externalValueMarkdown(externalValue),
    text === '' && externalValue === null ? help.say('Empty.') : '',
    text === '' ? '' : fenced(text, language),
  ])
}

function externalValueMarkdown(url: string): string {
  return isWebAddress(url) ? `[${markdownText(url)}](${markdownUrl(url)})` : codeSpan(url)
}

function serverLine({ url, description, variables }: Operation['servers'][number], help: MarkdownHelp): string {
  const lines = variables.map((variable) => {
    const values = knownValues(variable).map(
      ({ value, isDefault }) => codeSpan(value) + (isDefault ? ` (${help.say('default')})` : ''),
    )
    const facts = [values.join(', '), described(variable.description, help)].filter((text) => text !== '')
    return `  - ${[codeSpan(`{${variable.name}}`), ...facts].join(': ')}`
  })
  const text = described(description, help)
  return [`- ${codeSpan(url)}${text === '' ? '' : `: ${text}`}`, ...lines].join('\n')
}

function described(description: string | null, help: MarkdownHelp): string {
  return description === null ? '' : oneLine(help.text(description))
}

function signIn(schemes: Operation['security'][number], say: Say): string {
  if (schemes.length === 0) return say('none')
  return schemes.map((scheme) => markdownText(securityText(scheme, say))).join(` ${say('and')} `)
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n')
}
