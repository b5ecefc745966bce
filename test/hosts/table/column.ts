import type { HostName } from '../../../compiler/hosts/hosts.ts'
import type { Answer } from './answer.ts'
import type { HostRequest } from './requests.ts'

/** A host that answers the requests of the table. */
export interface Column {
  readonly name: HostName | 'preview' | 'serve'
  /** What answers: the host's own program or parser, or a model of its documentation. */
  readonly by: string
  /** @param accept the header of that name; undefined for none */
  ask(path: string, accept?: string): Promise<Answer>
  close(): Promise<void>
  /** @returns why a request can't have the contract's answer there, or null */
  lost(request: HostRequest): string | null
}

/** Why a column is left out on this machine. */
export interface LeftOut {
  readonly name: Column['name']
  readonly why: string
}

/** @returns why a host that only has rules can't choose a form of a page */
export function choiceLost({ group, expected, header }: HostRequest): string | null {
  if (group !== 'markdown') return null
  return header?.name === 'vary' || ['twin', 'markdown'].includes(expected.kind)
    ? 'no rule asks what a client accepts'
    : null
}

export const nothingLost = () => null
export const nothingToClose = async () => {}
