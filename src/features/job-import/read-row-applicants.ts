import { aboutApplicants } from '#features/job-postings/applicants/about-applicants.ts'
import {
  type Applicants,
  maxApplicantPlaces,
  noApplicants,
} from '#features/job-postings/applicants/applicants-shape.ts'
import { readApplicants } from '#features/job-postings/applicants/read-applicants.ts'
import { readUtcRange } from '#features/job-postings/applicants/utc-offsets.ts'
import { isRemote, openToLabel } from '#features/job-postings/labels.ts'
import type { WorkMode } from '#features/job-postings/rules.ts'
import { applicantPlacesNamed, distinctPlaces, namesOfApplicantPlaces } from '#features/places/applicant-places.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { RowContext } from './row-context.ts'
import { shown } from './shown-cell.ts'

/** What the text of a row says of who may apply: its sentence, and as the job would show it. */
export type SuggestedApplicants = { quote: string; openTo: string }
type Row = {
  title: string
  description: string
  requirements: string
  location: string | null
  remoteAllowed: boolean
  workMode: WorkMode | null
}
export type RowApplicants = { applicants: Applicants; suggested: SuggestedApplicants | null }

const nothing: RowApplicants = { applicants: noApplicants, suggested: null }

/**
 * Who may apply, from the columns; without them from the text and from the location as it is written, but only if the user has confirmed that.
 * On-site jobs have none.
 */
export function readRowApplicants(
  context: RowContext,
  row: Row & { written: readonly string[] },
  readsText: boolean | undefined,
): RowApplicants {
  if (row.workMode === 'on-site' || (row.workMode !== 'hybrid' && !isRemote(row))) return nothing
  const columns = readColumns(context)
  if (columns) return { applicants: columns, suggested: null }
  const { title, written, description, requirements } = row
  const location = written.join('; ')
  const read = readApplicants(aboutApplicants({ title, location, html: `${description}\n${requirements}` }))
  if (!read) return nothing
  const [from, to] = [read.range?.from ?? null, read.range?.to ?? null]
  if (readsText)
    return {
      applicants: { applicantPlaces: read.codes, applicantUtcFrom: from, applicantUtcTo: to },
      suggested: null,
    }
  const openTo = openToLabel(namesOfApplicantPlaces(read.codes), from, to) ?? ''
  return { applicants: noApplicants, suggested: { quote: read.quote, openTo } }
}

/** null if no column says it. */
function readColumns({ cells, note }: RowContext): Applicants | null {
  const names = cells
    .text('applicant_places')
    .slice(0, 5_000)
    .split(/[;,|\n]/)
    .map(tidyLine)
    .filter(Boolean)
  const codes = names.flatMap((name) => {
    const named = applicantPlacesNamed(name, maxApplicantPlaces)
    if (!named) note('applicant_places', `“${shown(name)}” isn't a country or a state: it is left out`)
    return named ?? []
  })
  const zones = tidyLine(cells.text('time_zones'))
  const range = zones === '' ? null : readUtcRange(zones)
  if (zones !== '' && !range)
    note('time_zones', `“${shown(zones)}” isn't a range such as UTC-3 to UTC+2: it is left out`)
  if (names.length === 0 && zones === '') return null
  const applicantPlaces = distinctPlaces(codes).slice(0, maxApplicantPlaces)
  return { applicantPlaces, applicantUtcFrom: range?.from ?? null, applicantUtcTo: range?.to ?? null }
}
