import { accountsContract } from '#features/accounts/contract.ts'
import { postingsContract } from '#features/jobs/posting-contract.ts'
import { notificationsContract } from '#features/notifications/contract.ts'

/** Everything the product can be asked, by area. */
export const contract = {
  accounts: accountsContract,
  postings: postingsContract,
  notifications: notificationsContract,
}
