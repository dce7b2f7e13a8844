import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ThreadMessage } from '../../contract.ts'
import { threadQuery } from '../queries.ts'

type Props = { applicationId: string; message: ThreadMessage; canRetry: boolean }

/** What became of a message's mail, and another try where it failed. */
export function MailState({ applicationId, message: { id, mailState }, canRetry }: Props) {
  const queryClient = useQueryClient()
  const retry = useMutation(
    api.messages.retry.mutationOptions({
      onSuccess: (thread) => queryClient.setQueryData(threadQuery(applicationId).queryKey, thread),
      onError: (error) => {
        toast.error(errorText(error, 'Failed to mail the message again'))
        return refreshQueries(queryClient, threadQuery(applicationId).queryKey)
      },
    }),
  )
  const confirm = useConfirm()
  const askAndRetry = async () => {
    const text = 'The candidate gets this message by mail now.'
    const question = { title: 'Try the mail again?', text, action: 'Send the mail', destructive: false }
    if (await confirm(question)) retry.mutate({ id })
  }
  if (mailState === null) return null
  if (mailState !== 'failed') return <span className="meta">{words[mailState]}</span>
  return (
    <span className="stack" role="status">
      <span className="meta">
        The mail could not be delivered. The candidate reads it here; the mail is tried again.
      </span>
      {canRetry && (
        <Button size="sm" icon={RotateCw} busy={retry.isPending} onClick={() => void askAndRetry()}>
          Try the mail again
        </Button>
      )}
    </span>
  )
}

const words = {
  queued: 'Mail is on its way',
  sent: 'Mailed',
  in_app: 'Not mailed: the candidate reads messages in Tandem',
} as const
