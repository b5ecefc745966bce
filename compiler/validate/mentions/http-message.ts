import { namesInJson } from './json-names.ts'
import { methods, type Piece, type RequestMention } from './mention.ts'
import { namesOfPairs, splitTarget } from './query.ts'

const requestLine = new RegExp(String.raw`^(${methods})[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$`)

/** @returns the request that an HTTP message is; none for a response */
export function httpRequests(message: string): readonly RequestMention[] {
  const lines = message.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const requestMatch = requestLine.exec((lines[first] ?? '').replace(/\r$/, ''))
  const method = requestMatch?.[1]
  const written = requestMatch?.[2]
  if (method === undefined || written === undefined || !/^(?:\/|https?:\/\/)/i.test(written)) return []
  const lineStart = offsetOf(lines, first)
  const from = lineStart + (lines[first] ?? '').indexOf(written, method.length)
  const { target, query } = splitTarget({ text: written, start: from, end: from + written.length })
  const { headers, body } = restOf(lines, first + 1)
  const fields = body === null ? [] : fieldsOf(body, headers.get('content-type') ?? '')
  return [{ kind: 'request', method, target, host: headers.get('host') ?? null, query, fields }]
}

function restOf(lines: readonly string[], from: number) {
  const headers = new Map<string, string>()
  for (let at = from; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim()
    if (line === '') {
      const start = offsetOf(lines, at + 1)
      const text = lines.slice(at + 1).join('\n')
      return { headers, body: text.trim() === '' ? null : { text, start, end: start + text.length } }
    }
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: null }
}

function fieldsOf(body: Piece, contentType: string): readonly Piece[] {
  if (/^\s*\{/.test(body.text)) return namesInJson(body)
  return /form-urlencoded/i.test(contentType) ? namesOfPairs(body) : []
}

function offsetOf(lines: readonly string[], row: number): number {
  let offset = 0
  for (let at = 0; at < row; at += 1) offset += (lines[at] ?? '').length + 1
  return offset
}
