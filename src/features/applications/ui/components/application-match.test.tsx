import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApplicationMatch } from './application-match.tsx'

it.each([
  [true, "This resume's text couldn't be read, so there is no match."],
  [false, 'Without a resume, there is no match.'],
])('explains an application without a match, with a resume: %s', (hasResume, words) => {
  render(<ApplicationMatch match={null} hasResume={hasResume} />)
  expect(screen.getByText(/resume/).textContent).toBe(words)
})
