import type { BodyContent } from '../../../compiler/openapi/operation/operation-model.ts'

/** @returns how each property of a form is written, of which the specification says so */
export function encodingTexts(
  encodings: BodyContent['encodings'],
): readonly { readonly name: string; readonly text: string }[] {
  return [...encodings].flatMap(([name, { contentType, style }]) => {
    const words = [contentType, style === null ? null : `style ${style}`].filter((word) => word !== null)
    return words.length === 0 ? [] : [{ name, text: words.join('; ') }]
  })
}
