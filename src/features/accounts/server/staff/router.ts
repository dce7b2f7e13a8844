import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { staffContract } from '../../staff-contract.ts'
import { inviteStaff, listStaffInvitations, resendStaffInvitation, withdrawStaffInvitation } from './invite-staff.ts'
import { acceptStaffInvitation, joinStaff, openStaffInvitation } from './join-staff.ts'

const open = implement(staffContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const staffRouter = open.router({
  invitations: staff.invitations.handler(({ context }) => listStaffInvitations(context)),
  invite: staff.invite.handler(({ context, input }) => inviteStaff(context, input)),
  resend: staff.resend.handler(({ context, input }) => resendStaffInvitation(context, input)),
  withdraw: staff.withdraw.handler(({ context, input }) => withdrawStaffInvitation(context, input)),
  open: open.open.handler(({ context, input }) => openStaffInvitation(context, input)),
  accept: open.use(signedIn).accept.handler(({ context, input }) => acceptStaffInvitation(context, input)),
  join: open.join.handler(({ context, input }) => joinStaff(context, input)),
})
