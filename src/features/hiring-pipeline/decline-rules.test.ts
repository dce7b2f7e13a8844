import { expect, it } from 'vitest'
import { fillWording } from './decline-rules.ts'

it.each([
  ['Maya Okafor', 'Maya'],
  ['Dr. Smith', 'Smith'],
  ['"Quote" <b>Bold</b>', 'Quote'],
  ['李 雷', '李 雷'],
  ['Dr.', 'Dr.'],
])('fillWording › greets %j as %j', (candidateName, called) => {
  const about = { candidateName, jobTitle: 'Planner', companyName: 'Voltline' }
  expect(fillWording('Hi {first name}, {job} at {company}', about)).toBe(`Hi ${called}, Planner at Voltline`)
})
