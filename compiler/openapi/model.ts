import type { FieldEncoding } from '../formats/request/pairs.ts'
import type { DataValue } from '../formats/request/request.ts'
import type { DocumentPath } from './document.ts'

export type { DataValue } from '../formats/request/request.ts'

/** Which way a schema travels: `writeOnly` properties are in no response, and responses bear no tags. */
export type Direction = 'request' | 'response'

export type TagKind = 'required' | 'conditional' | 'deprecated' | 'unique' | 'read-only' | 'write-only'

/** A mark behind a property's type (section 5 of the product's specification). */
export interface PropertyTag {
  readonly kind: TagKind
  /** The words to show. */
  readonly label: string
  readonly hint: string | null
  /** For `conditional`: the other names of the group, as they are in the specification, to be re-cased with the rest. */
  readonly names: readonly string[]
}

export interface PiiBadge {
  readonly label: string
  readonly present: boolean
  /** After so many days it is deleted; null where the specification does not say. */
  readonly days: number | null
}

/** One row of a property's constraint list, in the product's order. */
export interface Constraint {
  readonly name: string
  /** As text to show in code; more than one when parts of an `allOf` each set one. */
  readonly values: readonly string[]
}

export interface EnumValue {
  readonly value: string
  /** Markdown. */
  readonly description: string | null
}

/** Why a node's own nested nodes are not here, and where they are. */
export type NodeLink =
  /** The schema contains itself: `anchor` is that of the node above which is the same schema. */
  | { readonly kind: 'recursive'; readonly anchor: string; readonly name: string }
  /** It is too deep or too large for this page. `schema` is its component's name, when it has one. */
  | { readonly kind: 'truncated'; readonly schema: string | null; readonly file: string; readonly path: DocumentPath }

/** One `oneOf` or `anyOf`. */
export interface Choice {
  readonly kind: 'oneOf' | 'anyOf'
  /** The property whose value tells the variants apart; each variant's `name` is that value. */
  readonly discriminator: string | null
  readonly variants: readonly SchemaNode[]
  /** Variants that the page has no room for. */
  readonly omitted: readonly string[]
}

/** What else has to hold: a condition, what follows from it, what some items or all names must be. */
export interface Rule {
  /** 'If', 'Then', 'Otherwise', 'With', 'At least one item', 'Names of properties'. */
  readonly title: string
  /** Of 'With': the property that has to be there for the rule to hold. */
  readonly property: string | null
  readonly node: SchemaNode
}

export type NodeRole =
  | 'root'
  | 'parameter'
  | 'header'
  | 'property'
  | 'item'
  | 'tuple'
  | 'map'
  | 'variant'
  | 'not'
  | 'rule'

/**
 * A schema as a reader sees it: references followed, `allOf` merged, nested nodes in place up to the page's budget.
 * The one model behind the HTML, the Markdown and the search text of parameters, bodies and responses.
 */
export interface SchemaNode {
  readonly role: NodeRole
  /**
   * Of a property or parameter: its name as in the specification, to be re-cased by templates. Of a variant: the
   * discriminator's value, title or schema name. Of a map: the pattern of its keys, if any. Of a rule: its title and
   * property. Else null.
   */
  readonly name: string | null
  /** An id of its own on the page; a root and an item have no row of their own and bear the anchor of what holds them. */
  readonly anchor: string
  /** `string<uri>`, `SID<AC>`, `enum<string>`, `array[integer]`, `object<uri-map>`, `map[string]`, `any` … without null. */
  readonly typeLabel: string
  readonly nullable: boolean
  /** The component's name, when the schema is one (`#/components/schemas/…`). */
  readonly schemaName: string | null
  readonly title: string | null
  /** Markdown. */
  readonly description: string | null
  readonly tags: readonly PropertyTag[]
  readonly deprecated: boolean
  /** Only where the specification carries the provider's extension, and only on parameters and properties. */
  readonly pii: PiiBadge | null
  readonly constraints: readonly Constraint[]
  /** The values of an `enum`. */
  readonly values: readonly EnumValue[]
  /** How many values the page has no room for. */
  readonly omittedValues: number
  /** The one value of a `const`. */
  readonly constant: string | null
  /** The author's own example (or the default), for samples; undefined when there is none. */
  readonly example: DataValue | undefined
  readonly properties: readonly SchemaNode[]
  /** Names of properties that the page has no room for. */
  readonly omitted: readonly string[]
  /** Further properties are refused (`additionalProperties: false`). */
  readonly closed: boolean
  /** What an array holds. */
  readonly items: SchemaNode | null
  /** What an array holds at its first places (`prefixItems`). */
  readonly tuple: readonly SchemaNode[]
  /** What properties without a fixed name hold (`additionalProperties`, `patternProperties`). */
  readonly maps: readonly SchemaNode[]
  readonly choices: readonly Choice[]
  readonly not: readonly SchemaNode[]
  /** `if`, `then`, `else`, `dependentSchemas`, `dependentRequired`, `contains`, `propertyNames`. */
  readonly rules: readonly Rule[]
  readonly link: NodeLink | null
  /** An object of which the specification names no property: 'No properties defined'. */
  readonly empty: boolean
}

export type ParameterLocation = 'header' | 'path' | 'query' | 'cookie'

export interface ParameterGroup {
  readonly location: ParameterLocation
  /** 'Headers', 'Path parameters', 'Query parameters', 'Cookies'. */
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
  readonly schema: SchemaNode | null
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
  readonly conditionalParameterMap: readonly ConditionalParameter[]
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

/** Code that calls the operation, from the specification. */
export interface SuppliedSample {
  /** As the specification has it. */
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
  readonly tags: readonly string[]
  readonly deprecated: boolean
  /** More to read, elsewhere. */
  readonly externalDocs: { readonly url: string; readonly description: string | null } | null
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
  readonly samples: readonly SuppliedSample[]
}
