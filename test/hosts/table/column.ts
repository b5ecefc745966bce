import type { HostName } from '../../../compiler/hosts/hosts.ts'
import type { Answer } from './answer.ts'
import type { HostRequest } from './requests.ts'

/** A host that answers the requests of the table. */
export interface Column {
  readonly name: HostName | 'preview' | 'serve'
  /** What answers: the host's own program or parser, or a model of its documentation. */
  readonly by: string
  ask(path: string): Promise<Answer>
  close(): Promise<void>
  /** @returns why a request can't have the contract's answer there, or null */
  lost(request: HostRequest): string | null
}

/** Why a column is left out on this machine. */
export interface LeftOut {
  readonly name: Column['name']
  readonly why: string
}

export const nothingLost = () => null
export const nothingToClose = async () => {}
