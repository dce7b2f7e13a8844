import { useQuery } from '@tanstack/react-query'
import { client } from '#client/api.ts'
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
    title: () => 'Join the Tandem team',
    lead: ({ invitedBy, role }) =>
      `${invitedBy ? `${invitedBy} invited you` : "You're invited"} as ${staffRoleLabels[role]}.`,
    gone: staffErrors.INVITATION_GONE.message,
    ask: 'The person who invited you can resend it from the user list.',
    keeps: "Your existing data isn't changed.",
  },
}

/** /staff-invitation: accepts an invitation to the platform's staff by the secret in the URL. */
export const StaffInvitationPage = (leads: Leads<unknown>) => <InvitationFlow kind={kind} {...leads} />
