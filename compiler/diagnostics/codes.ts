import { blockCodes } from './codes/blocks.ts'
import { codeHostCodes } from './codes/code-host.ts'
import { dataCodes } from './codes/data.ts'
import { emitCodes } from './codes/emit.ts'
import { fenceCodes } from './codes/fences.ts'
import { fileCodes } from './codes/files.ts'
import { layoutRuleCodes } from './codes/layout-rules.ts'
import { linkCodes } from './codes/links.ts'
import { lookupRuleCodes } from './codes/lookup-rules.ts'
import { markdownCodes } from './codes/markdown.ts'
import { openapiCodes } from './codes/openapi.ts'
import { outputCodes } from './codes/output.ts'
import { ownCodeCodes } from './codes/own-code.ts'
import { pageCodes } from './codes/pages.ts'
import { readCodes } from './codes/read.ts'
import { routeCodes } from './codes/routes.ts'
import { siteCodes } from './codes/site.ts'
import { slipCodes } from './codes/slips.ts'

/** Every code of the compiler. Codes are permanent; wording may improve. A dead code is never used again. */
export const codes = {
  ...fileCodes, // SP10xx bytes, names, limits
  ...readCodes, // SP105x the content as a whole
  ...siteCodes, // SP12xx YAML, front matter, site.yaml, navigation, variables
  ...markdownCodes, // SP20xx Markdown, MDX, HTML
  ...fenceCodes, // SP2050 to SP2079 fenced code
  ...slipCodes, // SP2080 to SP2099 what renders, but not as it was meant
  ...blockCodes, // SP30xx blocks, their properties and children
  ...layoutRuleCodes, // SP31xx rules of single blocks
  ...lookupRuleCodes,
  ...linkCodes, // SP40xx links, anchors, images
  ...routeCodes, // SP50xx routes, redirects
  ...pageCodes, // SP51xx pages beside each other
  ...dataCodes, // SP60xx data files
  ...openapiCodes, // SP65xx specifications
  ...outputCodes, // SP70xx output, environment, command
  ...emitCodes, // SP7030 to SP7049 writing the output
  ...codeHostCodes, // SP7050 to SP7069 the code host
  ...ownCodeCodes, // SP71xx a site's own blocks and look
}

export type Codes = typeof codes
export type Code = keyof Codes
