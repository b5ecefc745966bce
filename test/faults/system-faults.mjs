import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build, command, hashOf, inSite, run, unless } from './site.mjs'

const status = async (root, more, wanted, options) => {
  const told = await build(root, more, options)
  return unless(told.status === wanted, `status ${told.status}, expected ${wanted}: ${told.err.slice(-200)}`)
}

const site = (root) => hashOf(join(root, 'dist/site'))

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/** As `contentFaults`; the answer `{ cannot }` says why this machine can't try it. */
export const systemFaults = [
  [
    47,
    'an output that is a file, a link or cannot be written',
    () =>
      inSite({}, async (root) => {
        writeFileSync(join(root, 'file'), '')
        symlinkSync(root, join(root, 'link'))
        const wrong =
          (await status(root, ['--out', join(root, 'file')], 2)) ??
          (await status(root, ['--out', join(root, 'link')], 2))
        if (wrong !== null) return wrong
        mkdirSync(join(root, 'shut'))
        chmodSync(join(root, 'shut'), 0o500)
        // Who may do everything is stopped by no permission.
        return process.getuid?.() === 0 ? null : await status(root, ['--out', join(root, 'shut/site')], 3)
      }),
  ],
  [
    48,
    'few open files',
    () =>
      inSite({}, async (root) => {
        const { status: ended, err } = await run([], {
          shell: `ulimit -n 64; exec ${process.execPath} ${command} build --root ${root}`,
        })
        return unless(ended === 0 || ended === 3, `status ${ended}: ${err.slice(-200)}`)
      }),
  ],
  [
    51,
    'what was remembered is cut, turned or empty',
    () =>
      inSite({}, async (root) => {
        await build(root)
        const clean = site(root)
        for (const harm of [
          (file) => truncateSync(file, 3),
          (file) => {
            const bytes = readFileSync(file)
            for (let at = 0; at < bytes.length; at += 97) bytes[at] ^= 1
            writeFileSync(file, bytes)
          },
          (file) => writeFileSync(file, ''),
        ]) {
          for (const file of filesBelow(join(root, '.signalpost/store'))) harm(file)
          const wrong = await status(root, [], 0)
          if (wrong !== null) return wrong
          if (site(root) !== clean) return 'another output'
        }
        return null
      }),
  ],
  [
    54,
    'a port that is in use',
    () =>
      inSite({}, async (root) => {
        const server = createServer().listen(0, '127.0.0.1')
        await new Promise((done) => server.on('listening', done))
        try {
          const { status: ended } = await run(['preview', '--root', root, '--port', String(server.address().port)])
          return unless(ended === 3, `status ${ended}`)
        } finally {
          server.close()
        }
      }),
  ],
  [
    55,
    'other languages, zones, masks and folders',
    async () => {
      const of = (name, options, shell) =>
        inSite(
          {
            'content/pages/docs/b.md': '---\ntitle: Z\u00fcrich\n---\n\nText.\n',
            // In a language that no machine knows.
            'content/pages/docs/c.mdx': `---\ntitle: Rows\nlang: xx\n---\n\n<FilterableTable filters={["Kind"]}>\n\n| Kind |\n| --- |\n${'| small |\n'.repeat(1200)}\n</FilterableTable>\n`,
            'content/pages/docs/\u00e4.md': null,
          },
          async (root) => {
            if (shell)
              await run([], {
                shell: `umask 077; exec ${process.execPath} ${command} build --root '${root}'`,
                ...options,
              })
            else await build(root, [], options)
            return site(root)
          },
          name,
        )
      const all = [
        await of('signalpost-fault-', {}),
        await of('signalpost fault \u00fc ', {
          env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
        }),
        await of('signalpost-fault-', { env: { TZ: 'America/St_Johns' } }, true),
      ]
      return unless(all[0] !== null && new Set(all).size === 1, 'other bytes')
    },
  ],
  [
    46,
    'a full disk',
    async () => {
      if (process.getuid?.() !== 0)
        return { cannot: 'only root makes a small disk; the suite tries each write of emit' }
      return await inSite({ small: (place) => mkdirSync(place) }, async (root) => {
        const small = join(root, 'small')
        const mounted = await run([], { shell: `mount -t tmpfs -o size=64k tmpfs ${small}` })
        if (mounted.status !== 0)
          return { cannot: 'no small disk can be made here; the suite tries each write of emit' }
        try {
          const wrong = await status(root, ['--out', join(small, 'site')], 3)
          return wrong ?? unless(!existsSync(join(small, 'site')), 'something was published')
        } finally {
          await run([], { shell: `umount ${small}` })
        }
      })
    },
  ],
]
