import { basename, dirname } from 'node:path'
import { assetsFolder } from '../model/bundle.ts'
import type { OutputFile } from '../model/output.ts'

/** Where the files of an output lie. Both are absolute. */
export interface Places {
  /** The published folder. */
  readonly out: string
  /** What the tool and operators need and no reader may see: `<out>.host`. */
  readonly host: string
}

/** Folder of the tool in the output. */
export const ownFolder = '.signalpost'

/**
 * The folder for hosts as paths of the output name it. No page or asset may have such a path. It lies beside the output,
 * and really here only where nothing can be written beside.
 */
export const hostFolder = `${ownFolder}/host`

/** @returns a file's path of the output: the one name that all stages of a publication have for it */
export function pathOf({ path, isForHost }: Pick<OutputFile, 'path' | 'isForHost'>): string {
  return isForHost === true ? `${hostFolder}/${path}` : path
}

/** @returns whether a path of the output is the folder for hosts, or lies in it */
export function isInHostFolder(path: string): boolean {
  return path === hostFolder || path.startsWith(`${hostFolder}/`)
}

/** @returns whether readers' browsers may still ask for the file after it has gone from the site */
export function isAsset(path: string): boolean {
  return path.startsWith(assetsFolder)
}

/** @returns the absolute place of a path of the output */
export function locate({ out, host }: Places, path: string): string {
  // Paths of an output are normal already: `join` would look at each of them twice more.
  if (isInHostFolder(path)) return host + path.slice(hostFolder.length)
  return path === '' || path === '.' ? out : `${out}/${path}`
}

/** @returns the folder that holds all folders which may be removed with the last file of a path */
export function topOf({ out, host }: Places, path: string): string {
  return isInHostFolder(path) ? dirname(host) : out
}

/** @returns a path of the output as messages show it */
export function showPlace(places: Places, shown: string, path: string): string {
  if (!isInHostFolder(path) || basename(places.host) === basename(hostFolder)) return `${shown}/${path}`
  return `${shown}.host${path.slice(hostFolder.length)}`
}
