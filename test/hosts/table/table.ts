import { describeAnswer, fault } from './answer.ts'
import { cloudflareColumn } from './cloudflare.ts'
import type { Column, LeftOut } from './column.ts'
import { cloudfrontColumn, firebaseColumn, githubColumn, vercelColumn } from './functions.ts'
import { netlifyColumn } from './netlify.ts'
import { serveColumn, superstaticColumn } from './programs.ts'
import { requests } from './requests.ts'
import { serverColumn } from './servers.ts'

/** One answer of one host. */
export interface Cell {
  readonly column: Column['name']
  readonly group: string
  readonly path: string
  readonly said: string
  /** What is wrong with it, or null. */
  readonly fault: string | null
  /** Why the host can't do better, or null. */
  readonly lost: string | null
}

/** @returns the hosts of this machine and registry, and those that are left out */
export async function openColumns(): Promise<{
  readonly columns: readonly Column[]
  readonly leftOut: readonly LeftOut[]
}> {
  const { TEST_SUPERSTATIC: superstatic } = process.env
  const all: readonly (Column | LeftOut)[] = [
    await serverColumn('nginx'),
    await serverColumn('caddy'),
    await netlifyColumn(),
    await cloudflareColumn(),
    githubColumn(),
    superstatic === undefined ? firebaseColumn() : await superstaticColumn(superstatic),
    vercelColumn(),
    cloudfrontColumn(),
    await serveColumn(),
  ]
  return {
    columns: all.filter((one): one is Column => 'ask' in one),
    leftOut: all.filter((one): one is LeftOut => !('ask' in one)),
  }
}

/** Asks a host for everything, one request after the other. */
export async function askAll(column: Column): Promise<readonly Cell[]> {
  const cells: Cell[] = []
  for (const request of requests) {
    const given = await column.ask(request.path, request.accept)
    const wrong = fault(request, given)
    const lost = wrong === null ? null : column.lost(request)
    cells.push({
      column: column.name,
      group: request.group,
      path: request.path,
      said: describeAnswer(given),
      fault: wrong,
      lost,
    })
  }
  return cells
}
