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
import { shown } from './shown-cell.ts'

type ApplicantColumn = 'applicant_places' | 'time_zones'
/** What the text of a line says of who may apply: its sentence, and as the job would show it. */
export type SuggestedApplicants = { quote: string; openTo: string }
type Row = {
  title: string
  description: string
  requirements: string
  location: string | null
  remoteAllowed: boolean
  workMode: WorkMode | null
}
export type RowApplicants = {
  applicants: Applicants
  suggested: SuggestedApplicants | null
  notes: { column: ApplicantColumn; reason: string }[]
}

/** Who may apply, from the columns; without them from the text, but only if the user has confirmed that. On-site jobs have none. */
export function readRowApplicants(
  cell: (column: ApplicantColumn) => string,
  row: Row,
  readsText: boolean | undefined,
): RowApplicants {
  if (row.workMode === 'on-site' || (row.workMode !== 'hybrid' && !isRemote(row)))
    return { applicants: noApplicants, suggested: null, notes: [] }
  const columns = readColumns(cell)
  if (isStated(columns.applicants) || columns.notes.length > 0) return { ...columns, suggested: null }
  const { title, location, description, requirements } = row
  const read = readApplicants(
    aboutApplicants({ title, location: location ?? '', html: `${description}\n${requirements}` }),
  )
  if (!read) return { applicants: noApplicants, suggested: null, notes: [] }
  const [from, to] = [read.range?.from ?? null, read.range?.to ?? null]
  if (readsText)
    return {
      applicants: { applicantPlaces: read.codes, applicantUtcFrom: from, applicantUtcTo: to },
      suggested: null,
      notes: [],
    }
  const openTo = openToLabel(namesOfApplicantPlaces(read.codes), from, to) ?? ''
  return { applicants: noApplicants, suggested: { quote: read.quote, openTo }, notes: [] }
}

const isStated = ({ applicantPlaces, applicantUtcFrom }: Applicants): boolean =>
  applicantPlaces.length > 0 || applicantUtcFrom !== null

function readColumns(cell: (column: ApplicantColumn) => string): Omit<RowApplicants, 'suggested'> {
  const notes: RowApplicants['notes'] = []
  const names = cell('applicant_places')
    .slice(0, 5_000)
    .split(/[;,|\n]/)
    .map(tidyLine)
    .filter(Boolean)
  const codes = names.flatMap((name) => {
    const named = applicantPlacesNamed(name, maxApplicantPlaces)
    if (!named)
      notes.push({ column: 'applicant_places', reason: `“${shown(name)}” isn't a country or a state: it is left out` })
    return named ?? []
  })
  const zones = tidyLine(cell('time_zones'))
  const range = zones === '' ? null : readUtcRange(zones)
  if (zones !== '' && !range)
    notes.push({
      column: 'time_zones',
      reason: `“${shown(zones)}” isn't a range such as UTC-3 to UTC+2: it is left out`,
    })
  const applicantPlaces = distinctPlaces(codes).slice(0, maxApplicantPlaces)
  return {
    applicants: { applicantPlaces, applicantUtcFrom: range?.from ?? null, applicantUtcTo: range?.to ?? null },
    notes,
  }
}
