import type { SandboxAction } from '../../sandbox-contract.ts'

/** `run` changes the sandbox's subscription and shows the text `done`. */
export type Act = { run: (action: SandboxAction, done: string) => void; isBusy: boolean }
