import { AppLink } from '#ui/primitives/app-link.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import type { PostingRow } from '../../contract.ts'
import { placeLabel } from '../../labels.ts'
import { employmentTypeLabels } from '../../rules.ts'
import { postingTitle } from '../posting-texts.ts'

type TitleProps = {
  row: Pick<PostingRow, 'title' | 'location' | 'moreLocations' | 'remoteAllowed' | 'employmentType'>
  /** The path of the page to edit the job; undefined if it cannot be edited. */
  to: string | undefined
}

/** Title, place and employment type in a table of jobs. */
export function PostingTitle({ row, to }: TitleProps) {
  const title = postingTitle(row)
  return (
    <>
      {to ? (
        <AppLink to={to} className="strong no-underline hover:underline">
          {title}
        </AppLink>
      ) : (
        <b className="strong">{title}</b>
      )}
      <div className="meta">
        {placeLabel(row)} · {employmentTypeLabels[row.employmentType]}
      </div>
    </>
  )
}

type CountProps = { row: Pick<PostingRow, 'status' | 'applicationsCount' | 'newApplicationsCount'>; to: string }

/** The number of applications as a link to them, with the number of new ones. */
export function ApplicationsCount({ row: { status, applicationsCount, newApplicationsCount }, to }: CountProps) {
  if (applicationsCount === 0) return status === 'draft' ? '—' : <b className="strong num">0</b>
  const count = applicationsCount.toLocaleString('en-US')
  return (
    <>
      <AppLink
        to={to}
        className="strong num no-underline hover:underline"
        aria-label={`${count} ${applicationsCount === 1 ? 'application' : 'applications'}`}
      >
        {count}
      </AppLink>{' '}
      {newApplicationsCount > 0 && <Badge tone="primary">{newApplicationsCount.toLocaleString('en-US')} new</Badge>}
    </>
  )
}
