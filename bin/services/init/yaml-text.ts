/** Words that YAML reads as something else than a text. */
const notText = /^(?:y|n|yes|no|on|off|true|false|null|~|\d.*)$/i

/** @returns a text as YAML has it */
export function yamlText(value: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u.test(value) && !notText.test(value) ? value : JSON.stringify(value)
}
