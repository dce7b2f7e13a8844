import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { api, client } from '#client/api.ts'
import { reviewKeys } from '#features/hiring-pipeline/ui/queries.ts'
import { downloadRowProblems } from '#features/import-files/ui/components/download-row-problems.ts'
import { longDateTime } from '#lib/dates.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import type { ApplicationImport } from '../contract.ts'
import { importsQuery, isUnderWay } from './queries.ts'

const stateNames: Record<ApplicationImport['state'], string> = {
  checked: 'Checked',
  waiting: 'Waiting',
  running: 'Importing',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'The file can no longer be read',
}

/** All imports: who started each and when, its number of rows and its progress. */
export function ImportList() {
  const query = useQuery(importsQuery())
  useRefreshOfCounts(query.data?.filter(isUnderWay).length ?? 0)
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

/** '40 imported, 2 of them rejected as incomplete, 3 not imported' */
function resultOf({ importedRows, rejectedRows, changedRows, sameRows, leftOutRows, refusedRows }: ApplicationImport) {
  const parts = [
    [rejectedRows, 'of them rejected as incomplete'],
    [changedRows, 'updated'],
    [sameRows, 'unchanged'],
    [leftOutRows, 'left out'],
    [refusedRows, 'not imported'],
  ] as const
  const others = parts.flatMap(([value, label]) => (value > 0 ? [`${count(value)} ${label}`] : []))
  return [`${count(importedRows)} imported`, ...others].join(', ')
}

/** Pages with counts of applications are read again once an import has ended. */
function useRefreshOfCounts(underWay: number): void {
  const queryClient = useQueryClient()
  const before = useRef(0)
  useEffect(() => {
    // in the background: nothing on this page shows these counts
    if (underWay < before.current) void refreshQueries(queryClient, api.postings.key(), ...reviewKeys())
    before.current = underWay
  }, [queryClient, underWay])
}

const count = (value: number) => value.toLocaleString('en-US')

function ImportRow({ one }: { one: ApplicationImport }) {
  const { id, fileName, jobId, jobTitle, state, by, createdAt, doneRows, totalRows } = one
  const { importedRows, changedRows, leftOutRows, refusedRows } = one
  const jobLabel = jobId === null ? 'several jobs' : jobTitle || 'Untitled job'
  const { cancel, remove, report } = useImportActions(id)
  const confirm = useConfirm()
  const ask = async () => {
    const isConfirmed = await confirm({
      title: 'Delete this import?',
      text: `${count(importedRows)} imported applications for ${jobLabel} will be deleted with all data about these people.${
        changedRows > 0
          ? ` ${count(changedRows)} applications of earlier imports get back the values from before, except what was changed since.`
          : ''
      }`,
      action: 'Delete',
    })
    if (isConfirmed) remove.mutate()
  }
  return (
    <li>
      <div className="stack stack-2 grow">
        <p>
          <b className="strong">{fileName}</b> for {jobLabel}
          <span className="meta">
            {' '}
            · {by ?? 'A former member'}, <Day at={createdAt} as={longDateTime} />
          </span>
        </p>
        <p className="meta" role={isUnderWay(one) ? 'status' : undefined}>
          {stateNames[state]}: {resultOf(one)}
        </p>
        {isUnderWay(one) && <Progress value={doneRows} max={Math.max(totalRows, 1)} label={`Importing ${fileName}`} />}
        <div className="row wrap gap-2">
          {isUnderWay(one) && (
            <Button size="sm" icon={X} busy={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel
            </Button>
          )}
          {refusedRows + leftOutRows > 0 && (
            <Button size="sm" icon={Download} busy={report.isPending} onClick={() => report.mutate()}>
              Rows not imported
            </Button>
          )}
          {!isUnderWay(one) && (
            <Button size="sm" variant="danger-quiet" icon={Trash2} busy={remove.isPending} onClick={() => void ask()}>
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

function useImportActions(id: string) {
  const queryClient = useQueryClient()
  const onError = errorToast('Something went wrong. Please try again.')
  const onSettled = () => refreshQueries(queryClient, api.applicationImports.key(), api.postings.key(), ...reviewKeys())
  return {
    cancel: useMutation({
      mutationKey: ['cancel-import', id],
      mutationFn: () => client.applicationImports.cancel({ id }),
      onError,
      onSettled,
    }),
    remove: useMutation({
      mutationKey: ['remove-import', id],
      mutationFn: () => client.applicationImports.remove({ id }),
      onError,
      onSettled,
    }),
    report: useMutation({
      mutationKey: ['refused-of-import', id],
      mutationFn: () => client.applicationImports.get({ id }),
      onSuccess: ({ refused, leftOut }) =>
        downloadRowProblems(
          [...refused, ...leftOut].sort((a, b) => a.row - b.row),
          'rows-not-imported.csv',
        ),
      onError,
    }),
  }
}
