import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { MatchReasons } from './match-reasons.tsx'

it('shows an unknown requirement as unknown, not as missing (JOBS-19)', async () => {
  const item = {
    id: 'license',
    kind: 'requirement',
    label: 'A driving license',
    state: 'unknown',
    note: 'Your resume does not mention it.',
  } as const
  showScreen(<MatchReasons items={[item]} />)
  const row = within((await screen.findByText('A driving license')).closest('li')!)
  expect(row.getByText('Unknown')).toBeTruthy()
  expect(row.queryByText('Missing')).toBeNull()
})
