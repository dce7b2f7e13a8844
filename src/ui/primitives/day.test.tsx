import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { clockTime } from '#lib/dates.ts'
import { inTimeZone } from '#testing/in-time-zone.ts'
import { Ago } from './ago.tsx'
import { Day } from './day.tsx'

inTimeZone('America/Los_Angeles')

// 5 March, 11 PM in Los Angeles
const at = new Date('2026-03-06T07:00:00Z')
const later = new Date('2026-11-22T10:00:00Z')

it('Day › shows the date in the time zone of the reader', () => {
  render(<Day at={at} />)
  expect(screen.getByText('5 March 2026').getAttribute('datetime')).toBe('2026-03-06T07:00:00.000Z')
})

it('Day › writes the time with another formatter', () => {
  render(<Day at={at} as={clockTime} />)
  expect(screen.getByText('11:00 PM')).toBeDefined()
})

it('Day › shows a calendar day as it was entered', () => {
  render(<Day at={new Date('2026-03-06T00:00:00Z')} isDay />)
  expect(screen.getByText('6 March 2026')).toBeDefined()
})

it('Day › shows UTC on the server and until hydration', () => {
  expect(renderToString(<Day at={at} />)).toContain('6 March 2026')
})

it('Ago › shows the date in the time zone of the reader after 30 days', () => {
  render(<Ago at={at} now={later} />)
  expect(screen.getByText('5 March 2026')).toBeDefined()
})

it('Ago › shows a calendar day as it was entered', () => {
  render(<Ago at={new Date('2026-03-06T00:00:00Z')} now={later} isInside isDay />)
  expect(screen.getByText('6 March 2026')).toBeDefined()
})
