import { accountsRouter } from '#features/accounts/server/router.ts'

/** Answers to `app/contract.ts`, area by area. */
export const router = {
  accounts: accountsRouter,
}
