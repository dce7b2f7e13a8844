import { Mail } from 'lucide-react'
import { longDateTime } from '#lib/dates.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useZone } from '#ui/use-zone.ts'
import { memberRoleLabels } from '../../rules.ts'
import type { Invitation } from '../../team-contract.ts'
import { useInvitationActions } from './use-team.ts'

/** Who was asked to join and has not answered, with until when their link works. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  return (
    <section aria-labelledby="invited">
      <SectionHead title="Invited" id="invited" />
      <ul className="list">
        {invitations.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Invited({ invitation }: { invitation: Invitation }) {
  const { resend, withdraw, isSending, isWithdrawing } = useInvitationActions(invitation)
  const { displayName, email, role, expiresAt, isUnreachable } = invitation
  const hasEnded = expiresAt < new Date()
  const until = longDateTime(expiresAt, useZone())
  return (
    <li className="between flex-wrap gap-3 py-3">
      <span className="row">
        <Mail className="ic" aria-hidden="true" />
        <span>
          <span className="strong break-all">{email}</span>
          <span className="meta block">
            {displayName} · {memberRoleLabels[role]} ·{' '}
            {isUnreachable
              ? 'the mail did not arrive: its mail server refuses this address'
              : hasEnded
                ? 'the link has expired'
                : `the link works until ${until}`}
          </span>
        </span>
      </span>
      <span className="row">
        <Button size="sm" busy={isSending} onClick={resend} aria-label={`Send again to ${email}`}>
          Send again
        </Button>
        <Button
          size="sm"
          variant="danger-quiet"
          busy={isWithdrawing}
          onClick={() => void withdraw()}
          aria-label={`Withdraw the invitation to ${email}`}
        >
          Withdraw
        </Button>
      </span>
    </li>
  )
}
