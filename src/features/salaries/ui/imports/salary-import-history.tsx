import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Undo2, X } from 'lucide-react'
import { api, client } from '#client/api.ts'
import { countLabel } from '#features/import-files/ui/components/count-label.ts'
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
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { SalaryImport } from '../../import-contract.ts'
import { isUnderWay, salaryImportsQuery } from './queries.ts'

const stateNames: Record<SalaryImport['state'], string> = {
  waiting: 'Waiting',
  running: 'Importing',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'The file can no longer be read',
  undone: 'Removed',
}

/** All imports: who started each and when, its result and its progress. */
export function SalaryImportHistory() {
  const query = useQuery(salaryImportsQuery())
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

/** 'Done: 1,200 rows imported, 3 left out, 2 not imported' */
function resultOf({ state, totalRows, doneRows, leftOutRows, refusedRows }: SalaryImport): string {
  const parts = [
    [doneRows, totalRows === doneRows ? 'imported' : `of ${totalRows.toLocaleString('en-US')} imported`],
    [leftOutRows, 'left out'],
    [refusedRows, 'not imported'],
  ] as const
  const counts = parts.flatMap(([count, text]) => (count > 0 ? [`${count.toLocaleString('en-US')} ${text}`] : []))
  return state === 'done' || state === 'running' ? `${stateNames[state]}: ${counts.join(', ')}` : stateNames[state]
}

function ImportRow({ one }: { one: SalaryImport }) {
  const { id, fileName, dataset, state, by, createdAt, doneRows, totalRows, leftOutRows, refusedRows } = one
  const { cancel, undo, report } = useImportActions(id)
  const confirm = useConfirm()
  const ask = async () => {
    const text = `The ${countLabel(doneRows, 'row')} of “${dataset}” are removed from the salary analyzer. Data that this import replaced does not come back.`
    if (await confirm({ title: 'Remove this dataset?', text, action: 'Remove dataset', destructive: true }))
      undo.mutate()
  }
  return (
    <li>
      <div className="stack stack-2 grow">
        <p>
          <b className="strong break-words">{dataset}</b>
          <span className="meta break-words">
            {' '}
            · {fileName}, {by ?? 'A former member'}, <Day at={createdAt} as={longDateTime} />
          </span>
        </p>
        <p className="meta" role={isUnderWay(one) ? 'status' : undefined}>
          {resultOf(one)}
        </p>
        {isUnderWay(one) && <Progress value={doneRows} max={Math.max(totalRows, 1)} label={`Importing ${fileName}`} />}
        <div className="row wrap gap-2">
          {isUnderWay(one) && (
            <Button size="sm" icon={X} busy={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel
            </Button>
          )}
          {leftOutRows + refusedRows > 0 && (
            <Button size="sm" icon={Download} busy={report.isPending} onClick={() => report.mutate()}>
              Rows not imported
            </Button>
          )}
          {state === 'done' && (
            <Button size="sm" variant="danger-quiet" icon={Undo2} busy={undo.isPending} onClick={() => void ask()}>
              Undo
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
  const onSettled = () => refreshQueries(queryClient, api.salaryImports.key(), api.salaries.key())
  return {
    cancel: useMutation({
      mutationKey: ['cancel-salary-import', id],
      mutationFn: () => client.salaryImports.cancel({ id }),
      onError,
      onSettled,
    }),
    undo: useMutation({
      mutationKey: ['undo-salary-import', id],
      mutationFn: () => client.salaryImports.undo({ id }),
      onSuccess: ({ removed }) =>
        toast.success(removed > 0 ? `${countLabel(removed, 'row')} removed` : 'A newer import has replaced this one'),
      onError,
      onSettled,
    }),
    report: useMutation({
      mutationKey: ['report-of-salary-import', id],
      mutationFn: () => client.salaryImports.get({ id }),
      onSuccess: ({ refused, leftOut }) =>
        downloadRowProblems(
          [...refused, ...leftOut].sort((a, b) => a.row - b.row),
          'rows-not-imported.csv',
        ),
      onError,
    }),
  }
}
