import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
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
import type { TrackerImport } from '../contract.ts'
import { isUnderWay, trackerImportsQuery } from './queries.ts'

const stateNames: Record<TrackerImport['state'], string> = {
  waiting: 'Waiting',
  running: 'Importing',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'The file can no longer be read',
  undone: 'Undone',
}

/** The person's imports: when each was, its result and its progress. */
export function ImportHistory() {
  const query = useQuery(trackerImportsQuery())
  useFreshTracker(query.data)
  return (
    <section id="imports-so-far" tabIndex={-1} className="stack stack-4" aria-label="Your imports">
      <SectionHead title="Your imports" />
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

/** The tracker has new rows once a running import has ended. */
function useFreshTracker(imports: readonly TrackerImport[] | undefined): void {
  const queryClient = useQueryClient()
  const isRunning = imports?.some(isUnderWay) ?? false
  const wasRunning = useRef(false)
  useEffect(() => {
    // in the background: the page itself shows imports only
    if (wasRunning.current && !isRunning) void refreshQueries(queryClient, api.jobTracker.key())
    wasRunning.current = isRunning
  }, [isRunning, queryClient])
}

/** '40 added, 2 updated, 3 left out' */
function resultOf({
  addedRows,
  addedContacts,
  changedRows,
  sameRows,
  leftOutRows,
  refusedRows,
}: TrackerImport): string {
  const counted = (value: number) => value.toLocaleString('en-US')
  const parts = [
    [changedRows, 'updated'],
    [sameRows, 'unchanged'],
    [leftOutRows, 'left out'],
    [refusedRows, 'not imported'],
  ] as const
  const people = addedContacts > 0 ? [`with ${countLabel(addedContacts, 'contact')}`] : []
  const others = parts.flatMap(([value, label]) => (value > 0 ? [`${counted(value)} ${label}`] : []))
  return [[`${counted(addedRows)} added`, ...people].join(' '), ...others].join(', ')
}

function ImportRow({ one }: { one: TrackerImport }) {
  const { id, kind, fileName, state, createdAt, doneRows, totalRows } = one
  const { cancel, undo, report } = useImportActions(id)
  const confirm = useConfirm()
  const ask = async () => {
    const text =
      'What this import added is removed, and what it changed is as before. What you changed yourself since stays as it is.'
    if (await confirm({ title: 'Undo this import?', text, action: 'Undo import', destructive: true })) undo.mutate()
  }
  return (
    <li>
      <div className="stack stack-2 grow">
        <p>
          <b className="strong break-words">{fileName}</b>
          <span className="meta">
            {' '}
            · {kind === 'contacts' ? 'Contacts' : 'Applications'}, <Day at={createdAt} as={longDateTime} />
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
          <Button size="sm" icon={Download} busy={report.isPending} onClick={() => report.mutate()}>
            What was left out
          </Button>
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
  const onSettled = () => refreshQueries(queryClient, api.trackerImports.key(), api.jobTracker.key())
  return {
    cancel: useMutation({
      mutationKey: ['cancel-tracker-import', id],
      mutationFn: () => client.trackerImports.cancel({ id }),
      onError,
      onSettled,
    }),
    undo: useMutation({
      mutationKey: ['undo-tracker-import', id],
      mutationFn: () => client.trackerImports.undo({ id }),
      onSuccess: ({ removed, restored, kept }) =>
        toast.success(
          [
            `${removed.toLocaleString('en-US')} removed`,
            ...(restored > 0 ? [`${restored.toLocaleString('en-US')} as before`] : []),
            ...(kept > 0 ? [`${kept.toLocaleString('en-US')} kept, because they changed since`] : []),
          ].join(', '),
        ),
      onError,
      onSettled,
    }),
    report: useMutation({
      mutationKey: ['report-of-tracker-import', id],
      mutationFn: () => client.trackerImports.get({ id }),
      onSuccess: ({ refused, leftOut, noted }) => {
        const all = [...refused, ...leftOut, ...noted].sort((a, b) => a.row - b.row)
        if (all.length === 0) toast.success('Everything in this file was imported')
        else downloadRowProblems(all, 'left-out.csv')
      },
      onError,
    }),
  }
}
