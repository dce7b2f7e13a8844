import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSection, sectionRow, showForm } from './show-form.testing.tsx'

const names = [
  'Personal Information',
  'Professional Summary',
  'Work Experience',
  'Education',
  'Skills',
  'Projects',
  'Certifications & Licenses',
  'Languages',
  'Custom Sections',
]

it('BUILD-02 has nine sections in order, and each opens and closes', async () => {
  const shown = await showForm()
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.querySelector('b')?.textContent)).toEqual(
    names,
  )
  for (const name of names.slice(1)) {
    const row = sectionRow(name)
    expect(row.getAttribute('aria-expanded')).toBe('false')
    await openSection(shown, name)
    expect(row.getAttribute('aria-expanded')).toBe('true')
    await shown.user.click(row)
    expect(row.getAttribute('aria-expanded')).toBe('false')
  }
})
