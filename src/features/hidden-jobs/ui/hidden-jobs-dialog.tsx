import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { QueryDialog } from '#ui/page/query-dialog.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { HiddenJob } from '../contract.ts'
import { hiddenJobsQuery } from './queries.ts'

/** The jobs and companies that the user hid. Each can be shown again. */
export function HiddenJobsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(hiddenJobsQuery())
  return (
    <QueryDialog
      onClose={onClose}
      title="Hidden jobs"
      description="Left out of your searches, alerts and auto apply."
      query={query}
      skeleton={<SkeletonRows rows={3} lead="mark" label="Loading hidden jobs" />}
      errorText="Failed to load hidden jobs"
      isEmpty={(hidden) => hidden.length === 0}
      empty={
        <EmptyState bare level={3} title="No hidden jobs">
          Use the menu of a job in the list to hide it, or all jobs of its company.
        </EmptyState>
      }
    >
      {(hidden) => (
        <ul className="hidden-jobs">
          {hidden.map((one) => (
            <HiddenRow key={one.id} hidden={one} />
          ))}
        </ul>
      )}
    </QueryDialog>
  )
}

function HiddenRow({ hidden: { id, job, company, hiddenAt } }: { hidden: HiddenJob }) {
  const queryClient = useQueryClient()
  const name = job?.title ?? company.name
  const { mutate, isPending } = useMutation(
    api.hiddenJobs.show.mutationOptions({
      onSuccess: () => void toast.success(job ? 'Job shown again' : `Jobs from ${company.name} shown again`),
      onError: errorToast('Failed to show it again'),
      onSettled: () => refreshQueries(queryClient, api.hiddenJobs.key(), api.jobs.search.key()),
    }),
  )
  const show = () => {
    mutate({ id })
    focusWhenLost(() => document.querySelector<HTMLElement>('.hidden-jobs button, [role="dialog"] button'), 300)
  }
  return (
    <li className="rem">
      <CompanyMark name={company.name} src={company.logoUrl} />
      <div className="grow">
        <p className="strong break-words">{name}</p>
        <p className="meta break-words">
          {job ? company.name : 'All jobs'} · hidden on <Day at={hiddenAt} />
        </p>
      </div>
      <Button size="sm" busy={isPending} onClick={show}>
        Show again<span className="vh"> {name}</span>
      </Button>
    </li>
  )
}
