import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DistributionPanel } from './distribution-panel.tsx'

const benchmark = {
  median: 88_000,
  percentile25: 81_000,
  percentile75: 94_000,
  count: 6,
  confidence: 'low' as const,
  interval: null,
}
const show = (counts: number[]) => {
  const buckets = counts.map((count, at) => ({
    from: 75_000 + at * 3000,
    to: 78_000 + at * 3000,
    count,
    share: count / 6,
  }))
  render(<DistributionPanel title="Pay" benchmark={benchmark} buckets={buckets} wish={null} counted="jobs" />)
  expect(screen.getByText(/A quarter is below \$81k/)).toBeTruthy()
}

it('names the largest column (SAL-14)', () => {
  show([1, 3, 0, 1, 0, 0, 0, 1])
  expect(screen.getByText(/^The most common range is \$78k to \$81k \(3 jobs\)\. /)).toBeTruthy()
})

it('names no largest column if several are equal (SAL-14)', () => {
  show([1, 1, 0, 1, 1, 0, 1, 1])
  expect(screen.queryByText(/No column holds more|Most/)).toBeNull()
})
