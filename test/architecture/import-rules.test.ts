import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenRule } from './import-rules.ts'
import { importsOf, parseSource } from './sources.ts'

const cases: readonly (readonly [from: string, statement: string, allowed: boolean])[] = [
  ['bin/commands/build.ts', "import { createPipeline } from '../../compiler/pipeline.ts'", true],
  ['bin/commands/build.ts', "import { theme } from '../../templates/theme.ts'", true],
  ['bin/commands/build.ts', "import { blocks } from '../../templates/blocks.ts'", false],
  ['compiler/pipeline.ts', "import { theme } from '../templates/theme.ts'", false],
  ['compiler/pipeline.ts', "import type { Theme } from '../templates/theme.ts'", false],
  ['compiler/validate/validate.ts', "import { readFileSync } from 'node:fs'", false],
  ['compiler/read/walk.ts', "import { readFileSync } from 'node:fs'", true],
  ['compiler/store/store.ts', "import { readFileSync } from 'fs'", true],
  ['compiler/formats/slug.ts', "import { createHash } from 'node:crypto'", true],
  ['compiler/parse/parse.ts', "import { nearest } from '../formats/nearest.ts'", true],
  ['compiler/validate/validate.ts', "import type { ParsedPage } from '../parse/parse.ts'", true],
  ['compiler/parse/parse.ts', "import type { CheckedPage } from '../validate/validate.ts'", false],
  ['compiler/render/render.tsx', "import { createPipeline } from '../pipeline.ts'", false],
  ['compiler/formats/yaml/keys.ts', "import type { Site } from '../../model/site.ts'", false],
  ['compiler/model/site.ts', "import type { SiteConfig } from '../data/site/site-config.ts'", true],
  ['compiler/model/site.ts', "import { siteConfigSchema } from '../data/site/site-config.ts'", false],
  ['compiler/slug.ts', "import { nearest } from './formats/nearest.ts'", true],
  ['compiler/slug.ts', "import type { ParsedPage } from './parse/parse.ts'", false],
  ['compiler/openapi/operation/operation.ts', "import { merge } from '../schema/merge.ts'", true],
  ['compiler/openapi/schema/merge.ts', "import { operationModel } from '../operation/operation.ts'", false],
  ['compiler/openapi/schema/merge.ts', "import type { Parameter } from '../operation/operation-model.ts'", true],
  ['compiler/openapi/schema/merge.ts', "import { viewOf } from '../view.ts'", false],
  ['compiler/openapi/schema/merge.ts', "import { wire } from '../wire/wire.ts'", false],
  ['templates/blocks/note/Note.tsx', "import { Icon } from '../../elements/Icon.tsx'", true],
  ['templates/blocks/note/block.ts', "import { defineBlock } from '../../../compiler/model/block.ts'", true],
  ['templates/blocks/note/block.ts', "import { other } from '../other/block.ts'", false],
  ['templates/blocks/note/block.ts', "import { hydrate } from './island.client.tsx'", false],
  ['templates/blocks/note/Note.tsx', "import type { Source } from '../../../compiler/data/sources.ts'", true],
  ['templates/blocks/note/Note.tsx', "import { type Source } from '../../../compiler/data/sources.ts'", true],
  ['templates/blocks/note/Note.tsx', "import { load } from '../../../compiler/data/sources.ts'", false],
  ['templates/blocks/note/Note.tsx', "import { nearest } from '../../../compiler/formats/nearest.ts'", false],
  ['templates/blocks/note/island.client.tsx', "import { Note } from './Note.tsx'", true],
  ['templates/blocks/note/island.client.tsx', "import { names } from './contract.ts'", false],
  ['templates/blocks/note/island.client.tsx', "import type { NoteProps } from './contract.ts'", true],
  ['templates/blocks/note/island.client.tsx', "import { storage } from '../../../client/storage.ts'", true],
  ['templates/blocks/note/island.client.tsx', "const z = await import('zod')", false],
  ['templates/blocks.ts', "import { noteBlock } from './blocks/note/block.ts'", true],
  ['templates/page/Page.tsx', "import { noteBlock } from '../blocks/note/block.ts'", false],
  ['templates/page/Page.tsx', "import type { PageView } from '../../compiler/model/theme.ts'", true],
  ['templates/elements/icons/Icon.tsx', "import { Page } from '../../page/Page.tsx'", false],
  ['templates/elements/icons/Icon.tsx', "import { join } from 'path'", false],
  ['client/boot.ts', "export { when } from './when.ts'", true],
  ['client/boot.ts', "import type { Block } from '../compiler/model/block.ts'", false],
  ['client/preview/enhance.ts', "import { selector } from '../../templates/elements/tabs/mark.ts'", true],
  ['client/preview/enhance.ts', "import { start } from '../../templates/elements/tabs/tabs.client.ts'", false],
  ['compiler/search/search.ts', "import type { Record } from '../../client/wire/record.ts'", true],
  ['compiler/search/search.ts', "import { records } from '../../client/wire/record.ts'", false],
  ['client/wire/record.ts', "import type { Theme } from '../../compiler/model/theme.ts'", false],
  ['client/boot.ts', "const page = import('../templates/page/Page.tsx')", false],
]

for (const [from, statement, allowed] of cases) {
  test(`${from} ${allowed ? 'may' : 'may not'}: ${statement}`, () => {
    const edges = importsOf(parseSource(from, statement))
    assert.equal(edges.length, 1)
    assert.equal(edges.map(brokenRule).filter((rule) => rule !== null).length, allowed ? 0 : 1)
  })
}
