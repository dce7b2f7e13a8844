import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stats } from '../salary-answers.testing.ts'
import { sourcesSentence } from '../salary-texts.ts'
import { CompensationCard } from './compensation-card.tsx'

const { compensation } = stats()

it('shows the number of data points behind the averages (SAL-19)', () => {
  render(<CompensationCard compensation={compensation} />)
  expect(
    screen.getByText(/^Averages over 312 data points; each part averages the entries that state it\./),
  ).toBeTruthy()
})

it('notes that the base salary is shown if no data point has a total (SAL-21)', () => {
  const total = { average: compensation.base.average, count: 0 }
  render(<CompensationCard compensation={{ ...compensation, total }} />)
  expect(screen.getByText(/^No entry states a total, so the average base salary is shown\./)).toBeTruthy()
  expect(screen.queryByText(/over 0 data points/)).toBeNull()
})

it('does not label an imported file as published records (SAL-13)', () => {
  const sources = [
    { source: 'sample' as const, count: 20 },
    { source: 'import' as const, count: 6 },
  ]
  expect(sourcesSentence({ count: 26, sources })).toBe(
    '20 data points of generated sample data and 6 data points imported.',
  )
})
