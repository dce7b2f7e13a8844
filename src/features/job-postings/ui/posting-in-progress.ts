import { tidyLine } from '#lib/tidy-text.ts'
import { isSalaryOrdered, Salary } from '../contract.ts'
import type { emptyPosting } from './posting-form.ts'

export type TypedPosting = Omit<typeof emptyPosting, 'salaryMin' | 'salaryMax' | 'employmentType'> & {
  employmentType: 'full-time' | 'part-time' | 'contract' | 'internship' | 'temporary'
  salaryMin: number | null
  salaryMax: number | null
}

/** The job's company and its first publication; null before it. */
export type PostingOwner = { companyName: string; companyLogoUrl: string | null; postedAt: Date | null }

/** The job as candidates would see it while it is being written, with any errors; an invalid salary is left out. */
export const postingInProgress = (typed: TypedPosting, owner: PostingOwner) => ({
  ...owner,
  title: tidyLine(typed.title),
  description: typed.description,
  requirements: typed.requirements,
  location: tidyLine(typed.location) || null,
  employmentType: typed.employmentType,
  ...salaryOf(typed),
  remoteAllowed: typed.remoteAllowed,
  applicationDeadline: typed.applicationDeadline || null,
})

const isSalary = (amount: number | null) => Salary.safeParse(amount).success

function salaryOf({ salaryMin, salaryMax }: TypedPosting) {
  const isRefused = !(isSalary(salaryMin) && isSalary(salaryMax) && isSalaryOrdered({ salaryMin, salaryMax }))
  return isRefused ? { salaryMin: null, salaryMax: null } : { salaryMin, salaryMax }
}
