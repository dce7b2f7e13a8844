import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { longDate } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { MailState } from '../../contract.ts'
import { mailStateQuery } from '../queries.ts'

type Stopped = NonNullable<MailState['stopped']>
const why: Record<Stopped['reason'], string> = {
  bounce: 'The mail server of this address said that there is no such mailbox.',
  complaint: 'You, or your mail program, marked a mail of ours as spam.',
}

/** On the Account tab: says that mails do not reach the own address, and why; nothing where they do. */
export function MailStateNotice() {
  const queryClient = useQueryClient()
  const { data } = useQuery(mailStateQuery())
  const resume = useMutation(
    api.notifications.resumeMail.mutationOptions({
      onSuccess: (state) => {
        queryClient.setQueryData(mailStateQuery().queryKey, state)
        toast.success('Mails come to your address again')
      },
      onError: (error) =>
        toast.error({ title: 'Nothing was changed', description: errorText(error, 'Please try again.') }),
    }),
  )
  if (!data?.stopped) return null
  const { reason, since, answer } = data.stopped
  return (
    <Notice tone="warn" title={`We send no mails to ${data.address}`}>
      <p>
        {why[reason]} Since {longDate(since)} we send only what keeps your account safe.
      </p>
      {answer && <p className="meta break-words">The mail server said: {answer}</p>}
      <Button busy={resume.isPending} onClick={() => resume.mutate()}>
        Send me mails again
      </Button>
    </Notice>
  )
}
