import { frontMatterCodes } from './front-matter.ts'
import { shapeCodes } from './shape.ts'
import { yamlCodes } from './yaml.ts'

/** Codes SP12xx: YAML and JSON, the shape of values, front matter, site.yaml, navigation, variables. */
export const siteCodes = { ...yamlCodes, ...shapeCodes, ...frontMatterCodes } as const
