import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { shortDate } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { useZone } from '#ui/use-zone.ts'
import { staffRoleLabels } from '../../rules.ts'
import type { StaffInvitation } from '../../staff-contract.ts'
import { InvitationActions } from '../components/invitation-actions.tsx'
import { invitationState } from '../components/invitation-texts.ts'
import { staffInvitationsQuery } from '../queries.ts'
import './users.css'

/** The pending invitations. */
export function StaffInvitations({ invitations }: { invitations: StaffInvitation[] }) {
  return (
    <section aria-label="Invited">
      <p className="kicker">Invited</p>
      <ul className="list">
        {invitations.map((invitation) => (
          <Entry key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ invitation }: { invitation: StaffInvitation }) {
  const { id, email, role } = invitation
  const queryClient = useQueryClient()
  const onSettled = () => refreshQueries(queryClient, staffInvitationsQuery().queryKey)
  const onError = (error: unknown) =>
    void toast.error({ title: 'Failed to update the invitation', description: errorText(error, 'Please try again.') })
  const resend = useMutation(
    api.staff.resend.mutationOptions({
      onSettled,
      onError,
      onSuccess: () => void toast.success(`We sent ${email} a new link. The previous one no longer works.`),
    }),
  )
  const withdraw = useMutation(
    api.staff.withdraw.mutationOptions({
      onSettled,
      onError,
      onSuccess: () => void toast.success(`The invitation to ${email} was revoked`),
    }),
  )
  const zone = useZone()
  return (
    <li className="row between wrap py-2">
      <span>
        <span className="user-mail strong">{email}</span>
        <span className="meta block">
          {staffRoleLabels[role]} · {invitationState(invitation, (at) => shortDate(at, zone))}
        </span>
      </span>
      <InvitationActions
        email={email}
        resend={{ ...resend, run: () => resend.mutate({ id }) }}
        withdraw={{ ...withdraw, run: () => withdraw.mutate({ id }) }}
      />
    </li>
  )
}
