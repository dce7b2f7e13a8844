import { useQuery } from '@tanstack/react-query'
import { client } from '#app/api.ts'
import { staffRoleLabels } from '../rules.ts'
import { type OpenStaffInvitation, staffErrors } from '../staff-contract.ts'
import { InvitationFlow, type InvitationKind, type Leads } from './components/invitation/invitation-flow.tsx'
import { staffInvitationQuery } from './queries.ts'

const kind: InvitationKind<OpenStaffInvitation, unknown> = {
  path: '/staff-invitation',
  useInvitation: (token) => useQuery(staffInvitationQuery(token)),
  accept: (token) => client.staff.accept({ token }),
  join: (newcomer) => client.staff.join(newcomer),
  words: {
    title: () => 'Join the staff of Tandem',
    lead: ({ invitedBy, role }) =>
      `${invitedBy ? `${invitedBy} invited you` : 'You are invited'} as ${staffRoleLabels[role]}.`,
    gone: staffErrors.INVITATION_GONE.message,
    ask: 'Whoever invited you can send it again from the list of users.',
    keeps: 'What you have here stays as it is.',
  },
}

/** /staff-invitation: joins the platform's staff by the secret in the address. */
export const StaffInvitationPage = (leads: Leads<unknown>) => <InvitationFlow kind={kind} {...leads} />
