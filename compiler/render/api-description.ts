import type { SitePage } from '../assemble/frame.ts'
import { sha256 } from '../formats/hash.ts'
import { writeYaml } from '../formats/yaml/write-yaml.ts'
import type { OutputFile } from '../model/output.ts'
import { descriptionPaths } from '../model/page-path.ts'
import { below } from '../model/routes.ts'
import type { SiteView } from '../model/site.ts'

/**
 * The description of an API as files beside the page of its reference, with the operations whose pages anybody may read.
 * A protected page has none: a host that hides the page would not hide them.
 *
 * @returns the files, made when they are written: a specification may be large
 */
export function descriptionFiles(page: SitePage, { data, page: pageAt }: SiteView): readonly OutputFile[] {
  const { openapi } = page.model.page.frontMatter
  const specification = openapi === undefined ? undefined : data.specifications.byName.get(openapi)
  if (specification === undefined || page.protected) return []
  const shown = [...specification.operations.values()].filter(
    ({ anchor }) => pageAt(below(page.route, anchor))?.protected === false,
  )
  // Made once for the two, and held by nobody.
  let made: WeakRef<Readonly<Record<string, unknown>>> | null = null
  const document = () => {
    const known = made?.deref() ?? specification.document(shown)
    if (made?.deref() !== known) made = new WeakRef(known)
    return known
  }
  const { asWritten } = specification
  const [json, yaml] = descriptionPaths(page.route)
  return [
    { path: json, content: lazyFile(() => asWritten(`${JSON.stringify(document(), null, 2)}\n`)) },
    { path: yaml, content: lazyFile(() => asWritten(writeYaml(document()))) },
  ]
}

/** Nothing is kept: whoever needs the bytes keeps them. */
function lazyFile(make: () => string): Extract<OutputFile['content'], { bytes: unknown }> {
  const bytes = () => Buffer.from(make())
  return {
    bytes,
    get size() {
      return bytes().length
    },
    get hash() {
      return sha256(bytes())
    },
  }
}
