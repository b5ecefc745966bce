import { join } from 'node:path'
import { build } from 'esbuild'
import { contentType } from '../../../bin/services/preview/content-types.ts'
import { type Answer, answer } from './answer.ts'
import { type Column, nothingToClose } from './column.ts'
import type { PublishedSite } from './files.ts'

/** What Cloudflare publishes of its own code (`@cloudflare/pages-shared`), as far as it is asked here. */
interface PagesShared {
  generateHandler(context: Readonly<Record<string, unknown>>): Promise<Response>
  parseRedirects(text: string): { readonly invalid: readonly unknown[] }
  parseHeaders(text: string): { readonly invalid: readonly unknown[] }
  createMetadataObject(of: Readonly<Record<string, unknown>>): object
}

const origin = 'https://docs.brightwire.example'

/**
 * Cloudflare's own handling of assets, redirects and headers, without its network before it.
 *
 * @param folder holds two unpacked releases: `handler` (0.13.189) and `parser` (0.11.0, the last with the parsers)
 */
export async function pagesColumn(site: PublishedSite, folder: string, lost: Column['lost']): Promise<Column> {
  const pages = await loaded(folder)
  const redirects = pages.parseRedirects(site.files.get('_redirects') ?? '')
  const headers = pages.parseHeaders(site.files.get('_headers') ?? '')
  const refused = [...redirects.invalid, ...headers.invalid]
  if (refused.length > 0) throw new Error(`Cloudflare refuses ${JSON.stringify(refused)}`)
  const metadata = pages.createMetadataObject({ redirects, headers, logger: () => {} })
  const files = new Map([...site.files].filter(([path]) => !/^_(?:headers|redirects)$/.test(path)))
  const find = async (path: string) => (files.has(path.slice(1)) ? path.slice(1) : null)
  return {
    name: 'cloudflare',
    by: '@cloudflare/pages-shared',
    async ask(path) {
      const url = `${origin}${path}`
      if (!URL.canParse(url)) return answer(400, {})
      const response = await pages.generateHandler({
        request: new Request(url),
        metadata,
        logError: (error: Error) => {
          throw error
        },
        findAssetEntryForPath: find,
        getAssetKey: (entry: string) => entry,
        negotiateContent: () => ({ encoding: null }),
        fetchAsset: async (key: string) => ({
          body: new Response(files.get(key)).body,
          contentType: contentType(key),
        }),
        generateNotFoundResponse: async () => new Response(files.get('404.html'), { status: 404 }),
      })
      return told(response)
    },
    close: nothingToClose,
    lost,
  }
}

async function told(response: Response): Promise<Answer> {
  return answer(response.status, Object.fromEntries(response.headers), await response.text())
}

/** Its releases are TypeScript or modules for a bundler. */
async function loaded(folder: string): Promise<PagesShared> {
  const parser = (name: string) => JSON.stringify(join(folder, 'parser/metadata-generator', name))
  const { outputFiles } = await build({
    stdin: {
      contents: `export { generateHandler } from ${JSON.stringify(join(folder, 'handler/dist/asset-server/handler.js'))}
export { parseRedirects } from ${parser('parseRedirects.ts')}
export { parseHeaders } from ${parser('parseHeaders.ts')}
export { createMetadataObject } from ${parser('createMetadataObject.ts')}`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  const [file] = outputFiles
  return await import(`data:text/javascript;base64,${Buffer.from(file?.contents ?? []).toString('base64')}`)
}
