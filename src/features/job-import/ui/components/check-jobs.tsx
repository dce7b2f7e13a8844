import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import type { UploadedImport } from '#features/import-files/ui/components/import-file-input.tsx'
import { ImportPreview } from '#features/import-files/ui/components/import-preview.tsx'
import { ImportSample } from '#features/import-files/ui/components/import-rows.tsx'
import { useImportPreview } from '#features/import-files/ui/components/use-import-preview.ts'
import { placeLabel } from '#features/job-postings/labels.ts'
import { employmentTypeLabels, levelLabels } from '#features/job-postings/rules.ts'
import { refreshJobs } from '#features/job-postings/ui/queries.ts'
import { counted } from '#lib/count-word.ts'
import { longDateTime, longDay } from '#lib/dates.ts'
import { salaryPortal } from '#lib/money.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Switch } from '#ui/primitives/choice.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ImportCheck, JobImport } from '../../contract.ts'
import { CopiedJobs } from './copied-jobs.tsx'
import { StatedApplicants } from './stated-applicants.tsx'

type Props = { file: UploadedImport; onStarted: () => void; onAgain: () => void }

/** The preview of an import of jobs; nothing is stored before the button is pressed. */
export function CheckJobs({ file, onStarted, onAgain }: Props) {
  const [asDrafts, setAsDrafts] = useState(true)
  const [readsApplicants, setReadsApplicants] = useState(false)
  const [repeatedRows, setRepeatedRows] = useState<readonly number[]>([])
  const queryClient = useQueryClient()
  const more = { asDrafts, readsApplicants, repeatedRows: [...repeatedRows] }
  const preview = useImportPreview({
    file,
    check: (request) => api.jobImports.check.queryOptions({ input: { ...request, ...more } }),
    start: (request) => client.jobImports.start({ ...request, ...more }),
    onStarted: async (done) => {
      await Promise.all([refreshJobs(queryClient), refreshQueries(queryClient, api.jobImports.list.key())])
      toast.success(doneLabel(done))
      onStarted()
    },
  })
  return (
    <ImportPreview
      {...preview}
      noun="job"
      onAgain={onAgain}
      notices={(check) => (
        <>
          {check.importedBefore && (
            <Notice tone="warn">
              This file was already imported on <Day at={check.importedBefore} as={longDateTime} />.
              {check.counts.new > 0 && ' Importing it again creates duplicate jobs.'}
            </Notice>
          )}
          <Switch
            checked={asDrafts}
            onChange={({ target }) => setAsDrafts(target.checked)}
            busy={preview.start.isPending}
            label="Import all as drafts. They stay hidden until you post them."
          />
          {check.live > 0 && (
            <Notice tone="warn">
              {counted(check.live, 'job')} will be posted immediately, because the file says that{' '}
              {check.live === 1 ? 'it is' : 'they are'} open.
            </Notice>
          )}
          {(check.applicants.length > 0 || readsApplicants) && (
            <StatedApplicants rows={check.applicants} isUsed={readsApplicants} onUse={setReadsApplicants} />
          )}
          {check.copies.length > 0 && (
            <CopiedJobs copies={check.copies} repeated={repeatedRows} onChange={setRepeatedRows} />
          )}
        </>
      )}
      sample={({ sample }, isReading) => (
        <ImportSample label="First jobs of the file" rows={sample} columns={columns} busy={isReading} />
      )}
    />
  )
}

const doneLabel = ({ addedRows, changedRows }: JobImport): string =>
  changedRows === 0
    ? `${counted(addedRows, 'job')} imported`
    : `${counted(addedRows, 'job')} imported, ${counted(changedRows, 'job')} updated`

type Job = ImportCheck['sample'][number]

const changeLabels = { new: null, changed: 'Updates a job', same: 'Unchanged' } as const

const columns = [
  { id: 'title', head: 'Job', lead: true, cell: Title },
  { id: 'place', head: 'Location', cell: placeLabel },
  { id: 'type', head: 'Type', cell: ({ employmentType }: Job) => employmentTypeLabels[employmentType] },
  { id: 'salary', head: 'Salary', cell: salaryPortal },
  { id: 'deadline', head: 'Deadline', cell: ({ applicationDeadline: day }: Job) => (day ? longDay(day) : 'None') },
  { id: 'status', head: 'Status', cell: ({ status }: Job) => <StatusPill status={status} /> },
]

function Title({ title, change, excerpt, level, openings, externalId }: Job) {
  const label = changeLabels[change]
  const facts = [
    level && levelLabels[level],
    openings && counted(openings, 'opening'),
    externalId && `ID ${externalId}`,
  ]
  return (
    <>
      <b className="strong break-words">{title}</b> {label && <Badge tone="line">{label}</Badge>}
      {facts.some(Boolean) && <div className="meta break-words">{facts.filter(Boolean).join(' · ')}</div>}
      <div className="meta break-words">{excerpt || 'No description'}</div>
    </>
  )
}
