import { type Dirent, lstatSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { codeFolders } from '../../../compiler/model/own-code.ts'

/** Milliseconds after the first event: editors write a file in several steps. */
const debounceMs = 50
/** Milliseconds between two looks without events: folders may have come meanwhile, and systems lose events. */
const rest = 2000

/**
 * Watches the site's own code. Events are hints only: `look` finds what has changed.
 *
 * @param root absolute
 */
export function watchCode(root: string, look: () => void): { close(): void } {
  const watches = new Map<string, ReturnType<typeof watch>>()
  let timer: NodeJS.Timeout | undefined
  const hint = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      follow()
      look()
    }, debounceMs)
  }
  const follow = () => {
    const wanted = new Set(codeFolders.flatMap((folder) => foldersIn(join(root, folder))))
    for (const [folder, one] of watches)
      if (!wanted.has(folder)) {
        one.close()
        watches.delete(folder)
      }
    for (const folder of wanted) {
      if (watches.has(folder)) continue
      try {
        const one = watch(folder, hint)
        one.on('error', () => {
          one.close()
          watches.delete(folder)
        })
        watches.set(folder, one)
      } catch {
        // The look from time to time finds what is in it.
      }
    }
  }
  follow()
  const looking = setInterval(hint, rest)
  looking.unref()
  return {
    close() {
      clearTimeout(timer)
      clearInterval(looking)
      for (const one of watches.values()) one.close()
    },
  }
}

function foldersIn(folder: string): readonly string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const below = entriesOf(folder).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'),
  )
  return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))]
}

/** None of a folder that has gone meanwhile or can't be read: the look at the code says so. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
