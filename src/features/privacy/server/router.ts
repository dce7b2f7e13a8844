import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { privacyContract } from '../contract.ts'
import { deleteAccount } from './delete-account.ts'
import { startDownload } from './export/start-download.ts'
import { readOwnData } from './read-own-data.ts'

const own = implement(privacyContract).$context<Context>().use(refusals).use(signedIn)

export const privacyRouter = own.router({
  ownData: own.ownData.handler(({ context }) => readOwnData(context)),
  startDownload: own.startDownload.handler(({ context }) => startDownload(context)),
  deleteAccount: own.deleteAccount.handler(({ context, input }) => deleteAccount(context, input)),
})
