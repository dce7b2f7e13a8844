import { accountsRouter } from '#features/accounts/server/router.ts'
import { postingsRouter } from '#features/jobs/server/posting/router.ts'
import { notificationsRouter } from '#features/notifications/server/router.ts'

/** Answers to `app/contract.ts`, area by area. */
export const router = {
  accounts: accountsRouter,
  postings: postingsRouter,
  notifications: notificationsRouter,
}
