import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { askSocket } from './answer.ts'
import { freePort, writeSite } from './cloudflare.ts'
import { type Column, type LeftOut, nothingLost } from './column.ts'
import { publishedFor } from './files.ts'

interface Program {
  readonly name: 'nginx' | 'caddy'
  readonly version: string
  /** Writes the configuration. @returns the arguments that start the program in the foreground */
  configure(folder: string, port: number): readonly string[]
}

const programs: Readonly<Record<'nginx' | 'caddy', Program>> = {
  nginx: {
    name: 'nginx',
    version: '-v',
    configure(folder, port) {
      for (const name of ['logs', 'temp']) mkdirSync(join(folder, name))
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path temp/${one};`)
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; error_log stderr crit; pid nginx.pid; worker_processes 1;
events {}
http {
  access_log off; ${temp.join(' ')}
  types { text/html html; image/svg+xml svg; application/javascript js; text/css css; text/plain txt; text/xml xml; }
  include host/redirects.nginx.conf;
  server { listen 127.0.0.1:${port}; root ${folder}/site; include host/headers.nginx.conf; }
}
`,
      )
      return ['-p', folder, '-c', 'nginx.conf']
    },
  },
  caddy: {
    name: 'caddy',
    version: 'version',
    configure(folder, port) {
      writeFileSync(
        join(folder, 'Caddyfile'),
        `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${folder}/site
	import host/site.caddy
}
`,
      )
      return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
    },
  },
}

/** The real server where the machine has one. */
export async function serverColumn(name: 'nginx' | 'caddy'): Promise<Column | LeftOut> {
  const program = programs[name]
  const found = spawnSync(name, [program.version], { encoding: 'utf8' })
  if (found.error !== undefined) return { name, why: `this machine has no ${name}` }
  const folder = mkdtempSync(join(tmpdir(), `signalpost-${name}-`))
  // A server that root starts gives its rights away.
  chmodSync(folder, 0o755)
  const site = publishedFor(name)
  writeSite(join(folder, 'site'), site)
  writeSite(join(folder, 'host'), { files: site.host })
  const port = await freePort()
  const child = spawn(name, program.configure(folder, port), {
    cwd: folder,
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (data) => {
    output += data
  })
  for (;;) {
    if (child.exitCode !== null) {
      rmSync(folder, { recursive: true, force: true })
      throw new Error(`${name}: ${output}`)
    }
    try {
      await askSocket(port, '/docs')
      break
    } catch {
      await setTimeout(50)
    }
  }
  return {
    name,
    by: `${`${found.stdout}${found.stderr}`.trim().split('\n')[0]}`,
    ask: (path, accept) => askSocket(port, path, accept),
    async close() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
    lost: nothingLost,
  }
}
