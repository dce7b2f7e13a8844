import { useQuery } from '@tanstack/react-query'
import { client } from '#client/api.ts'
import {
  InvitationFlow,
  type InvitationKind,
  type Leads,
} from '#features/accounts/ui/components/invitation/invitation-flow.tsx'
import { memberRoleLabels } from '../rules.ts'
import { type OpenInvitation, teamErrors } from '../team-contract.ts'
import { invitationQuery } from './queries.ts'

/** The company that was joined. */
export type JoinedCompany = { companyId: string }

const kind: InvitationKind<OpenInvitation, JoinedCompany> = {
  path: '/invitation',
  useInvitation: (token) => useQuery(invitationQuery(token)),
  accept: (token) => client.team.accept({ token }),
  join: (newcomer) => client.team.join(newcomer),
  words: {
    title: ({ companyName }) => `Join ${companyName}`,
    lead: ({ invitedBy, role }) =>
      `${invitedBy ? `${invitedBy} invited you` : 'You’re invited'} to join the hiring team as ${memberRoleLabels[role]}.`,
    gone: teamErrors.INVITATION_GONE.message,
    ask: 'The person who invited you can resend it.',
    keeps: "Your existing data isn't changed.",
  },
}

/** /invitation: joins a company with the secret token in the URL (TEAM-10). */
export const InvitationPage = (leads: Leads<JoinedCompany>) => <InvitationFlow kind={kind} {...leads} />
