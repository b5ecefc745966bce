import { posix } from 'node:path'
import { splitFrontMatter } from '../../../../compiler/data/split-front-matter.ts'
import { isMapping, memberOf } from '../../../../compiler/formats/members.ts'
import { parseData } from '../../../../compiler/formats/yaml/parse-data.ts'
import { parseYaml } from '../../../../compiler/formats/yaml/parse-yaml.ts'
import { saidText } from './chapters.ts'
import type { Placement } from './folder-chapters.ts'

/** @param textOf a file by its path from the folder of the pages; null where there is none */
export function pagePlaces(textOf: (path: string) => string | null) {
  const known = new Map<string, Placement>()
  return {
    /** Where the front matter of a page, or the file of its category, puts it. */
    placementOf(path: string): Placement {
      const place = known.get(path) ?? (path.endsWith('/') ? ofCategory(path, textOf) : ofPage(path, textOf))
      known.set(path, place)
      return place
    },
    idOf(path: string): string | null {
      return saidText(memberOf(frontMatterOf(textOf(path) ?? '', path), 'id'))
    },
  }
}

/** @returns the values of a page's front matter; undefined where it has none that can be read */
export function frontMatterOf(text: string, path: string): unknown {
  const { yaml } = splitFrontMatter(text, path)
  return yaml === null ? undefined : parseYaml(yaml, { file: path, keys: 'any' }).value?.value
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

function ofPage(path: string, textOf: (path: string) => string | null): Placement {
  const values = frontMatterOf(textOf(path) ?? '', path)
  if (!isMapping(values)) return { title: null, place: null }
  const { sidebar } = values
  return {
    title: saidText(values.sidebar_label) ?? saidText(memberOf(sidebar, 'label')),
    place: numberIn(values.sidebar_position) ?? numberIn(memberOf(sidebar, 'order')),
  }
}

/** Files of Docusaurus, in folders. */
export const categoryFiles = ['_category_.json', '_category_.yml', '_category_.yaml']

function ofCategory(folder: string, textOf: (path: string) => string | null): Placement {
  for (const name of categoryFiles) {
    const path = posix.join(folder, name)
    const text = textOf(path)
    const values = text === null ? undefined : parseData({ path, text }, { keys: 'any' }).value?.value
    if (isMapping(values)) return { title: saidText(values.label), place: numberIn(values.position) }
  }
  return { title: null, place: null }
}
