import type { ContractRouterClient } from '@orpc/contract'

/** `src/app/contract.ts` adds the contract of all areas here, so that an area can use the client without importing the others. */
// biome-ignore lint/suspicious/noEmptyInterface: another module adds to it
export interface Register {}

export type Client = ContractRouterClient<Register['contract']>
