import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { revokeQuestion, sendAgainQuestion } from './invitation-texts.ts'

type Action = { isPending: boolean; run: () => void }

/** Buttons that resend or revoke an invitation, after a confirmation. */
export function InvitationActions({ email, resend, withdraw }: { email: string; resend: Action; withdraw: Action }) {
  const confirm = useConfirm()
  const onResend = async () => (await confirm(sendAgainQuestion(email))) && resend.run()
  const onRevoke = async () => (await confirm(revokeQuestion(email))) && withdraw.run()
  return (
    <span className="row">
      <Button size="sm" busy={resend.isPending} onClick={() => void onResend()} aria-label={`Resend to ${email}`}>
        Resend
      </Button>
      <Button
        size="sm"
        variant="danger-quiet"
        busy={withdraw.isPending}
        onClick={() => void onRevoke()}
        aria-label={`Revoke the invitation to ${email}`}
      >
        Revoke
      </Button>
    </span>
  )
}
