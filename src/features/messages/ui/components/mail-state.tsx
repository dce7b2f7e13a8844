import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ThreadMessage } from '../../contract.ts'
import { threadQuery } from '../queries.ts'

type Props = { applicationId: string; message: ThreadMessage; canRetry: boolean }

/** The state of a message's email, with a retry button if it failed. */
export function MailState({ applicationId, message: { id, mailState }, canRetry }: Props) {
  const queryClient = useQueryClient()
  const retry = useMutation(
    api.messages.retry.mutationOptions({
      onSuccess: (thread) => queryClient.setQueryData(threadQuery(applicationId).queryKey, thread),
      onError: (error) => {
        toast.error(errorText(error, 'Failed to resend the email'))
        return refreshQueries(queryClient, threadQuery(applicationId).queryKey)
      },
    }),
  )
  const confirm = useConfirm()
  const askAndRetry = async () => {
    const text = 'The email is being sent again.'
    const question = { title: 'Resend the email?', text, action: 'Send email', destructive: false }
    if (await confirm(question)) retry.mutate({ id })
  }
  if (mailState === null) return null
  if (mailState !== 'failed') return <span className="meta">{words[mailState]}</span>
  return (
    <span className="stack" role="status">
      <span className="meta">
        The email couldn't be delivered. The candidate can read the message in Tandem; only the email is sent again.
      </span>
      {canRetry && (
        <Button size="sm" icon={RotateCw} busy={retry.isPending} onClick={() => void askAndRetry()}>
          Resend email
        </Button>
      )}
    </span>
  )
}

const words = {
  queued: 'Sending email',
  sent: 'Emailed',
  in_app: 'Not emailed: the candidate reads messages in Tandem',
} as const
