import { expect, it } from 'vitest'
import { placeLabel } from '../rules.ts'
import { toMatch } from './to-match.ts'

it.each([
  [null, false],
  [' ', false],
  ['Remote, EU', false],
  ['Lisbon', true],
  ['Lisbon', false],
])('JOBS-13 JOBS-18 the match calls a job at %j, flag %j, remote where its label does', (location, remoteAllowed) => {
  const text = { title: 'Clerk', requirements: null, description: '<p>Work</p>' }
  const job = { ...text, location, remoteAllowed, salaryMin: null, salaryMax: null, employmentType: 'full-time' }
  expect(toMatch(job).isRemote).toBe(/remote/i.test(placeLabel(job)))
})
