import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { MailState } from '../../contract.ts'
import { mailStateQuery } from '../queries.ts'

type Stopped = NonNullable<MailState['stopped']>
const why: Record<Stopped['reason'], string> = {
  bounce: "The mail server says that this mailbox doesn't exist.",
  complaint: 'One of our emails was marked as spam by you or your email program.',
}

/** On the Account tab: shows that emails do not reach the viewer, and why. Renders nothing if they do. */
export function MailStateNotice() {
  const queryClient = useQueryClient()
  const { data } = useQuery(mailStateQuery())
  const resume = useMutation(
    api.notifications.resumeMail.mutationOptions({
      onSuccess: (state) => {
        queryClient.setQueryData(mailStateQuery().queryKey, state)
        toast.success('Emails to your address are on again')
      },
      onError: (error) =>
        toast.error({ title: 'Emails not turned on', description: errorText(error, 'Please try again.') }),
    }),
  )
  if (!data?.stopped) return null
  const { reason, since, answer } = data.stopped
  return (
    <Notice tone="warn" title={`We stopped sending emails to ${data.address}`}>
      <p>
        {why[reason]} Since <Day at={since} />, we only send emails that protect your account.
      </p>
      {answer && <p className="meta break-words">Mail server response: {answer}</p>}
      <Button busy={resume.isPending} onClick={() => resume.mutate()}>
        Turn emails back on
      </Button>
    </Notice>
  )
}
