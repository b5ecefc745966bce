import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the module that finds the compiled part asks for its own address. */
const ownAddress = 'import.meta.url'

/**
 * Lets the fast parser's own code become part of the command: Node would read it as some forty modules, which takes as long as
 * all else of a small site. Its compiled part stays where it is installed, and is looked for from there.
 */
export function fastParserPlugin() {
  return {
    name: 'fast-parser',
    setup(build) {
      const tools = JSON.stringify(join(build.initialOptions.absWorkingDir, 'bin/services/tool-require.ts'))
      build.onLoad({ filter: /[/\\]node_modules[/\\]satteri[/\\]index\.js$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (!text.includes(ownAddress)) throw new Error(`${path} finds its compiled part in another way`)
        const installed = [
          `import { pathToFileURL as toAddress } from 'node:url'`,
          `import { toolRequire } from ${tools}`,
          `const installed = new URL('../index.js', toAddress(toolRequire().resolve('satteri'))).href`,
        ]
        return { contents: [...installed, text.replaceAll(ownAddress, 'installed')].join('\n') }
      })
    },
  }
}
