import type { DataValue } from '../../formats/request/data-value.ts'
import type { FieldEncoding } from '../../formats/request/pairs.ts'
import type { WrittenNumbers } from '../../formats/request/written-numbers.ts'
import type { ExternalDocs } from '../document/external-docs.ts'
import type { SchemaNode } from '../schema/schema-model.ts'

/** `querystring` is all of what stands after the `?`, as one value (OpenAPI 3.2). */
export type ParameterLocation = 'header' | 'path' | 'query' | 'querystring' | 'cookie'

export interface ParameterGroup {
  /** 'Headers', 'Path parameters', 'Query parameters', 'Query string', 'Cookies'. */
  readonly title: string
  readonly anchor: string
  readonly parameters: readonly Parameter[]
  /** Names of parameters that the page has no room for. */
  readonly omitted: readonly string[]
}

export interface Parameter extends SchemaNode {
  readonly name: string
  readonly location: ParameterLocation
  readonly required: boolean
  readonly style: string | null
  readonly explode: boolean | null
  /** The media type of a value that is sent as one text, such as JSON. */
  readonly encodingType: string | null
  /** Characters that have a meaning in addresses are sent as they are. */
  readonly reserved: boolean
}

/** An example as the specification has it, or (`generated`) made from the schema. */
export interface Example {
  readonly name: string | null
  readonly summary: string | null
  /** Markdown. */
  readonly description: string | null
  readonly value: DataValue
  /** The value as the code to show. */
  readonly text: string
  readonly language: 'json' | 'xml' | 'text'
  readonly source: 'example' | 'examples' | 'schema' | 'generated'
  /** `text` is cut, for the page's sake. */
  readonly cut: boolean
  /** The address of an example that lies elsewhere: shown as a link, never fetched. */
  readonly externalValue: string | null
}

/** One media type of a body or response. */
export interface Content {
  readonly encodingType: string
  /** What is sent is the content of a file. */
  readonly isFile: boolean
  readonly schema: SchemaNode | null
  /** The schema is that of each item of what is sent one after the other (OpenAPI 3.2). */
  readonly isStream: boolean
  readonly examples: readonly Example[]
  /** Names of examples that the page has no room for. */
  readonly omittedExamples: readonly string[]
}

/** One encoding of a request body. */
export interface BodyContent extends Content {
  /** What has to be sent at least, with a placeholder (`placeholder.ts`) for each value that nobody gave an example of. */
  readonly skeleton: DataValue | undefined
  /** How properties are written in a form, where the specification says so. */
  readonly encodings: ReadonlyMap<string, FieldEncoding>
  /** Headers of parts of a form, by the property that a part is. */
  readonly partHeaders: readonly { readonly name: string; readonly headers: readonly SchemaNode[] }[]
}

/** Of a conditional parameter: for each of its groups, the other names, of which one may take its place. */
export interface ConditionalParameter {
  readonly name: string
  readonly groups: readonly (readonly string[])[]
}

export interface Body {
  readonly anchor: string
  /** Markdown. */
  readonly description: string | null
  readonly required: boolean
  readonly contents: readonly BodyContent[]
}

/** What a response makes possible: another operation, with values taken from this one. */
export interface ResponseLink {
  readonly name: string
  /** Of this specification; null for an operation that lies elsewhere. */
  readonly operationId: string | null
  /** Markdown. */
  readonly description: string | null
  /** Parameters of that operation, each with a value or an expression such as `$response.body#/id`. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
  /** What its body is, or null. */
  readonly body: string | null
  /** The server that it is on, where that is another one. */
  readonly server: string | null
}

export interface Response {
  /** `200`, `4XX`, `default`. */
  readonly responseCode: string
  readonly class: 'success' | 'busy' | 'error'
  readonly anchor: string
  /** Markdown. */
  readonly description: string | null
  readonly headers: readonly SchemaNode[]
  readonly contents: readonly Content[]
  readonly links: readonly ResponseLink[]
  /** 'No response body.' */
  readonly empty: boolean
}

export interface Server {
  /** Variables are shown with their default values. */
  readonly url: string
  /** As written: `{name}` marks a variable. */
  readonly template: string
  /** Markdown. */
  readonly description: string | null
  readonly variables: readonly {
    readonly name: string
    readonly default: string | null
    readonly values: readonly string[]
    readonly description: string | null
  }[]
}

/** One way to get a token of OAuth 2.0. Addresses are as written, and null where the flow has none. */
export interface OAuthFlow {
  /** 'Authorization code', 'Client credentials' … */
  readonly title: string
  readonly authorizationUrl: string | null
  readonly tokenUrl: string | null
  readonly refreshUrl: string | null
}

export interface SecurityScheme {
  readonly name: string
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect' | 'unknown'
  /** Markdown. */
  readonly description: string | null
  readonly deprecated: boolean
  /** Of `http`: `basic`, `bearer` … in lower case. */
  readonly scheme: string | null
  readonly bearerFormat: string | null
  /** Of `apiKey`: where the key is sent, and under which name. */
  readonly in: string | null
  readonly parameter: string | null
  readonly scopes: readonly string[]
  /** What the scopes allow, where the flows say so. Markdown. */
  readonly scopeTexts: ReadonlyMap<string, string>
  readonly flows: readonly OAuthFlow[]
  /** Of OpenID Connect: where its configuration is. */
  readonly configurationUrl: string | null
}

/** Schemes that are needed together; the requirements of an operation are alternatives. An empty list: none is needed. */
export type SecurityRequirement = readonly SecurityScheme[]

export interface Callback {
  readonly name: string
  readonly operations: readonly Operation[]
}

/** Code that calls the operation, as its specification or the author of a page has written it. */
export interface WrittenSample {
  readonly lang: string
  readonly label: string
  readonly code: string
}

export interface Operation {
  readonly kind: 'operation' | 'webhook' | 'callback'
  readonly operationId: string
  /** In capitals. */
  readonly method: string
  /** Of a webhook: its name. Of a callback: the expression of its address. */
  readonly path: string
  readonly anchor: string
  readonly summary: string | null
  /** Markdown. */
  readonly description: string | null
  /** Words to show beside it. */
  readonly badges: readonly string[]
  readonly deprecated: boolean
  readonly externalDocs: ExternalDocs | null
  readonly servers: readonly Server[]
  readonly security: readonly SecurityRequirement[]
  readonly parameters: readonly ParameterGroup[]
  readonly body: Body | null
  readonly responses: readonly Response[]
  /** Codes of responses that the page has no room for. */
  readonly omittedResponses: readonly string[]
  readonly callbacks: readonly Callback[]
  /** Names of callbacks that the page has no room for. */
  readonly omittedCallbacks: readonly string[]
  /** Those of the specification. */
  readonly samples: readonly WrittenSample[]
  /** Numbers that its values hold with fewer digits than the specification; null where it has none. */
  readonly numbers: WrittenNumbers | null
}
