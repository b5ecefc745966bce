/** @returns whether a body of a media type is a value of JSON a line */
export const isLines = (type: string): boolean => /ndjson|jsonl|json-lines|stream\+json/i.test(type)

/** @returns whether a body of a media type is one value of JSON. A sequence (RFC 7464) has signs between its values */
export const isJsonType = (type: string): boolean => /json(?!-seq)/i.test(type) && !isLines(type)
