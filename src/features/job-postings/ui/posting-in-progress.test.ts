import { expect, it } from 'vitest'
import { emptyPosting } from './posting-form.ts'
import { postingInProgress } from './posting-in-progress.ts'

const owner = { companyName: 'Fernway Health', companyLogoUrl: null, postedAt: null }

it.each([
  [-5, 13],
  [90_000, 80_000],
  [12.5, null],
  [null, Number.NaN],
  [1, 2_000_000_000],
])('shows no salary while the typed one is invalid: %s to %s', (salaryMin, salaryMax) => {
  const shown = postingInProgress({ ...emptyPosting, salaryMin, salaryMax }, owner)
  expect([shown.salaryMin, shown.salaryMax]).toEqual([null, null])
})

it.each([
  [50_000, 80_000],
  [0, null],
  [null, 70_000],
])('shows a valid salary: %s to %s', (salaryMin, salaryMax) => {
  const shown = postingInProgress({ ...emptyPosting, salaryMin, salaryMax }, owner)
  expect([shown.salaryMin, shown.salaryMax]).toEqual([salaryMin, salaryMax])
})
