import { expect, it } from 'vitest'
import { formatDue } from './due-labels.ts'

const now = new Date('2026-11-22T22:30:00Z')

it.each([
  ['2026-11-22T22:30:00Z', 'UTC', 'Overdue since 22 November 2026'],
  ['2026-11-22T23:05:00Z', 'UTC', 'Due today, 11:05 PM'],
  ['2026-11-23T16:20:00Z', 'UTC', 'Due tomorrow, 4:20 PM'],
  ['2026-11-24T00:00:00Z', 'UTC', 'Due 24 November 2026'],
  // in Tokyo it is already the 23rd
  ['2026-11-22T23:05:00Z', 'Asia/Tokyo', 'Due today, 8:05 AM'],
  ['2026-11-23T16:20:00Z', 'Asia/Tokyo', 'Due tomorrow, 1:20 AM'],
])('shows when %s is due in the time zone %s: %s', (dueAt, zone, words) => {
  expect(formatDue(new Date(dueAt), now, zone)).toBe(words)
})
