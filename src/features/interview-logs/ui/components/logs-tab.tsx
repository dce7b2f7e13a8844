import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { TabProps } from '#ui/tab-props.ts'
import type { InterviewLog } from '../../contract.ts'
import { LogCard } from '../log-card.tsx'
import { LogFilters } from '../log-filters.tsx'
import { isFiltered, LogSearch, matching } from '../log-search.ts'
import { LogStats } from '../log-stats.tsx'
import { loggableQuery, logStatsQuery, logsQuery } from '../queries.ts'
import { StageTable } from '../stage-table.tsx'

const LogDialog = lazyComponent(async () => (await import('../log-dialog.tsx')).LogDialog)

export const first = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.prefetchQuery(logsQuery()),
    queryClient.prefetchQuery(logStatsQuery()),
    queryClient.prefetchQuery(loggableQuery()),
  ])

const ERROR = 'Failed to load interview logs'

/** The tracker tab: logs of real interviews with notes and feedback (INTV-33). */
export function Tab({ search, onSearch }: TabProps) {
  const query = useQuery(logsQuery())
  const own = LogSearch.read(search)
  const now = new Date()
  const open = (log: string) => onSearch({ log }, 'push')
  return (
    <>
      {!query.isLoadingError && <LogStats now={now} />}
      <section className="mt-6" aria-labelledby="interview-log">
        <SectionHead title="Your interviews" id="interview-log">
          <Button icon={Plus} onClick={() => open('new')}>
            Log an interview
          </Button>
        </SectionHead>
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={4} label="Loading your interviews" />}
          errorText={ERROR}
          isEmpty={(logs) => logs.length === 0}
          empty={
            <EmptyState title="No interviews yet">
              Log one here. When a company moves your application to the interview stage, it's added automatically.
            </EmptyState>
          }
        >
          {(logs) => (
            <>
              <LogFilters search={own} onSearch={onSearch} />
              <Logs logs={logs} search={own} now={now} onOpen={open} onClear={() => onSearch(noFilters)} />
            </>
          )}
        </QueryBoundary>
      </section>
      {!query.isLoadingError && <StageTable />}
      {own.log && <OpenLog id={own.log} logs={query.data} onClose={() => onSearch({ log: undefined })} />}
    </>
  )
}

const noFilters = { q: undefined, stage: undefined, outcome: undefined }

type Listed = {
  logs: readonly InterviewLog[]
  search: LogSearch
  now: Date
  onOpen: (id: string) => void
  onClear: () => void
}

function Logs({ logs, search, now, onOpen, onClear }: Listed) {
  const shown = matching(logs, search)
  if (shown.length === 0) {
    return (
      <EmptyState title="No interviews match" action={<Button onClick={onClear}>Clear filters</Button>}>
        Try different words, stages or outcomes.
      </EmptyState>
    )
  }
  return (
    <>
      <p className="vh" role="status">
        {isFiltered(search) && `${shown.length} of ${logs.length} interviews`}
      </p>
      <ul className="card">
        {shown.map((log) => (
          <LogCard key={log.id} log={log} now={now} onEdit={() => onOpen(log.id)} />
        ))}
      </ul>
    </>
  )
}

/** Opens the dialog of the log that the address names, once the logs are loaded. An unknown id opens nothing. */
function OpenLog({
  id,
  logs,
  onClose,
}: {
  id: string
  logs: readonly InterviewLog[] | undefined
  onClose: () => void
}) {
  if (id === 'new') return <LogDialog key="new" log={null} onClose={onClose} />
  const log = logs?.find((one) => one.id === id)
  return log ? <LogDialog key={id} log={log} onClose={onClose} /> : null
}
