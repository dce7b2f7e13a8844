import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { shortDate } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { useZone } from '#ui/use-zone.ts'
import { staffRoleLabels } from '../../rules.ts'
import type { StaffInvitation } from '../../staff-contract.ts'
import { invitationState, revokeQuestion, sendAgainQuestion } from '../components/invitation-texts.ts'
import { staffInvitationsQuery } from '../queries.ts'
import './users.css'

/** Colleagues who were asked and have not answered. */
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
  const confirm = useConfirm()
  const onSettled = () => refreshQueries(queryClient, staffInvitationsQuery().queryKey)
  const onError = (error: unknown) =>
    void toast.error({ title: 'Failed to change the invitation', description: errorText(error, 'Please try again.') })
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
  const askAndWithdraw = async () => {
    if (await confirm(revokeQuestion(email))) withdraw.mutate({ id })
  }
  const askAndResend = async () => {
    if (await confirm(sendAgainQuestion(email))) resend.mutate({ id })
  }
  const isBusy = resend.isPending || withdraw.isPending
  const zone = useZone()
  return (
    <li className="row between wrap py-2">
      <span>
        <span className="user-mail strong">{email}</span>
        <span className="meta block">
          {staffRoleLabels[role]} · {invitationState(invitation, (at) => shortDate(at, zone))}
        </span>
      </span>
      <span className="row">
        <Button size="sm" disabled={isBusy} onClick={() => void askAndResend()} aria-label={`Resend to ${email}`}>
          Resend
        </Button>
        <Button
          size="sm"
          variant="danger-quiet"
          disabled={isBusy}
          onClick={() => void askAndWithdraw()}
          aria-label={`Revoke the invitation to ${email}`}
        >
          Revoke
        </Button>
      </span>
    </li>
  )
}
