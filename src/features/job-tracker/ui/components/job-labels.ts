import { employmentLabel, placeLabel } from '#features/job-postings/labels.ts'
import type { EmploymentType } from '#features/job-postings/rules.ts'
import { salaryFull } from '#lib/money.ts'
import type { Salary } from '#lib/pay/pay.ts'

export type RowJob = Salary & {
  title: string
  companyName: string
  companyLogoUrl: string | null
  location: string | null
  moreLocations?: readonly string[] | undefined
  remoteAllowed: boolean
  employmentType: string | null
  /** The salary as the person typed it for an external job. */
  salaryText?: string | null
}

/** The fields of an external job that a card shows. */
const isWritten = ({ salaryText }: RowJob): boolean => typeof salaryText === 'string'

export const formatPay = (job: RowJob): string => job.salaryText ?? salaryFull(job)

export const formatEmploymentType = ({ employmentType }: RowJob): string =>
  employmentType === null ? '' : employmentLabel(employmentType as EmploymentType)

export const formatJobPlace = (job: RowJob): string => (isWritten(job) ? (job.location ?? '') : placeLabel(job))
