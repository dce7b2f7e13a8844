import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { InvitationActions } from '#features/accounts/ui/components/invitation-actions.tsx'
import { invitationState } from '#features/accounts/ui/components/invitation-texts.ts'
import { longDateTime } from '#lib/dates.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { toast } from '#ui/primitives/toast.ts'
import { useZone } from '#ui/use-zone.ts'
import { memberRoleLabels } from '../../rules.ts'
import type { Invitation } from '../../team-contract.ts'

/** The actions on an invitation: company admins and platform staff call different procedures. */
export type InvitationCalls = {
  resend: (id: string) => Promise<unknown>
  withdraw: (id: string) => Promise<unknown>
  /** Called after each action, also if it failed. */
  onSettled: () => unknown
}

type Props = { invitation: Invitation; calls: InvitationCalls | null }

/** A pending invitation, until when its link works, and buttons that resend or revoke it. Without `calls` there are no buttons. */
export function InvitationRow({ invitation, calls }: Props) {
  const { displayName, email, role } = invitation
  const zone = useZone()
  return (
    <li className="between flex-wrap gap-3 py-3">
      <span className="row">
        <Mail className="ic" aria-hidden="true" />
        <span>
          <span className="strong break-all">{email}</span>
          <span className="meta block">
            {displayName} · {memberRoleLabels[role]} · {invitationState(invitation, (at) => longDateTime(at, zone))}
          </span>
        </span>
      </span>
      {calls && <Actions invitation={invitation} calls={calls} />}
    </li>
  )
}

function Actions({ invitation: { id, email }, calls }: { invitation: Invitation; calls: InvitationCalls }) {
  const resend = useMutation({
    mutationFn: () => calls.resend(id),
    onSuccess: () =>
      void toast.success({
        title: 'Invitation resent',
        description: `The previous link to ${email} no longer works.`,
      }),
    onError: failureToast('Failed to invite team member'),
    onSettled: calls.onSettled,
  })
  const withdraw = useMutation({
    mutationFn: () => calls.withdraw(id),
    onSuccess: () => void toast.success({ title: 'Invitation revoked', description: email }),
    onError: failureToast('Failed to revoke the invitation'),
    onSettled: calls.onSettled,
  })
  return (
    <InvitationActions
      email={email}
      resend={{ ...resend, run: () => resend.mutate() }}
      withdraw={{ ...withdraw, run: () => withdraw.mutate() }}
    />
  )
}
