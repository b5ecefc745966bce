import type { BodyPlan } from '../../formats/request/body-plan.ts'
import type { FieldEncoding } from '../../formats/request/pairs.ts'
import type { BodyContent } from '../operation/operation-model.ts'
import type { SchemaNode } from '../schema/schema-model.ts'

/** Whether a media type is one of files, whose content nobody types. */
export function isFileType(type: string): boolean {
  return /octet-stream|^(?:image|audio|video|font)\/(?!svg)|[/+](?:zip|gzip|pdf)\b/i.test(type)
}

/** Whether a part of a form is a file: 3.0 says it by the format, 3.1 by a media type at the property or at its encoding. */
export function isFilePart({ typeLabel, constraints }: SchemaNode, encoding: FieldEncoding | undefined): boolean {
  if (/<binary>|^string<byte>/.test(typeLabel)) return true
  const said = constraints.find(({ name }) => name === 'Encoding type')?.values[0] ?? encoding?.contentType ?? ''
  const isOpen = /^(?:string|any|array\[(?:string|any)\])$/.test(typeLabel)
  return isOpen && said.split(',').some((type) => isFileType(type.trim()))
}

/** @returns how the fields of a body are sent, and which of them are files */
export function bodyPlan({
  encodingType,
  encodings,
  schema,
}: Pick<BodyContent, 'encodingType' | 'encodings' | 'schema'>): BodyPlan {
  return {
    type: encodingType.replace(/[\r\n]+/g, ' '),
    encodings: Object.fromEntries(encodings),
    files: (schema?.properties ?? []).flatMap((node) =>
      node.name !== null && isFilePart(node, encodings.get(node.name)) ? [node.name] : [],
    ),
  }
}
