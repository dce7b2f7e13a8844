import { accountsContract } from '#features/accounts/contract.ts'
import { notificationsContract } from '#features/notifications/contract.ts'

/** Everything the product can be asked, by area. */
export const contract = {
  accounts: accountsContract,
  notifications: notificationsContract,
}
