import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Undo2, X } from 'lucide-react'
import { api, client } from '#client/api.ts'
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
import type { SubscriberImport } from '../../subscriber-import-contract.ts'
import { counted } from '../components/campaign-status.tsx'
import { isUnderWay, subscriberImportsQuery } from '../queries.ts'

const stateNames: Record<SubscriberImport['state'], string> = {
  waiting: 'Waiting',
  running: 'Importing',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'The file can no longer be read',
  undone: 'Undone',
}

/** All imports: who started each and when, its result and its progress. */
export function ImportHistory() {
  const query = useQuery(subscriberImportsQuery())
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

/** '40 added, 2 updated, 3 have left and are not emailed' */
function resultOf({
  addedRows,
  changedRows,
  sameRows,
  endedRows,
  keptOffRows,
  leftOutRows,
  refusedRows,
}: SubscriberImport) {
  const parts = [
    [changedRows, 'updated'],
    [sameRows, 'unchanged'],
    [endedRows, 'unsubscribed'],
    [keptOffRows, 'who left kept off'],
    [leftOutRows, 'left out'],
    [refusedRows, 'not imported'],
  ] as const
  const others = parts.flatMap(([value, label]) => (value > 0 ? [`${counted(value)} ${label}`] : []))
  return [`${counted(addedRows)} added`, ...others].join(', ')
}

function ImportRow({ one }: { one: SubscriberImport }) {
  const { id, fileName, consent, state, by, createdAt, doneRows, totalRows } = one
  const { addedRows, endedRows, keptOffRows, leftOutRows, refusedRows } = one
  const { cancel, undo, report } = useImportActions(id)
  const confirm = useConfirm()
  const ask = async () => {
    const text = `${counted(addedRows)} added people are removed, and ${counted(endedRows)} who were unsubscribed get the newsletter again. People who changed something here since stay as they are.`
    if (await confirm({ title: 'Undo this import?', text, action: 'Undo import', destructive: true })) undo.mutate()
  }
  return (
    <li>
      <div className="stack stack-2 grow">
        <p>
          <b className="strong break-words">{fileName}</b>
          <span className="meta">
            {' '}
            · {by ?? 'A former member'}, <Day at={createdAt} as={longDateTime} />
          </span>
        </p>
        {consent !== '' && <p className="meta break-words">Agreed: {consent}</p>}
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
          {refusedRows + leftOutRows + keptOffRows > 0 && (
            <Button size="sm" icon={Download} busy={report.isPending} onClick={() => report.mutate()}>
              Rows not imported
            </Button>
          )}
          {!isUnderWay(one) && state !== 'undone' && (
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
  const onSettled = () =>
    refreshQueries(queryClient, api.subscriberImports.key(), api.subscribers.key(), api.campaigns.key())
  return {
    cancel: useMutation({
      mutationKey: ['cancel-subscriber-import', id],
      mutationFn: () => client.subscriberImports.cancel({ id }),
      onError,
      onSettled,
    }),
    undo: useMutation({
      mutationKey: ['undo-subscriber-import', id],
      mutationFn: () => client.subscriberImports.undo({ id }),
      onSuccess: ({ removed, reopened }) =>
        toast.success(`${counted(removed)} removed${reopened > 0 ? `, ${counted(reopened)} subscribed again` : ''}`),
      onError,
      onSettled,
    }),
    report: useMutation({
      mutationKey: ['report-of-subscriber-import', id],
      mutationFn: () => client.subscriberImports.get({ id }),
      onSuccess: ({ refused, leftOut }) =>
        downloadRowProblems(
          [...refused, ...leftOut].sort((a, b) => a.row - b.row),
          'rows-not-imported.csv',
        ),
      onError,
    }),
  }
}
