import { type JobField, jobFields } from './fields.ts'
import type { ImportedFields } from './read-row.ts'

export type FieldKey = keyof ImportedFields

const salary: FieldKey[] = ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryPeriod', 'salaryIsEstimate']
const mode: FieldKey[] = ['workMode', 'onSiteDays', 'remoteAllowed']
const places: FieldKey[] = ['location', 'moreLocations']
const people: FieldKey[] = ['applicantPlaces', 'applicantUtcFrom', 'applicantUtcTo']

/** The fields of a job that each column changes. A column that the file does not have changes nothing. */
const fieldsOf: Partial<Record<JobField, FieldKey[]>> = {
  title: ['title'],
  description: ['description'],
  requirements: ['requirements'],
  location: places,
  city: places,
  employment_type: ['employmentType'],
  salary,
  salary_min: salary,
  salary_max: salary,
  work_mode: mode,
  remote: mode,
  hybrid: mode,
  on_site: mode,
  openings: ['openings'],
  level: ['level'],
  applicant_places: people,
  time_zones: people,
  deadline: ['applicationDeadline'],
}

export const fieldsOfColumns = (columns: readonly JobField[]): Set<FieldKey> =>
  new Set(columns.flatMap((column) => fieldsOf[column] ?? []))

/** Fields that are changed or kept together, such as the bounds of the pay and its currency, by the column that they are read from. */
export const groupOf = (key: FieldKey): JobField =>
  (Object.keys(fieldsOf) as JobField[]).find((column) => fieldsOf[column]?.includes(key)) ?? 'title'

const labels = new Map<string, string>(jobFields.map(({ key, label }) => [key, label]))
export const labelOfField = (column: JobField): string => labels.get(column) ?? column
