import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { settingsContract } from '../../settings-contract.ts'
import { changeSettings } from './change-settings.ts'
import { listChanges, readNotice, readReach, readSettings } from './read-settings.ts'

const open = implement(settingsContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const settingsRouter = open.router({
  get: staff.get.handler(async ({ context: { db } }) => ({
    settings: await readSettings(db),
    reach: await readReach(db),
  })),
  change: staff.change.handler(({ context, input }) => changeSettings(context, input)),
  history: staff.history.handler(({ context }) => listChanges(context)),
  notice: open.notice.handler(({ context }) => readNotice(context)),
})
