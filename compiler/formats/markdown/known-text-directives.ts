import type { Construct, State, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'

const colon = 58
/** micromark's own types know no tokens of extensions. */
const nameType: string = 'directiveTextName'
const labelOrAttributes: ReadonlySet<string> = new Set(['directiveTextLabel', 'directiveTextAttributes'])

/**
 * Lets an inline `:name` be a directive only when the name is known and a label or attributes follow. Everything else
 * (`10:30`, `user:email`, `10:30[link](/url)`) is the text that it would be without directives.
 *
 * It wraps the construct of remark-directive: when the name is not one of ours the attempt fails, and micromark takes
 * the characters back.
 */
export function knownTextDirectives(this: Processor, names: Pick<ReadonlySet<string>, 'has'>): undefined {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => {
    const construct = extension.text?.[colon]
    if (construct === undefined || Array.isArray(construct)) return extension
    return { ...extension, text: { ...extension.text, [colon]: onlyKnown(construct, names) } }
  })
}

function onlyKnown(construct: Construct, names: Pick<ReadonlySet<string>, 'has'>): Construct {
  return {
    ...construct,
    tokenize(this: TokenizeContext, effects, ok, nok): State {
      const before = this.events.length
      const decide: State = (code) => {
        const made = this.events.slice(before).filter(([kind]) => kind === 'exit')
        const name = made.find(([, token]) => token.type === nameType)?.[1]
        const more = made.some(([, token]) => labelOrAttributes.has(token.type))
        return name !== undefined && more && names.has(this.sliceSerialize(name)) ? ok(code) : nok(code)
      }
      return construct.tokenize.call(this, effects, decide, nok)
    },
  }
}
