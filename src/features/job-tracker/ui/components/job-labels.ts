import { employmentLabel, placeLabel } from '#features/job-postings/labels.ts'
import type { EmploymentType } from '#features/job-postings/rules.ts'
import { salaryFull } from '#lib/money.ts'
import type { RowJob } from './tracked-row.tsx'

/** The fields of an external job that a card shows. */
const isWritten = ({ salaryText }: RowJob): boolean => typeof salaryText === 'string'

export const formatPay = (job: RowJob): string => job.salaryText ?? salaryFull(job.salaryMin, job.salaryMax)

export const typeLabels = ({ employmentType }: RowJob): string =>
  employmentType === null ? '' : employmentLabel(employmentType as EmploymentType)

export const formatPlace = (job: RowJob): string => (isWritten(job) ? (job.location ?? '') : placeLabel(job))
