import { type QueryClient, type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Undo2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { longDateTime } from '#lib/dates.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { ImportRecord, ImportReport, RowProblem } from '../../contract.ts'
import { isUnderWay } from '../queries.ts'
import { downloadRowProblems } from './download-row-problems.ts'

type Listed = Pick<ImportRecord, 'id' | 'fileName' | 'state' | 'createdAt'> &
  Partial<Pick<ImportRecord, 'doneRows' | 'totalRows'>>
type One = { id: string }
type Report = ImportReport & { noted?: RowProblem[] }

/** What a kind of imports says and does in its history. */
export type ImportKind<Import extends Listed, Undone> = {
  /** Names its mutations. */
  key: string
  /** By default the file. */
  name?: (one: Import) => string
  /** Beside the name, before the time. */
  about: (one: Import) => string
  /** '40 added, 2 updated' */
  result: (one: Import) => string
  /** Below the result. */
  more?: (one: Import) => ReactNode
  /** Where the imported rows are. */
  view?: { label: string; to: string; isThere: (one: Import) => boolean }
  /** What an undo changes and what it does not. */
  undoText: (one: Import) => string
  canUndo?: (one: Import) => boolean
  undone: (result: Undone) => string
  hasReport: (one: Import) => boolean
  cancel?: (one: One) => Promise<unknown>
  undo: (one: One) => Promise<Undone>
  report: (one: One) => Promise<Report>
  /** After an import was cancelled, undone, or has ended. */
  refresh: (queryClient: QueryClient) => Promise<unknown>
}

const stateNames: Record<ImportRecord['state'], string> = {
  waiting: 'Waiting',
  running: 'Importing',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'The file can no longer be read',
  undone: 'Undone',
}

type Props<Import extends Listed, Undone> = {
  query: UseQueryResult<Import[]>
  kind: ImportKind<Import, Undone>
  title?: string
}

/** All imports of a kind, newest first: who started each and when, its progress, its result, and what was left out. */
export function ImportHistory<Import extends Listed, Undone>({
  query,
  kind,
  title = 'Import history',
}: Props<Import, Undone>) {
  useFreshAfter(query.data?.filter(isUnderWay).length ?? 0, kind.refresh)
  return (
    <section id="imports-so-far" tabIndex={-1} className="stack stack-4" aria-label={title}>
      <SectionHead title={title} />
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
              <ImportRow key={one.id} one={one} kind={kind} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  )
}

/** Other pages show what was imported once an import has ended. */
function useFreshAfter(underWay: number, refresh: (queryClient: QueryClient) => Promise<unknown>): void {
  const queryClient = useQueryClient()
  const before = useRef(0)
  useEffect(() => {
    // in the background: nothing on this page waits for it
    if (underWay < before.current) void refresh(queryClient)
    before.current = underWay
  }, [queryClient, refresh, underWay])
}

type RowProps<Import extends Listed, Undone> = { one: Import; kind: ImportKind<Import, Undone> }

function ImportRow<Import extends Listed, Undone>({ one, kind }: RowProps<Import, Undone>) {
  const { fileName, state, createdAt, doneRows = 0, totalRows = 0 } = one
  const name = kind.name?.(one) ?? fileName
  return (
    <li>
      <div className="stack stack-2 grow">
        <p>
          <b className="strong break-words">{name}</b>
          <span className="meta break-words">
            {' '}
            · {kind.about(one)}, <Day at={createdAt} as={longDateTime} />
          </span>
        </p>
        <p className="meta" role={isUnderWay(one) ? 'status' : undefined}>
          {stateNames[state]}: {kind.result(one)}
        </p>
        {kind.more?.(one)}
        {isUnderWay(one) && <Progress value={doneRows} max={Math.max(totalRows, 1)} label={`Importing ${fileName}`} />}
        <Actions one={one} kind={kind} />
      </div>
    </li>
  )
}

function Actions<Import extends Listed, Undone>({ one, kind }: RowProps<Import, Undone>) {
  const { cancel, undo, report } = useImportActions(one.id, kind)
  const confirm = useConfirm()
  const ask = async () => {
    const question = { title: 'Undo this import?', text: kind.undoText(one), action: 'Undo import', destructive: true }
    if (await confirm(question)) undo.mutate()
  }
  const { view, canUndo = () => true } = kind
  const isOver = !isUnderWay(one) && one.state !== 'undone'
  return (
    <div className="row wrap gap-2">
      {isOver && view?.isThere(one) && (
        <ButtonLink size="sm" to={view.to}>
          {view.label}
        </ButtonLink>
      )}
      {isUnderWay(one) && kind.cancel && (
        <Button size="sm" icon={X} busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel
        </Button>
      )}
      {kind.hasReport(one) && (
        <Button size="sm" icon={Download} busy={report.isPending} onClick={() => report.mutate()}>
          What was left out
        </Button>
      )}
      {isOver && canUndo(one) && (
        <Button size="sm" variant="danger-quiet" icon={Undo2} busy={undo.isPending} onClick={() => void ask()}>
          Undo
        </Button>
      )}
    </div>
  )
}

function useImportActions<Import extends Listed, Undone>(id: string, kind: ImportKind<Import, Undone>) {
  const queryClient = useQueryClient()
  const onError = errorToast('Something went wrong. Please try again.')
  const onSettled = () => kind.refresh(queryClient)
  return {
    cancel: useMutation({
      mutationKey: [`cancel-${kind.key}`, id],
      mutationFn: async () => kind.cancel?.({ id }),
      onError,
      onSettled,
    }),
    undo: useMutation({
      mutationKey: [`undo-${kind.key}`, id],
      mutationFn: () => kind.undo({ id }),
      onSuccess: (result) => toast.success(kind.undone(result)),
      onError,
      onSettled,
    }),
    report: useMutation({
      mutationKey: [`report-of-${kind.key}`, id],
      mutationFn: () => kind.report({ id }),
      onSuccess: ({ refused, leftOut, noted = [] }) => {
        const all = [...refused, ...leftOut, ...noted].sort((a, b) => a.row - b.row)
        if (all.length === 0) toast.success('Everything in this file was imported')
        else downloadRowProblems(all, 'what-was-left-out.csv')
      },
      onError,
    }),
  }
}
