import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { teamContract } from '../../team-contract.ts'
import { acceptInvitation, joinByInvitation, openInvitation } from './accept-invitation.ts'
import { changeMemberRole, removeMember } from './change-member.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from './invite-member.ts'
import { listTeam, readTeamStats } from './list-team.ts'

const open = implement(teamContract).$context<Context>().use(refusals)
const company = open.use(withRole('client_admin', 'client_user'))

export const teamRouter = open.router({
  list: company.list.handler(({ context }) => listTeam(context)),
  stats: company.stats.handler(({ context }) => readTeamStats(context)),
  invite: company.invite.handler(({ context, input }) => inviteMember(context, input)),
  resend: company.resend.handler(({ context, input }) => resendInvitation(context, input)),
  withdraw: company.withdraw.handler(({ context, input }) => withdrawInvitation(context, input)),
  changeRole: company.changeRole.handler(({ context, input }) => changeMemberRole(context, input)),
  remove: company.remove.handler(({ context, input }) => removeMember(context, input)),
  open: open.open.handler(({ context, input }) => openInvitation(context, input)),
  accept: open.use(signedIn).accept.handler(({ context, input }) => acceptInvitation(context, input)),
  join: open.join.handler(({ context, input }) => joinByInvitation(context, input)),
})
