import { memoryContent, pipelineOf } from '../site.ts'

/** `site.yaml` of a site that has an address and a brand, and nothing else. */
export const settings = 'url: https://docs.gannet.example\nbrand: { key: gannet, name: Gannet }\n'

/** @param files by their paths below `content/`; `site.yaml` may be another one */
export const gannetOf = (files: Readonly<Record<string, string>>) =>
  pipelineOf(
    memoryContent(
      Object.fromEntries(
        Object.entries({ 'site.yaml': settings, ...files }).map(([path, text]) => [`content/${path}`, text]),
      ),
    ),
  )
