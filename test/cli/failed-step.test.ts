import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSite } from '../../bin/site/make-site.ts'
import { nothingKnown } from '../../compiler/emit/known-output.ts'
import { unwatched } from './run-here.ts'

const nothing = () => {}

/** A site whose parts note that they were asked, and that has a step on a disk that is full. */
async function madeWith(fault: 'inspect' | 'publish' | 'none') {
  const asked: string[] = []
  const full = async (): Promise<never> => {
    throw Object.assign(new Error('ENOSPC: no space left, write'), { code: 'ENOSPC', syscall: 'write', path: '/a' })
  }
  const published = async () => {
    asked.push('published')
    return { diagnostics: [], written: 0, unchanged: 0, removed: 0, files: [] }
  }
  const made = await makeSite({
    options: { root: '/a', format: 'json', parser: 'fast' },
    lenient: false,
    clean: false,
    root: '/a',
    out: '/a/out',
    inspect: fault === 'inspect' ? full : async () => [],
    open: async () => ({
      report: async () => ({ diagnostics: [], pages: 3, checks: {}, isConfigured: true }),
      undated: null,
      files: async function* () {},
      refresh: () => false,
      knownOf: () => nothingKnown,
      outputMark: () => null,
      keep: async () => {
        asked.push('remembered')
        return null
      },
      why: () => [],
      used: () => null,
      close: () => asked.push('closed'),
    }),
    hold: async (out) => ({
      value: {
        work: `${out}.work`,
        places: { out, host: `${out}.host` },
        prepare: async () => ({
          value: {
            publish: fault === 'publish' ? full : published,
            discard: () => asked.push('discarded'),
          },
          diagnostics: [],
        }),
        release: async () => void asked.push('released'),
      },
      diagnostics: [],
    }),
    system: {
      cwd: '/a',
      env: {},
      inWork: unwatched,
      overBudget: new Map(),
    },
    progress: { step: nothing, piece: nothing, note: nothing },
  })
  return { asked, found: made.found.map(({ code }) => code), pages: made.pages }
}

test('where the system fails at a look for more problems, nothing is published, and all is put away', async () => {
  const asked = ['discarded', 'remembered', 'closed', 'released']
  assert.deepEqual(await madeWith('inspect'), { asked, found: ['SP7013'], pages: 3 })
})

test('where it fails while files are published, what was made is remembered, and the site is closed', async () => {
  assert.deepEqual(await madeWith('publish'), {
    asked: ['remembered', 'closed', 'released'],
    found: ['SP7013'],
    pages: 3,
  })
})

test('where nothing fails it is published, remembered and closed', async () => {
  const asked = ['published', 'remembered', 'closed', 'released']
  assert.deepEqual(await madeWith('none'), { asked, found: [], pages: 3 })
})
