import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import { companyLabels, type PipelineStatus } from '#features/applications/rules.ts'
import { isoDay, longDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { plainWords } from '#lib/names.ts'
import { errorText } from '#ui/error-text.ts'
import { DataTable } from '#ui/page/data-table.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import type { ImportCheck, RefusedRow } from '../../import-contract.ts'
import { type ImportMapping, layoutNames } from '../../imports/layout.ts'
import type { ChosenFile } from './choose-file.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { downloadRefusedRows } from './download-refused-rows.ts'
import { UnknownStatuses } from './unknown-statuses.tsx'

type Props = { chosen: ChosenFile; onStarted(): void; onAgain(): void }

/**
 * Preview of an import: its columns, its first rows, and every refused row; nothing is stored before the button is
 * pressed.
 */
export function CheckFile({ chosen, onStarted, onAgain }: Props) {
  const { jobId, fileId, fileName } = chosen
  const [mapping, setMapping] = useState<ImportMapping>()
  // one id per file: repeated calls start one import
  const [id] = useState(newId)
  const queryClient = useQueryClient()
  const [statuses, setStatuses] = useState<Record<string, PipelineStatus>>({})
  const params = { jobId, fileId, mapping, statuses }
  const query = useQuery(
    api.applicationImports.check.queryOptions({
      input: params,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: (before) => before,
    }),
  )
  const start = useMutation({
    mutationFn: () => client.applicationImports.start({ ...params, id }),
    onSuccess: async () => {
      await refreshQueries(queryClient, api.applicationImports.key())
      onStarted()
    },
  })
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={5} lead="none" label="Reading the file" />}
      errorText="This file couldn't be read"
    >
      {(check) => (
        <div className="stack stack-8">
          <p role="status" tabIndex={-1} ref={takeFocus}>
            <b className="strong">{fileName}</b> ({layoutNames[check.layout]}): {rows(check.ready)} can be imported
            {check.refused.length > 0 && `, ${rows(check.refused.length)} can't`}.
          </p>
          {check.incomplete > 0 && (
            <Notice tone={check.rejectsIncomplete ? 'warn' : 'info'}>
              {rows(check.incomplete)} without a resume or a required answer.{' '}
              {check.rejectsIncomplete
                ? 'This job rejects incomplete applications, with a note.'
                : 'They will be imported as they are.'}
            </Notice>
          )}
          {check.unknownStatuses.length > 0 && (
            <UnknownStatuses unknown={check.unknownStatuses} chosen={statuses} onChange={setStatuses} />
          )}
          <div role="alert" className="contents">
            {start.error && (
              <Notice tone="error">
                {errorText(start.error, "The import couldn't be started. Please try again.")}
              </Notice>
            )}
          </div>
          <div className="row wrap">
            {check.ready > 0 && (
              <Button
                variant="primary"
                busy={start.isPending}
                disabled={query.isFetching || check.unknownStatuses.some(({ key }) => !statuses[key])}
                onClick={() => start.mutate()}
              >
                Import {rows(check.ready)}
              </Button>
            )}
            <Button variant="ghost" disabled={start.isPending} onClick={onAgain}>
              Choose another file
            </Button>
          </div>
          <ColumnMapping check={check} onChange={setMapping} />
          <FirstRows check={check} chosen={statuses} />
          <Refused refused={check.refused} />
        </div>
      )}
    </QueryBoundary>
  )
}

/** Focuses the preview, which replaced the focused file input. */
const takeFocus = (node: HTMLElement | null): void => {
  if (node) focusWhenLost(() => node)
}

const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

type FirstRow = ImportCheck['preview'][number]

function FirstRows({ check: { preview }, chosen }: { check: ImportCheck; chosen: Record<string, PipelineStatus> }) {
  const statusOf = ({ status, unknownStatus }: FirstRow) =>
    unknownStatus && !chosen[plainWords(unknownStatus)] ? 'Choose' : companyLabels[status as PipelineStatus]
  if (preview.length === 0) return null
  return (
    <section className="stack stack-3" aria-label="First rows">
      <SectionHead title="First rows" />
      <DataTable
        label="First rows of the file"
        rows={preview}
        rowKey={({ row }) => String(row)}
        columns={[
          { id: 'name', head: 'Name', lead: true, cell: ({ fullName }) => <b className="strong">{fullName}</b> },
          { id: 'email', head: 'Email', cell: ({ email }) => email },
          { id: 'phone', head: 'Phone', cell: ({ phone }) => phone || '-' },
          { id: 'applied', head: 'Applied', cell: ({ appliedAt }) => longDay(isoDay(appliedAt)) },
          { id: 'status', head: 'Status', cell: statusOf },
          { id: 'missing', head: 'Missing', cell: ({ missing }) => inShort(missing) },
        ]}
      />
    </section>
  )
}

const inShort = ([first, ...others]: string[]) => {
  if (!first) return '-'
  return others.length > 0 ? `${first} and ${others.length} more` : first
}

const shownAtMost = 50

/** Rows that can't be imported, with the whole list as a download. */
export function Refused({ refused }: { refused: readonly RefusedRow[] }) {
  if (refused.length === 0) return null
  return (
    <section className="stack stack-3" aria-label="Rows that can't be imported">
      <SectionHead title="Rows that can't be imported">
        <Button size="sm" icon={Download} onClick={() => downloadRefusedRows(refused)}>
          Download report
        </Button>
      </SectionHead>
      <ul className="list">
        {refused.slice(0, shownAtMost).map(({ row, column, reason }) => (
          <li key={row} className="refused-line">
            <span className="strong num">Row {row}</span>
            {column && <span className="meta"> {column}</span>}
            <span> {reason}</span>
          </li>
        ))}
      </ul>
      {refused.length > shownAtMost && <p className="meta">The report lists all {rows(refused.length)}.</p>}
    </section>
  )
}
