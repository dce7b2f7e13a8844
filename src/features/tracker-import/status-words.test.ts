import { expect, it } from 'vitest'
import { readSeekerStatus } from './status-words.ts'

it.each([
  ['Applied', 'submitted'],
  ['APPLIED', 'submitted'],
  ['📨 Applied', 'submitted'],
  ['2 - Applied', 'submitted'],
  ['Applied 12/05', 'submitted'],
  ['No response', 'submitted'],
  ['Phone screen', 'interview'],
  ['2nd interview', 'interview'],
  ['Interview 3', 'interview'],
  ['Offer 🎉', 'offer'],
  ['Offer accepted', 'accepted'],
  ['Abgelehnt', 'rejected'],
  ['Refusé', 'rejected'],
  ['Rechazado', 'rejected'],
  ['❌ Rejected', 'rejected'],
  ['Offer declined', 'withdrawn'],
  ['Wishlist', 'saved'],
  ['Not yet applied', 'saved'],
  ['Applied, Interview, Rejected', 'rejected'],
  ['Applied → Interview', 'interview'],
])('%s is %s', (text, status) => expect(readSeekerStatus(text)).toBe(status))

it.each([
  'Ghosted',
  'Declined',
  'Closed',
  'In progress',
  'Rejected?',
  '❌ Applied',
  'Rejected but call back in May',
  'Accepted, Rejected',
  'Shortlisted',
  '',
])('leaves %j to the person', (text) => expect(readSeekerStatus(text)).toBeNull())
