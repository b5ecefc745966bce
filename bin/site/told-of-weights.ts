import { basename } from 'node:path'
import { longText } from '../../compiler/formats/source.ts'
import { isHeavy } from '../../compiler/formats/weight.ts'
import type { ContentView } from '../../compiler/read/content-view.ts'
import { sizeIn } from '../../compiler/read/version.ts'
import type { HeapGrowth } from '../services/heap-growth.ts'
import { patientAtFirst } from '../services/patience.ts'

type Files = Pick<ContentView, 'paths' | 'version'>

/** @returns bytes of the longest page or partial of a site */
export function longestText(content: Files): number {
  const paths = [...content.paths('pages'), ...content.paths('partials')]
  return paths.reduce((most, path) => Math.max(most, sizeOf(path, content)), 0)
}

/** What is read as data. */
const ofData = ['data', 'navigation', 'redirects', 'site'] as const

/** @returns bytes of all that is read as data: an object for each record stays, be it an entry of a sidebar or a redirect */
export function sizeOfData(content: Files): number {
  const paths = ofData.flatMap((role) => content.paths(role))
  return paths.reduce((sum, path) => sum + sizeOf(path, content), 0)
}

/**
 * The heap, told of pages that are as much work as long ones: by their size that can't be seen, and who reads one works on it.
 * A page that names a long partial may hold all of that.
 */
export function toldOfWeights<Heap extends Pick<HeapGrowth, 'onFile' | 'atWork'>>(heap: Heap, content: Files) {
  const heavy = new Set<string>()
  const onFile = patientAtFirst()
  const partials = new Set(content.paths('partials'))
  /** Names of those that are long, or name one that is. */
  const long = new Set([...partials].filter((path) => sizeOf(path, content) >= longText).map(nameOf))
  return {
    ...heap,
    /** @param text null for a file that can't be used */
    onRead: (path: string, text: string | null) => {
      heap.onFile()
      onFile()
      if (text === null || !/\.mdx?$/.test(path)) return
      if (!isHeavy(text) && ![...long].some((name) => text.includes(name))) return
      heavy.add(path)
      if (partials.has(path)) long.add(nameOf(path))
      heap.atWork(longText)
    },
    atWork: (path: string, bytes: number) => heap.atWork(heavy.has(path) ? Math.max(bytes, longText) : bytes),
  }
}

/** As a page may write it: without its folder and its ending. */
function nameOf(path: string): string {
  return basename(path).replace(/\.mdx?$/, '')
}

function sizeOf(path: string, content: Files): number {
  return sizeIn(content.version(path) ?? '0')
}
