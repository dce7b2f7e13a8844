import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { placeLabel } from '#features/job-postings/labels.ts'
import { employmentTypeLabels } from '#features/job-postings/rules.ts'
import { refreshJobs } from '#features/job-postings/ui/queries.ts'
import { longDateTime, longDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { salaryPortal } from '#lib/money.ts'
import { downloadCsv } from '#ui/download-csv.ts'
import { errorText } from '#ui/error-text.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { DataTable } from '#ui/page/data-table.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Switch } from '#ui/primitives/choice.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { ImportPreview, ImportResult, RefusedLine } from '../../contract.ts'
import { reportFile } from '../../sample-file.ts'
import { importPreviewQuery } from '../queries.ts'
import { CopiedJobs } from './copied-jobs.tsx'
import { ImportCurrency } from './import-currency.tsx'
import { JobsWithoutPlace, type UnplacedChoice } from './jobs-without-place.tsx'
import { StatedApplicants } from './stated-applicants.tsx'

export type ChosenFile = { name: string; csv: string }
const jobs = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'job' : 'jobs'}`
const rows = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

/** The preview of a file, with its refused lines and the reasons, and the import, which runs once. */
export function ImportReview({ file, onAgain }: { file: ChosenFile; onAgain: () => void }) {
  const [asDrafts, setAsDrafts] = useState(true)
  const [unplaced, setUnplaced] = useState<UnplacedChoice>('')
  const unplacedAs = unplaced === 'open' || unplaced === '' ? undefined : unplaced
  const [readsApplicants, setReadsApplicants] = useState(false)
  const [currency, setCurrency] = useState<string>()
  const [repeated, setRepeated] = useState<readonly number[]>([])
  const [id] = useState(newId)
  const queryClient = useQueryClient()
  const choices = { asDrafts, unplacedAs, ...(readsApplicants && { readsApplicants }), ...(currency && { currency }) }
  // keep showing the question while the rows are read again with its answer
  const query = useQuery({
    ...importPreviewQuery({ csv: file.csv, ...choices }),
    placeholderData: keepPreviousData,
  })
  const run = useMutation(
    api.postingImports.run.mutationOptions({
      onSuccess: async ({ imported, updated }) => {
        await refreshJobs(queryClient)
        // a cached preview would not show that the file was imported
        queryClient.removeQueries({ queryKey: api.postingImports.key() })
        toast.success(doneLabel(imported, updated))
      },
      onError: errorToast('The import failed. Please try again.'),
    }),
  )
  if (run.data) return <Done result={run.data} asDrafts={asDrafts} onAgain={onAgain} />
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={5} lead="none" label="Reading the file..." />}
      errorText={errorText(query.error, "This file couldn't be read. Please try again.")}
    >
      {(preview) => (
        <div className="stack stack-6">
          <Summary file={file} preview={preview} />
          <Switch
            checked={asDrafts}
            onChange={({ target }) => setAsDrafts(target.checked)}
            busy={run.isPending}
            label="Import all as drafts. They stay hidden until you post them."
          />
          {preview.unplaced > 0 && (
            <JobsWithoutPlace count={preview.unplaced} value={unplaced} onChange={setUnplaced} />
          )}
          {preview.withoutCurrency > 0 && (
            <ImportCurrency count={preview.withoutCurrency} value={preview.currency} onChange={setCurrency} />
          )}
          {(preview.applicants.length > 0 || readsApplicants) && (
            <StatedApplicants rows={preview.applicants} isUsed={readsApplicants} onUse={setReadsApplicants} />
          )}
          {preview.copies.length > 0 && (
            <CopiedJobs copies={preview.copies} repeated={repeated} onChange={setRepeated} />
          )}
          <div className="row wrap">
            {preview.postings.length > 0 && (
              <Button
                variant="primary"
                busy={run.isPending}
                disabled={(preview.unplaced > 0 && unplaced === '') || takenOf(preview, repeated) === 0}
                onClick={() => run.mutate({ id, csv: file.csv, ...choices, ...skippedOf(preview, repeated) })}
              >
                Import {jobs(takenOf(preview, repeated))}
              </Button>
            )}
            <Button variant="ghost" disabled={run.isPending} onClick={onAgain}>
              Choose another file
            </Button>
          </div>
          <Report report={preview} />
          <Accepted preview={preview} />
        </div>
      )}
    </QueryBoundary>
  )
}

/** A line that repeats a job is imported only if the user chooses it. */
const isTaken = ({ copies }: ImportPreview, repeated: readonly number[], line: number): boolean =>
  repeated.includes(line) || !copies.some((copy) => copy.line === line)

const takenOf = (preview: ImportPreview, repeated: readonly number[]): number =>
  preview.postings.filter(({ line, change }) => change !== 'same' && isTaken(preview, repeated, line)).length

/** '2 new, 1 updated, 1 unchanged' */
const kindsLabel = (added: number, updated: number, same: number): string =>
  [`${added} new`, updated > 0 && `${updated} updated`, same > 0 && `${same} unchanged`].filter(Boolean).join(', ')

function skippedOf({ copies }: ImportPreview, repeated: readonly number[]): { skippedLines?: number[] } {
  const skippedLines = copies.map(({ line }) => line).filter((line) => !repeated.includes(line))
  return skippedLines.length > 0 ? { skippedLines } : {}
}

const doneLabel = (imported: number, updated: number): string =>
  updated === 0 ? `${jobs(imported)} imported` : `${jobs(imported)} imported, ${jobs(updated)} updated`

function Summary({ file, preview }: { file: ChosenFile; preview: ImportPreview }) {
  const { postings, refused, noted, unknownColumns, importedBefore } = preview
  const live = postings.filter(({ status, change }) => status === 'active' && change === 'new').length
  const updates = postings.filter(({ change }) => change === 'update').length
  const same = postings.filter(({ change }) => change === 'same').length
  const over = noted.filter(isOver).length
  const paid = noted.filter(isAboutPay).length
  return (
    <div className="stack stack-3">
      <p role="status" tabIndex={-1} ref={takeFocus}>
        <b className="strong">{file.name}</b>: {jobs(postings.length)} can be imported
        {updates + same > 0 && ` (${kindsLabel(postings.length - updates - same, updates, same)})`}
        {live > 0 && `, ${live.toLocaleString('en-US')} of them will be live immediately`}
        {refused.length > 0 && `; ${rows(refused.length)} can't`}.
        {over > 0 && ` ${jobs(over)} ${over === 1 ? 'has' : 'have'} a deadline that has passed.`}
        {paid > 0 && ` Check the pay of ${jobs(paid)}.`}
      </p>
      {importedBefore && (
        <Notice tone="warn">
          This file was already imported on <Day at={importedBefore} as={longDateTime} />.
          {updates + same < postings.length && ' Importing it again creates duplicate jobs.'}
        </Notice>
      )}
      {unknownColumns.length > 0 && (
        <Notice tone="info">Ignored columns that we don't recognize: {unknownColumns.join(', ')}.</Notice>
      )}
    </div>
  )
}

