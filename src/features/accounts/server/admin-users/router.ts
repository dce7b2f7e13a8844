import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { adminUsersContract } from '../../admin-users-contract.ts'
import { listUsers } from './list-users.ts'
import { readUserStats } from './read-stats.ts'
import { suspendUser, unsuspendUser } from './suspend-user.ts'
import { endAllSessions, sendPasswordReset } from './user-access.ts'

const open = implement(adminUsersContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const adminUsersRouter = staff.router({
  list: staff.list.handler(({ context, input }) => listUsers(context.db, input)),
  stats: staff.stats.handler(({ context }) => readUserStats(context.db)),
  suspend: staff.suspend.handler(({ context, input }) => suspendUser(context, input)),
  unsuspend: staff.unsuspend.handler(({ context, input }) => unsuspendUser(context, input)),
  endSessions: staff.endSessions.handler(({ context, input }) => endAllSessions(context, input)),
  sendReset: staff.sendReset.handler(({ context, input }) => sendPasswordReset(context, input)),
})
