import { expect, it } from 'vitest'
import { readImportedStatus } from './read-status.ts'

it.each([
  ['Hired', 'accepted'],
  ['offer accepted', 'accepted'],
  ['Placed', 'accepted'],
  ['Eingestellt', 'accepted'],
  ['Embauchée', 'accepted'],
  ['Not hired', 'rejected'],
  ['Not Accepted', 'rejected'],
  ['Unqualified', 'rejected'],
  ['Un-Qualified', null],
  ['Abgelehnt', 'rejected'],
  ['On-Site', 'interview'],
  ['interview_scheduled', 'interview'],
  ['Phone Screen', 'interview'],
  ['CV screening', 'reviewing'],
  ['Candidate withdrew', 'withdrawn'],
  ['Zurückgezogen', 'withdrawn'],
  ['Application Review', 'submitted'],
  ['They rejected us', 'withdrawn'],
  ['No Status', 'submitted'],
])('%s is %s', (text, status) => expect(readImportedStatus(text)).toBe(status))

it.each([
  'Hired by competitor',
  'Hired by another employer',
  'Archived - hired elsewhere',
  'Pre-screen: not placed',
  'Offer-Withdrawn',
  'Not Interviewed',
  'Not contacted',
  'Not reviewed',
  'Failed screening twice',
  'Blacklisted',
  'Hired?',
  '❌ Hired',
  // may also mean that the application was started
  'Started',
  'Archived',
  '',
])('leaves %j to the admin', (text) => expect(readImportedStatus(text)).toBeNull())
