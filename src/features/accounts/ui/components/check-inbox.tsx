import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { accountErrors } from '../../contract.ts'
import { outcomeTexts } from '../auth-texts.ts'

type Props = { email: string; isDemo: boolean; onVerified(): void }

/** What to do after signing up, with a button to resend the email. */
export function CheckInbox({ email, isDemo, onVerified }: Props) {
  const resend = useMutation(
    api.accounts.resendVerification.mutationOptions({
      onSuccess: () => toast.info(outcomeTexts.new),
      onError: (error) => {
        if (errorCode(error) === 'USER_ALREADY_VERIFIED') {
          toast.info('User already verified')
          return onVerified()
        }
        toast.error({
          title: 'Error resending email',
          description: errorText(error, accountErrors.RESEND_FAILED.message),
        })
      },
    }),
  )
  return (
    <Notice tone="info" title="Check your inbox">
      <p>
        We sent a link to <strong>{email}</strong>. It works once, for 24 hours.{' '}
        {isDemo && (
          <>
            This is a demo, so you'll find the email in the <a href="/dev/mail">mailbox</a>.
          </>
        )}
      </p>
      <Button size="sm" className="mt-3" busy={resend.isPending} onClick={() => resend.mutate({ email })}>
        Resend email
      </Button>
    </Notice>
  )
}
