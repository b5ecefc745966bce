import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { type FolderWatchOptions, watchFolders } from '../../bin/services/preview/folder-watch.ts'
import { watchContent } from '../../bin/services/preview/watch.ts'
import { type ContentStore, openContent } from '../../compiler/read/content-store.ts'
import { eventually, eventuallyHolds } from '../browser/eventually.ts'
import { putFile } from '../put-files.ts'

interface Site {
  readonly root: string
  readonly store: ContentStore
  /** Paths that were told to have changed. */
  readonly told: Set<string>
  write(path: string, text?: string): void
}

async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'signalpost-watch-'))
  const write = (path: string, text = path) => putFile(root, `content/${path}`, text)
  for (const path of ['site.yaml', 'pages/docs/index.md', 'pages/docs/a/one.md', 'pages/docs/a/deep/two.md'])
    write(path)
  const store = openContent(root)
  store.refresh()
  try {
    await work({ root, store, told: new Set(), write })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** With nobody there who waits, so that nothing but the system's hints leads to a look. */
async function watching(site: Site, work: () => Promise<void>, root = site.root): Promise<void> {
  const watch = watchContent({
    root,
    store: site.store,
    onChange: ({ paths }) => {
      for (const path of paths) site.told.add(path)
    },
    onPolling: assert.fail,
    isUsed: () => false,
  })
  try {
    // The first hint may come before its watch; whatever was written by then is told of all the same.
    site.write('pages/docs/ready.md')
    await tells(site, 'content/pages/docs/ready.md')
    await work()
  } finally {
    watch.close()
  }
}

const tells = (site: Site, path: string) => eventually(async () => site.told.has(path), true)

/** Writes until it is told, once the looks are over that earlier hints have led to: only a new hint leads to one now. */
async function tellsOf(site: Site, path: string): Promise<void> {
  await setTimeout(800)
  site.told.clear()
  let count = 0
  await eventuallyHolds(async () => {
    if (!site.told.has(`content/${path}`)) site.write(path, `${path} ${count++}`)
    assert.ok(site.told.has(`content/${path}`), path)
  })
}

test('a save, a save by another name, a new folder, what has gone', async () => {
  await withSite(async (site) => {
    await watching(site, async () => {
      site.write('pages/docs/a/one.md', 'changed')
      await tells(site, 'content/pages/docs/a/one.md')
      site.write('pages/docs/a/deep/.two.md.tmp', 'changed')
      renameSync(
        join(site.root, 'content/pages/docs/a/deep/.two.md.tmp'),
        join(site.root, 'content/pages/docs/a/deep/two.md'),
      )
      await tells(site, 'content/pages/docs/a/deep/two.md')
      for (let at = 0; at < 60; at++) site.write(`pages/docs/new/part-${at % 6}/deep/page-${at}.md`)
      await eventually(async () => [...site.told].filter((path) => path.includes('/new/')).length, 60)
      site.told.clear()
      rmSync(join(site.root, 'content/pages/docs/new'), { recursive: true })
      await eventually(async () => [...site.told].filter((path) => path.includes('/new/')).length, 60)
      assert.equal(site.store.paths('pages').length, 4)
    })
  })
})

test('a folder that another one has taken the name of is heard', async () => {
  await withSite(async (site) => {
    const pages = join(site.root, 'content/pages/docs')
    await watching(site, async () => {
      // In one go: nobody looks between.
      renameSync(join(pages, 'a'), join(pages, 'b'))
      site.write('pages/docs/a/one.md', 'another')
      site.write('pages/docs/a/deep/two.md', 'another')
      await tells(site, 'content/pages/docs/b/deep/two.md')
      await tells(site, 'content/pages/docs/a/deep/two.md')
      await tellsOf(site, 'pages/docs/a/one.md')
      await tellsOf(site, 'pages/docs/a/deep/two.md')
      await tellsOf(site, 'pages/docs/b/deep/two.md')
      rmSync(join(pages, 'a'), { recursive: true })
      site.write('pages/docs/a/deep/two.md', 'a third one')
      await tellsOf(site, 'pages/docs/a/deep/two.md')
    })
  })
})

test('the whole content goes and comes back', async () => {
  await withSite(async (site) => {
    await watching(site, async () => {
      rmSync(join(site.root, 'content'), { recursive: true })
      await eventually(async () => site.store.paths('pages').length, 0)
      site.write('pages/docs/index.md')
      await tells(site, 'content/pages/docs/index.md')
      await tellsOf(site, 'pages/docs/index.md')
      await tellsOf(site, 'pages/docs/other/index.md')
    })
  })
})

test('a folder that goes and comes back is heard, whatever the system has said of it by then', async () => {
  await withSite(async ({ root }) => {
    const above = ['', 'content', 'content/pages', 'content/pages/docs', 'content/pages/docs/a']
    const deep = 'content/pages/docs/a/deep'
    const folder = join(root, deep)
    const heard = new Set<string>()
    const hints = watchFolders({ root, onHint: (path) => heard.add(path), onMore: () => {}, onExhausted: assert.fail })
    const hears = async () => {
      await setTimeout(300)
      heard.clear()
      await eventuallyHolds(() => {
        writeFileSync(join(folder, 'two.md'), String(Math.random()))
        assert.ok(heard.has(`${deep}/two.md`))
      })
    }
    try {
      hints.follow([...above, deep], [])
      await hears()
      // In one go: whoever lists the folder above finds this one there.
      rmSync(folder, { recursive: true })
      hints.follow(above, [])
      mkdirSync(folder)
      hints.follow([...above, deep], [deep])
      await hears()
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
      hints.follow([...above, deep], [deep])
      await hears()
    } finally {
      hints.close()
    }
  })
})

test('a root that a link leads to is watched, a link in the content is not followed', async () => {
  await withSite(async (site) => {
    const link = `${site.root}-link`
    const outside = `${site.root}-outside`
    mkdirSync(outside)
    symlinkSync(site.root, link)
    symlinkSync(outside, join(site.root, 'content/pages/docs/outside'))
    const heard: string[] = []
    try {
      await watching(
        site,
        async () => {
          await tellsOf(site, 'pages/docs/a/one.md')
          await tellsOf(site, 'pages/docs/a/deep/two.md')
        },
        link,
      )
      const hints = watchFolders({
        root: link,
        onHint: (path) => heard.push(path),
        onMore: () => {},
        onExhausted: assert.fail,
      })
      hints.follow(['', ...site.store.folders], [])
      writeFileSync(join(outside, 'x.md'), '')
      await eventuallyHolds(async () => {
        site.write('pages/docs/last.md', String(heard.length))
        assert.ok(heard.includes('content/pages/docs/last.md'))
      })
      hints.close()
      assert.deepEqual(
        heard.filter((path) => path.includes('outside')),
        [],
      )
    } finally {
      rmSync(link)
      rmSync(outside, { recursive: true })
    }
  })
})

test('when the system has no more watches, the content is looked at from time to time', async () => {
  await withSite(async (site) => {
    const said: string[] = []
    let closed = 0
    let exhaust = () => {}
    const hints = ({ onExhausted }: FolderWatchOptions) => {
      exhaust = () => onExhausted('ENOSPC')
      return { follow: () => assert.equal(closed, 0, 'nothing is followed any more'), close: () => void closed++ }
    }
    const watch = watchContent({
      root: site.root,
      store: site.store,
      onChange: ({ paths }) => {
        for (const path of paths) site.told.add(path)
      },
      onPolling: (reason) => said.push(reason),
      isUsed: () => false,
      hints,
    })
    try {
      exhaust()
      exhaust()
      assert.deepEqual([said, closed], [['ENOSPC'], 1])
      site.write('pages/docs/a/one.md', 'changed')
      await tells(site, 'content/pages/docs/a/one.md')
    } finally {
      watch.close()
    }
  })
})
