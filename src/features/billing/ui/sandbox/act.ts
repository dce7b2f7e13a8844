import type { SandboxAction } from '../../sandbox-contract.ts'

/** Does something to the sandbox's subscription and says that it is done. */
export type Act = { run: (action: SandboxAction, done: string) => void; isBusy: boolean }
