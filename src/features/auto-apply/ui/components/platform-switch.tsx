import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleStop, Play } from 'lucide-react'
import { api } from '#app/api.ts'
import { longDateTime } from '#lib/dates.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useChange } from '../use-change.ts'

/** Whether auto apply runs, for platform staff; admins stop it for everybody and let it run again (AUTO-06). */
export function PlatformSwitch({ canSwitch }: { canSwitch: boolean }) {
  const query = useQuery(api.autoApply.platformState.queryOptions({ staleTime: 10_000 }))
  const { stop, start, isBusy } = useSwitch()
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={1} lead="none" label="Loading auto apply" />}
      errorText="Failed to load auto apply"
    >
      {({ stoppedAt, approved }) => (
        <div className="row wrap row-4">
          <p className="grow">
            {stoppedAt ? `Stopped for everybody since ${longDateTime(stoppedAt)} UTC.` : 'Runs.'}{' '}
            {approved === 1 ? '1 approved application waits' : `${approved} approved applications wait`} to go out.
          </p>
          {canSwitch &&
            (stoppedAt ? (
              <Button icon={Play} busy={isBusy} onClick={() => void start(approved)}>
                Let auto apply run
              </Button>
            ) : (
              <Button variant="danger-quiet" icon={CircleStop} busy={isBusy} onClick={() => void stop()}>
                Stop for everybody
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
        void toast.success(isStopped ? 'Auto apply is stopped' : 'Auto apply runs again'),
    }),
  )
  const stop = async () => {
    const text =
      'Stop auto apply for everybody? Nothing is sent from now on; what people approved goes out once it runs again.'
    const isSure = await confirm({ title: 'Stop auto apply', text, action: 'Stop for everybody' })
    if (isSure) change.mutate({ isStopped: true, reason: '' })
  }
  const start = async (approved: number) => {
    const waiting = `${approved === 1 ? '1 approved application goes' : `${approved} approved applications go`} out`
    const text = `${waiting} to the companies now. What a company has received cannot be taken back.`
    const question = { title: 'Let auto apply run?', text, action: 'Let it run', destructive: false }
    if (approved === 0 || (await confirm(question))) change.mutate({ isStopped: false, reason: '' })
  }
  return { stop, start, isBusy: change.isPending }
}
