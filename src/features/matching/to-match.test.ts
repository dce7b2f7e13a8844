import { expect, it } from 'vitest'
import { paidInDollars } from '#testing/paid-in-dollars.ts'
import { toMatch } from './to-match.ts'

it.each([
  [null, false, null],
  [' ', false, null],
  [null, true, true],
  ['Remote, EU', false, true],
  ['Lisbon', true, true],
  ['Lisbon', false, false],
])('the match reads a place of %j and the flag %j as remote: %j (JOBS-18)', (location, remoteAllowed, isRemote) => {
  const text = { title: 'Clerk', requirements: null, description: '<p>Work</p>' }
  const job = { ...text, location, remoteAllowed, ...paidInDollars(null, null), employmentType: 'full-time' }
  expect(toMatch(job).isRemote).toBe(isRemote)
})
