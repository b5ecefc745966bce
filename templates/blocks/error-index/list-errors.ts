import type { ErrorEntry } from '../../../compiler/data/errors.ts'
import type { ModelInput } from '../../../compiler/model/block.ts'
import type { ListedEntry, Listing } from '../../../compiler/model/generated-page.ts'
import { errorRoute, errorsInOrder, errorsRoute } from '../../elements/error-code.ts'
import { plainText } from '../../elements/plain-text.ts'

/** More errors than these are shown in folders, a thousand codes each. */
const maxInOneList = 30

/** The pages of errors by their codes, below the page that lists them. */
export function listErrors({ config, data }: ModelInput<unknown>['site']): readonly Listing[] {
  const entryOf = (error: ErrorEntry): ListedEntry => ({
    title: `${error.code} ${plainText(error.message)}`.trim(),
    path: errorRoute(error.code, config),
  })
  return [
    {
      below: errorsRoute(config),
      entries() {
        const errors = errorsInOrder(data.errors)
        if (errors.length <= maxInOneList) return errors.map(entryOf)
        const folders = new Map<number, ListedEntry[]>()
        for (const error of errors) {
          const thousand = Math.floor(error.code / 1000)
          const entries = folders.get(thousand) ?? []
          folders.set(thousand, entries)
          entries.push(entryOf(error))
        }
        return [...folders].map(([thousand, entries]) => ({
          title: `${thousand * 1000}–${thousand * 1000 + 999}`,
          entries,
        }))
      },
    },
  ]
}
