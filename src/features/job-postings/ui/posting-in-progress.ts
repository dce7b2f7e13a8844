import type { Salary } from '#lib/pay/pay.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { locationsOf } from '../locations.ts'
import { Amount, isSalaryOrdered, isSalaryWhole } from '../posting-fields.ts'
import type { Level } from '../rules.ts'
import { chosenMode, type emptyPosting } from './posting-form.ts'

export type TypedPosting = Omit<
  typeof emptyPosting,
  keyof Salary | 'employmentType' | 'onSiteDays' | 'openings' | 'level'
> &
  Salary & {
    onSiteDays: number | null
    openings: number | null
    level: Level | ''
    employmentType: 'full-time' | 'part-time' | 'contract' | 'internship' | 'temporary'
  }

/** The job's company and its first publication; null before it. */
export type PostingOwner = { companyName: string; companyLogoUrl: string | null; postedAt: Date | null }

/** The job as candidates would see it while it is being written, with any errors; an invalid salary is left out. */
export const postingInProgress = (typed: TypedPosting, owner: PostingOwner) => ({
  ...owner,
  title: tidyLine(typed.title),
  description: typed.description,
  requirements: typed.requirements,
  ...locationsOf([typed.location, ...typed.moreLocations]),
  employmentType: typed.employmentType,
  ...salaryOf(typed),
  remoteAllowed: typed.workMode === 'remote',
  workMode: chosenMode(typed.workMode),
  onSiteDays: typed.onSiteDays,
  openings: typed.openings,
  level: typed.level || null,
  applicationDeadline: typed.applicationDeadline || null,
})

const isAmount = (amount: number | null, typed: Salary) =>
  Amount.safeParse(amount).success && isSalaryWhole(amount, typed)

function salaryOf(typed: TypedPosting): Salary {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryIsEstimate } = typed
  const isTaken = isAmount(salaryMin, typed) && isAmount(salaryMax, typed) && isSalaryOrdered(typed)
  const amounts = isTaken ? { salaryMin, salaryMax } : { salaryMin: null, salaryMax: null }
  return { ...amounts, salaryCurrency, salaryPeriod, salaryIsEstimate }
}
