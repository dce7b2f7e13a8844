import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { companyLabels } from '#features/applications/rules.ts'
import type { UploadedImport } from '#features/import-files/ui/components/import-file-input.tsx'
import { ImportPreview } from '#features/import-files/ui/components/import-preview.tsx'
import { ImportSample } from '#features/import-files/ui/components/import-rows.tsx'
import { useImportPreview } from '#features/import-files/ui/components/use-import-preview.ts'
import { counted } from '#lib/count-word.ts'
import { longDay } from '#lib/dates.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import type { ImportCheck } from '../contract.ts'

type Props = { jobId: string | undefined; file: UploadedImport; onStarted: () => void; onAgain: () => void }

/** The preview of an import of applications; nothing is stored before the button is pressed. */
export function CheckFile({ jobId, file, onStarted, onAgain }: Props) {
  const queryClient = useQueryClient()
  const preview = useImportPreview({
    file,
    check: (request) => api.applicationImports.check.queryOptions({ input: { ...request, jobId } }),
    start: (request) => client.applicationImports.start({ ...request, jobId }),
    onStarted: async () => {
      await refreshQueries(queryClient, api.applicationImports.list.key())
      onStarted()
    },
  })
  return (
    <ImportPreview
      {...preview}
      noun="application"
      onAgain={onAgain}
      notices={(check) => <Incomplete {...check} />}
      sample={({ sample }, isReading) => (
        <ImportSample
          label="First applications of the file"
          rows={sample}
          columns={jobId === undefined ? [...columns, jobColumn] : columns}
          busy={isReading}
        />
      )}
    />
  )
}

function Incomplete({ incomplete, rejectsIncomplete }: ImportCheck) {
  if (incomplete === 0) return null
  return (
    <Notice tone={rejectsIncomplete ? 'warn' : 'info'}>
      {counted(incomplete, 'application')} without a resume or a required answer.{' '}
      {rejectsIncomplete
        ? 'Jobs that reject incomplete applications will reject them, with a note.'
        : 'They will be imported as they are.'}
    </Notice>
  )
}

type Sample = ImportCheck['sample'][number]

const changeLabels = { new: null, changed: 'Updated', same: 'Unchanged' } as const

const columns = [
  { id: 'name', head: 'Name', lead: true, cell: Person },
  { id: 'email', head: 'Email', cell: ({ email }: Sample) => email || '-' },
  { id: 'phone', head: 'Phone', cell: ({ phone }: Sample) => phone || '-' },
  {
    id: 'applied',
    head: 'Applied',
    cell: ({ appliedOn }: Sample) => (appliedOn ? longDay(appliedOn) : 'Day of import'),
  },
  { id: 'status', head: 'Status', cell: Status },
  { id: 'missing', head: 'Missing', cell: ({ missing }: Sample) => inShort(missing) },
]
const jobColumn = { id: 'job', head: 'Job', cell: ({ job }: Sample) => job || 'Untitled job' }

function Person({ fullName, change, details }: Sample) {
  const label = changeLabels[change]
  return (
    <>
      <b className="strong">{fullName}</b> {label && <Badge tone="line">{label}</Badge>}
      {details.length > 0 && (
        <div className="meta">{inShort(details.map((detail) => `${detail.label}: ${detail.text.slice(0, 60)}`))}</div>
      )}
    </>
  )
}

function Status({ status, statusOn }: Sample) {
  return (
    <>
      <StatusPill status={status} label={companyLabels[status]} />
      {statusOn && <div className="meta">{longDay(statusOn)}</div>}
    </>
  )
}

const inShort = ([first, ...others]: string[]) => {
  if (!first) return '-'
  return others.length > 0 ? `${first} and ${others.length} more` : first
}
