import { accountsRouter } from '#features/accounts/server/router.ts'
import { notificationsRouter } from '#features/notifications/server/router.ts'

/** Answers to `app/contract.ts`, area by area. */
export const router = {
  accounts: accountsRouter,
  notifications: notificationsRouter,
}
