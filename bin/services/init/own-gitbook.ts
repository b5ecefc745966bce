import { labelOf } from './label-of.ts'
import { withProse } from './with-prose.ts'

/** A tag of GitBook on a line of its own. */
const tag =
  /^([ \t]*)\{%[ \t]*(hint|endhint|tabs|endtabs|tab|endtab|content-ref|endcontent-ref|embed)((?:[ \t]+[\w-]+="[^"\r\n]*")*)[ \t]*%\}[ \t]*$/gm

/** Code with a title or with the numbers of its lines: what says so stands around the fence. */
const code =
  /^\{%[ \t]*code((?:[ \t]+[\w-]+="[^"\r\n]*")*)[ \t]*%\}[ \t]*\r?\n(```[^\r\n]*)(\r?\n(?:(?!```)[^\n]*\n)*?```[ \t]*)\r?\n\{%[ \t]*endcode[ \t]*%\}[ \t]*$/gm

const hints: Readonly<Record<string, string>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
}

/** @returns the text of a page with the blocks of GitBook as directives; where they are not closed in turn, all stay */
export function withOwnGitBook(text: string): string {
  if (!text.includes('{%')) return text
  const own = text.replace(code, (_, said: string, opening: string, rest: string) => {
    const title = attributeOf(said, 'title')
    const options = [
      ...(title === null ? [] : [`file="${title}"`]),
      ...(attributeOf(said, 'lineNumbers') === 'true' ? ['lines'] : []),
      ...(attributeOf(said, 'overflow') === 'wrap' ? ['wrap'] : []),
    ]
    return [opening.trimEnd(), ...options].join(' ') + rest
  })
  const open: string[] = []
  let isWhole = true
  const made = withProse(own, (prose) =>
    prose.replace(tag, (all, indent: string, name: string, said: string) => {
      if (name === 'embed') return indent + embedded(attributeOf(said, 'url') ?? '', all)
      if (name.startsWith('end')) isWhole &&= open.pop() === name.slice('end'.length)
      else open.push(name)
      if (/content-ref$/.test(name)) return ''
      const title = attributeOf(said, 'title')
      isWhole &&= name !== 'tab' || Boolean(title)
      if (name === 'hint') return `${indent}:::${hints[attributeOf(said, 'style') ?? 'info'] ?? 'info'}`
      if (name === 'tab') return `${indent}:::::tab${labelOf(title ?? '')}`
      if (name === 'tabs') return `${indent}::::::tab-group`
      return indent + (name === 'endhint' ? ':::' : name === 'endtab' ? ':::::' : '::::::')
    }),
  )
  return isWhole && open.length === 0 ? made : own
}

function embedded(url: string, all: string): string {
  if (!/^https?:\/\/[^\s<>]+$/.test(url)) return all.trim()
  return `<${url}>`
}

function attributeOf(said: string, name: string): string | null {
  return new RegExp(`[ \\t]${name}="([^"]*)"`).exec(said)?.[1] ?? null
}
