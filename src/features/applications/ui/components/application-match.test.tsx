import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApplicationMatch } from './application-match.tsx'

it.each([
  [true, 'The text of this resume could not be read, so it is not matched.'],
  [false, 'There is no resume, so nothing is matched.'],
])('an application without a match, with a resume: %s', (hasResume, words) => {
  render(<ApplicationMatch match={null} hasResume={hasResume} />)
  expect(screen.getByText(/resume/).textContent).toBe(words)
})
