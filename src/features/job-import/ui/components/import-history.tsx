import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Undo2 } from 'lucide-react'
import { api, client } from '#client/api.ts'
import { countLabel } from '#features/import-files/ui/components/count-label.ts'
import { downloadRowProblems } from '#features/import-files/ui/components/download-row-problems.ts'
import { refreshJobs } from '#features/job-postings/ui/queries.ts'
import { longDateTime } from '#lib/dates.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button, ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { PostingImport } from '../../contract.ts'
import { postingImportsQuery } from '../queries.ts'

/** All imports: who started each and when, its result, and what was left out. */
export function ImportHistory() {
  const query = useQuery(postingImportsQuery())
  return (
    <section id="imports-so-far" tabIndex={-1} className="stack stack-4" aria-label="Import history">
      <SectionHead title="Import history" />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={2} lead="none" label="Loading imports" />}
        errorText="Failed to load imports"
        isEmpty={(imports) => imports.length === 0}
        empty={<p className="meta">No imports yet.</p>}
      >
        {(imports) => (
          <ul className="list">
            {imports.map((one) => (
              <ImportRow key={one.id} one={one} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  )
}

const count = (value: number): string => value.toLocaleString('en-US')

/** '40 added, 2 updated, 3 left out' */
function resultOf({ addedRows, changedRows, sameRows, leftOutRows, refusedRows }: PostingImport): string {
  const parts = [
    [changedRows, 'updated'],
    [sameRows, 'unchanged'],
    [leftOutRows, 'left out'],
    [refusedRows, 'not imported'],
  ] as const
  const others = parts.flatMap(([value, label]) => (value > 0 ? [`${count(value)} ${label}`] : []))
  return [`${count(addedRows)} added`, ...others].join(', ')
}

function ImportRow({ one }: { one: PostingImport }) {
  const { id, fileName, state, by, createdAt, addedRows, changedRows, kept, deletedJobs } = one
  const { undo, report } = useImportActions(id)
  const confirm = useConfirm()
  const ask = async () => {
    const updates = changedRows > 0 ? ` Updates of ${countLabel(changedRows, 'earlier job')} remain.` : ''
    const text = `Jobs of this import that have no applications and were not changed since are deleted. The others are kept and listed here.${updates}`
    if (await confirm({ title: 'Undo this import?', text, action: 'Undo import', destructive: true })) undo.mutate()
  }
  const isUndone = state === 'undone'
  return (
    <li>
      <div className="stack stack-2 grow">
        <p>
          <b className="strong break-words">{fileName || 'A file of jobs'}</b>
          <span className="meta">
            {' '}
            · {by ?? 'A former member'}, <Day at={createdAt} as={longDateTime} />
          </span>
        </p>
        <p className="meta" role="status">
          {isUndone ? `Undone: ${countLabel(deletedJobs, 'job')} deleted` : `Done: ${resultOf(one)}`}
          {kept.length > 0 && `, ${count(kept.length)} kept`}
        </p>
        <KeptJobs kept={kept} />
        <div className="row wrap gap-2">
          {!isUndone && addedRows > 0 && (
            <ButtonLink size="sm" to="/app/company/jobs">
              View Jobs
            </ButtonLink>
          )}
          {hasReport(one) && (
            <Button size="sm" icon={Download} busy={report.isPending} onClick={() => report.mutate()}>
              What was left out
            </Button>
          )}
          {!isUndone && addedRows > 0 && (
            <Button size="sm" variant="danger-quiet" icon={Undo2} busy={undo.isPending} onClick={() => void ask()}>
              Undo
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

const hasReport = ({ refusedRows, leftOutRows, notedRows }: PostingImport): boolean =>
  refusedRows + leftOutRows + notedRows > 0

const SHOWN = 20

function KeptJobs({ kept }: Pick<PostingImport, 'kept'>) {
  if (kept.length === 0) return null
  return (
    <ul className="stack stack-2">
      {kept.slice(0, SHOWN).map(({ jobId, title, reason }) => (
        <li key={jobId} className="meta break-words">
          <TextLink to={`/app/company/jobs/${jobId}/edit`}>{title}</TextLink> {reason}
        </li>
      ))}
      {kept.length > SHOWN && <li className="meta">And {count(kept.length - SHOWN)} more.</li>}
    </ul>
  )
}

function useImportActions(id: string) {
  const queryClient = useQueryClient()
  const onError = errorToast('Something went wrong. Please try again.')
  return {
    undo: useMutation({
      mutationKey: ['undo-posting-import', id],
      mutationFn: () => client.postingImports.undo({ id }),
      onSuccess: ({ deletedJobs, kept }) =>
        toast.success(
          `${countLabel(deletedJobs, 'job')} deleted${kept.length > 0 ? `, ${count(kept.length)} kept` : ''}`,
        ),
      onError,
      onSettled: () => Promise.all([refreshJobs(queryClient), refreshQueries(queryClient, api.postingImports.key())]),
    }),
    report: useMutation({
      mutationKey: ['report-of-posting-import', id],
      mutationFn: () => client.postingImports.get({ id }),
      onSuccess: ({ refused, leftOut, noted }) =>
        downloadRowProblems(
          [...refused, ...leftOut, ...noted].sort((a, b) => a.row - b.row),
          'what-was-left-out.csv',
        ),
      onError,
    }),
  }
}
