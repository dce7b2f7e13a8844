import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Zap } from 'lucide-react'
import { api } from '#client/api.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { type ApplyRefusal, canApply } from '#features/applications/policy.ts'
import { isApplyRefusal, useApplyNotice } from '#features/applications/ui/components/use-apply-notice.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'

type Props = { jobId: string; isApplied: boolean; isClosed: boolean }

/**
 * 'Auto Apply' on a job: adds it to the review queue, or shows why not with the notices of applying (JOBS-15,
 * AUTO-09).
 */
export function AutoApplyButton({ jobId, isApplied, isClosed }: Props) {
  const router = useRouter()
  const viewer = useQuery(sessionQuery()).data?.viewer ?? null
  const notice = useApplyNotice()
  const add = useMutation(
    api.autoApply.addJob.mutationOptions({
      onSuccess: ({ entryId, isNew }) => {
        const onAction = () => void router.navigate({ href: `/app/auto-apply?entry=${entryId}` })
        toast.success({
          title: isNew ? 'In your review queue' : 'Already in your review queue',
          description: 'Nothing is sent until you approve it.',
          action: { label: 'Review', onAction },
        })
      },
      onError: (error) => {
        const code = errorCode(error)
        if (code && isApplyRefusal(code)) return notice(code)
        toast.error({ title: 'Error', description: errorText(error, 'Failed to add this job to Auto Apply') })
      },
      onSettled: (_data, _error, _input, _kept, { client }) => refreshQueries(client, api.autoApply.key()),
    }),
  )
  const press = () => {
    const verdict = canApply(viewer, { hasApplied: isApplied, isClosed, isEntitled: true })
    if (verdict.allowed) add.mutate({ jobId })
    else notice(verdict.code satisfies ApplyRefusal)
  }
  if (isClosed) return null
  return (
    <Button icon={Zap} busy={add.isPending} disabled={isApplied} onClick={press}>
      Auto Apply
    </Button>
  )
}