const shownAtMost = 100

/** The pressed button is gone: keyboard focus moves to the result. */
const takeFocus = (node: HTMLElement | null): void => {
  if (node) focusWhenLost(() => node)
}

const isAboutPay = ({ column }: RefusedLine): boolean => column.startsWith('salary')

/** Whether a note is about a passed deadline. Any other note is about values that were left out or assumed. */
const isOver = ({ column }: RefusedLine): boolean => column === 'deadline'

type ImportReport = { refused: readonly RefusedLine[]; noted: readonly RefusedLine[] }

/** Messages about single lines: refused ones, those that need a change before they can be posted, those with a note on pay. */
function Report({ report }: { report: ImportReport }) {
  const kinds = [
    { title: "Rows that can't be imported", reported: report.refused },
    { title: 'Rows to fix before posting', reported: report.noted.filter(isOver) },
    { title: 'Rows to check', reported: report.noted.filter((one) => !isOver(one)) },
  ].filter(({ reported }) => reported.length > 0)
  return kinds.map(({ title, reported }, place) => (
    <section key={title} className="stack stack-3" aria-label={title}>
      <SectionHead title={title}>
        {place === 0 && (
          <Button size="sm" icon={Download} onClick={() => downloadCsv(reportFile(report), 'import-report.csv')}>
            Download report
          </Button>
        )}
      </SectionHead>
      <ul className="list">
        {reported.slice(0, shownAtMost).map(({ line, column, reason }) => (
          <li key={`${line} ${column}`} className="refused-line">
            <span className="strong num">Row {line}</span>
            {column && <span className="meta num"> {column}</span>}
            <span> {reason}</span>
          </li>
        ))}
      </ul>
      {reported.length > shownAtMost && <p className="meta">The report lists all {rows(reported.length)}.</p>}
    </section>
  ))
}

function Accepted({ preview: { postings } }: { preview: ImportPreview }) {
  if (postings.length === 0) return null
  return (
    <section className="stack stack-3" aria-label="Preview">
      <SectionHead title="Preview" />
      <DataTable
        label="Jobs of the file"
        rows={postings.slice(0, shownAtMost)}
        rowKey={({ line }) => String(line)}
        columns={[
          { id: 'title', head: 'Job', lead: true, cell: PreviewTitle },
          { id: 'place', head: 'Location', cell: placeLabel },
          { id: 'type', head: 'Type', cell: ({ employmentType }) => employmentTypeLabels[employmentType] },
          { id: 'salary', head: 'Salary', cell: salaryPortal },
          { id: 'deadline', head: 'Deadline', cell: ({ applicationDeadline: day }) => (day ? longDay(day) : 'None') },
          { id: 'status', head: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
        ]}
      />
      {postings.length > shownAtMost && (
        <p className="meta">
          The first {shownAtMost} of {jobs(postings.length)} are shown.
        </p>
      )}
    </section>
  )
}

const changeLabels = { new: '', update: 'Updates a job', same: 'Unchanged' } as const

function PreviewTitle({ title, change }: ImportPreview['postings'][number]) {
  return (
    <>
      <b className="strong">{title}</b>
      {change !== 'new' && <div className="meta">{changeLabels[change]}</div>}
    </>
  )
}

function Done({ result, asDrafts, onAgain }: { result: ImportResult; asDrafts: boolean; onAgain: () => void }) {
  const { imported, updated } = result
  return (
    <div className="stack stack-6">
      <div tabIndex={-1} ref={takeFocus}>
        <Notice tone="success" title={doneLabel(imported, updated)}>
          {asDrafts ? "They're saved as drafts. Review each one, then post it." : 'Rows marked active are now live.'}
        </Notice>
      </div>
      <div className="row wrap">
        <ButtonLink to={`/app/company/jobs${asDrafts ? '?status=draft' : ''}`} variant="primary">
          View Jobs
        </ButtonLink>
        <Button onClick={onAgain}>Import another file</Button>
      </div>
      <Report report={result} />
    </div>
  )
}
