// Where the time of a build goes: the samples of a profile by the innermost function that stands for a stage.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Functions of the command by stage; a bundler may have put a number after a name. */
const stages = {
  'parse: fast parser': ['markdownToMdast'],
  'parse: guards of the fast parser': ['parseFast'],
  'parse: remark': ['parseByReference'],
  'parse: the rest': ['parsePage', 'parsePartial', 'readHead'],
  validate: ['validatePage'],
  'links, models, outlines': ['checkPageLinks', 'modelPage', 'outlineOf'],
  highlight: ['highlightFence'],
  'to hast': ['toHast'],
  React: ['renderToString', 'toReact'],
  'HTML, the rest': ['renderPage'],
  'Markdown twin': ['pageMarkdown'],
  search: ['searchIndexFiles', 'recordOf', 'digest'],
  'host files': ['hostFiles'],
  'store: what pages are made of': ['packWritten', 'remember', 'keep', 'traces'],
  'writing files': ['prepare', 'writeFileSync', 'publish'],
  'garbage collection': ['(garbage collector)'],
  'start (modules)': ['(program)', 'compileSourceTextModule', 'evaluate', 'require'],
}
const stageOf = new Map(Object.entries(stages).flatMap(([stage, names]) => names.map((name) => [name, stage])))
const plain = (name) => name.replace(/^exports\d*\./, '').replace(/\d+$/, '')

/** @returns milliseconds by stage, most first, of the largest profile in a folder */
export function stagesOf(folder) {
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('.cpuprofile'))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).size - statSync(a).size)[0]
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8'))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const found = new Map()
  const stage = (id) => {
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const { functionName } = byId.get(at).callFrame
      const name = stageOf.get(functionName) ?? stageOf.get(plain(functionName))
      if (name !== undefined) return name
    }
    return 'other'
  }
  for (const [index, id] of samples.entries()) {
    if (byId.get(id).callFrame.functionName === '(idle)') continue
    const name = stage(id)
    found.set(name, (found.get(name) ?? 0) + timeDeltas[index] / 1000)
  }
  return [...found].sort((a, b) => b[1] - a[1])
}
