import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { Popover } from '#ui/primitives/popover.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import { LOWEST_MINIMUM } from '../../../dashboard-rules.ts'
import { seekerDashboardQuery } from '../../queries.ts'
import './dashboard.css'

const STEP = 5
const offered = Array.from({ length: (100 - LOWEST_MINIMUM) / STEP + 1 }, (_, n) => LOWEST_MINIMUM + n * STEP)

/** Shows the minimum match from which a job counts and lets the person change it (DASH-09). */
export function MinimumMatch({ value }: { value: number }) {
  const label = useId()
  const queryClient = useQueryClient()
  const change = useMutation(
    api.dashboards.setMinimumMatch.mutationOptions({
      onSuccess: () => refreshQueries(queryClient, seekerDashboardQuery().queryKey),
      onError: errorToast('Failed to save the minimum match'),
    }),
  )
  const shown = change.isPending ? change.variables.minimumMatch : value
  const options = [...new Set([...offered, value])].sort((a, b) => a - b).map((n) => ({ value: `${n}`, label: `${n}` }))
  return (
    <Popover
      label="Minimum match"
      align="start"
      trigger={
        <button type="button" className="minimum">
          at {shown} or better
        </button>
      }
    >
      <div className="stack stack-3">
        <span id={label} className="strong">
          Minimum match
        </span>
        <Select
          aria-labelledby={label}
          options={options}
          value={`${shown}`}
          busy={change.isPending}
          onChange={({ target }) => change.mutate({ minimumMatch: Number(target.value) })}
        />
        <p className="meta">Counts open jobs of the last 30 days with at least this match.</p>
      </div>
    </Popover>
  )
}
