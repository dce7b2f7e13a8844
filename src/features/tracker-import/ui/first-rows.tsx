import { statusNames } from '#features/applications/rules.ts'
import { ImportSample } from '#features/import-files/ui/components/import-rows.tsx'
import { longDay } from '#lib/dates.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { TrackerCheck } from '../contract.ts'

type Application = TrackerCheck['applications'][number]
type Contact = TrackerCheck['contacts'][number]

const changeLabels = { new: null, changed: 'Updated', same: 'Unchanged' } as const

/** The first applications of a file as they will be stored. */
export const ApplicationSample = ({ rows, busy }: { rows: readonly Application[]; busy: boolean }) => (
  <ImportSample label="First applications of the file" rows={rows} columns={applicationColumns} busy={busy} />
)

/** The first contacts of a file, with the application that each is added to. */
export const ContactSample = ({ rows, busy }: { rows: readonly Contact[]; busy: boolean }) => (
  <ImportSample label="First contacts of the file" rows={rows} columns={contactColumns} busy={busy} />
)

const applicationColumns = [
  { id: 'title', head: 'Job', lead: true, cell: Job },
  {
    id: 'applied',
    head: 'Applied',
    cell: ({ appliedOn }: Application) => (appliedOn ? longDay(appliedOn) : 'Day of import'),
  },
  { id: 'status', head: 'Status', cell: Status },
  { id: 'details', head: 'Details', cell: Details },
  {
    id: 'contacts',
    head: 'Contacts',
    cell: ({ contacts }: Application) => contacts.map(({ name }) => name).join(', ') || '-',
  },
]

function Job({ title, companyName, change }: Application) {
  const label = changeLabels[change]
  return (
    <>
      <b className="strong break-words">{title}</b> {label && <Badge tone="line">{label}</Badge>}
      <div className="meta break-words">{companyName}</div>
    </>
  )
}

function Status({ status, statusOn }: Application) {
  return (
    <>
      <StatusPill status={status} label={statusNames[status]} />
      {statusOn && status !== 'submitted' && <div className="meta">{longDay(statusOn)}</div>}
    </>
  )
}

function Details({ location, salaryText, link, notes }: Application) {
  const lines = [location, salaryText, link, notes.slice(0, 80)].filter(Boolean)
  if (lines.length === 0) return '-'
  return (
    <>
      {lines.map((line) => (
        <div key={line} className="meta break-words">
          {line}
        </div>
      ))}
    </>
  )
}

const contactColumns = [
  { id: 'name', head: 'Name', lead: true, cell: Person },
  { id: 'email', head: 'Email', cell: ({ email }: Contact) => <span className="break-words">{email || '-'}</span> },
  { id: 'phone', head: 'Phone', cell: ({ phone }: Contact) => phone || '-' },
  {
    id: 'application',
    head: 'Added to',
    cell: ({ title, companyName }: Contact) => (
      <>
        {title}
        <div className="meta break-words">{companyName}</div>
      </>
    ),
  },
]

function Person({ name, role, change }: Contact) {
  const label = changeLabels[change]
  return (
    <>
      <b className="strong break-words">{name}</b> {label && <Badge tone="line">{label}</Badge>}
      {role && <div className="meta break-words">{role}</div>}
    </>
  )
}
