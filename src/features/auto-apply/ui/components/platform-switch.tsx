import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleStop, Play } from 'lucide-react'
import { api } from '#client/api.ts'
import { longDateTime } from '#lib/dates.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useZone } from '#ui/use-zone.ts'
import { useChange } from '../use-change.ts'

/** Whether auto apply is running, for platform staff; admins pause and resume it for all users (AUTO-06). */
export function PlatformSwitch({ canSwitch }: { canSwitch: boolean }) {
  const query = useQuery(api.autoApply.platformState.queryOptions({ staleTime: 10_000 }))
  const { stop, start, isBusy } = useSwitch()
  const zone = useZone()
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={1} lead="none" label="Loading auto apply" />}
      errorText="Failed to load auto apply"
    >
      {({ stoppedAt, approved }) => (
        <div className="row wrap row-4">
          <p className="grow">
            {stoppedAt ? `Paused for all users since ${longDateTime(stoppedAt, zone)}.` : 'Running.'}{' '}
            {approved === 1 ? '1 approved application is waiting' : `${approved} approved applications are waiting`} to
            be sent.
          </p>
          {canSwitch &&
            (stoppedAt ? (
              <Button icon={Play} busy={isBusy} onClick={() => void start(approved)}>
                Resume auto apply
              </Button>
            ) : (
              <Button variant="danger-quiet" icon={CircleStop} busy={isBusy} onClick={() => void stop()}>
                Pause for all users
              </Button>
            ))}
        </div>
      )}
    </QueryBoundary>
  )
}

function useSwitch() {
  const confirm = useConfirm()
  const change = useMutation(
    api.autoApply.setPlatform.mutationOptions({
      ...useChange('Failed to change auto apply'),
      onSuccess: (_, { isStopped }) =>
        void toast.success(isStopped ? 'Auto apply is paused' : 'Auto apply is running again'),
    }),
  )
  const stop = async () => {
    const text =
      'Pause auto apply for all users? Nothing will be sent. Approved applications will be sent once it resumes.'
    const isConfirmed = await confirm({ title: 'Pause auto apply', text, action: 'Pause for all users' })
    if (isConfirmed) change.mutate({ isStopped: true, reason: '' })
  }
  const start = async (approved: number) => {
    const waiting = `${approved === 1 ? '1 approved application' : `${approved} approved applications`} will be sent`
    const text = `${waiting} to companies now. Sent applications can't be recalled.`
    const question = { title: 'Resume auto apply?', text, action: 'Resume', destructive: false }
    if (approved === 0 || (await confirm(question))) change.mutate({ isStopped: false, reason: '' })
  }
  return { stop, start, isBusy: change.isPending }
}
