import type { Operation } from '../../../../compiler/openapi/operation/operation-model.ts'
import type { SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { isMarkedUp } from '../plain-sentence.ts'

/** Every node of an operation, whatever it is in. */
export function nodesOf(operation: Operation): readonly SchemaNode[] {
  const nodes: SchemaNode[] = []
  addOperation(operation, nodes)
  return nodes
}

function addOperation({ parameters, body, responses, callbacks }: Operation, to: SchemaNode[]): void {
  for (const group of parameters) addEach(group.parameters, to)
  for (const { schema, partHeaders } of body?.contents ?? []) {
    if (schema !== null) addNode(schema, to)
    for (const { headers } of partHeaders) addEach(headers, to)
  }
  for (const { headers, contents } of responses) {
    addEach(headers, to)
    for (const { schema } of contents) if (schema !== null) addNode(schema, to)
  }
  for (const { operations } of callbacks) for (const called of operations) addOperation(called, to)
}

/** @returns a node with all that are in it */
export function nodesIn(node: SchemaNode): readonly SchemaNode[] {
  const nodes: SchemaNode[] = []
  addNode(node, nodes)
  return nodes
}

/** Into one list: a generator at each level hands each node on as often as it lies deep. */
function addNode(node: SchemaNode, to: SchemaNode[]): void {
  to.push(node)
  addEach(node.properties, to)
  addEach(node.tuple, to)
  addEach(node.maps, to)
  addEach(node.not, to)
  if (node.items !== null) addNode(node.items, to)
  for (const { variants } of node.choices) addEach(variants, to)
  for (const rule of node.rules) addNode(rule.node, to)
}

function addEach(nodes: readonly SchemaNode[], to: SchemaNode[]): void {
  for (const node of nodes) addNode(node, to)
}

/** The texts of an operation that are not of its nodes. */
export function textsOf(operation: Operation): readonly (string | null)[] {
  const { summary, description, body, responses, servers, security, callbacks, externalDocs } = operation
  return [
    isMarkedUp(summary ?? '') ? summary : null,
    description,
    externalDocs?.description ?? null,
    body?.description ?? null,
    ...[body, ...responses]
      .flatMap((of) => of?.contents ?? [])
      .flatMap(({ examples }) => examples.map((one) => one.description)),
    ...responses.flatMap(({ description: text, links }) => [text, ...links.map((link) => link.description)]),
    ...servers.flatMap((server) => [server.description, ...server.variables.map((variable) => variable.description)]),
    ...security.flat().flatMap((scheme) => [scheme.description, ...scheme.scopeTexts.values()]),
    ...callbacks.flatMap(({ operations }) => operations.flatMap(textsOf)),
  ]
}
