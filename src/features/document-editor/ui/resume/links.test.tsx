import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showForm } from './show-form.testing.tsx'

it('adds links with a label, and removes them', async () => {
  const shown = await showForm()
  await shown.user.click(screen.getByRole('button', { name: 'Add link' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Label of link 1'))
  await shown.user.keyboard('GitHub')
  await shown.user.tab()
  await shown.user.keyboard('github.com/maya')
  expect(shown.content().personalInfo.links).toEqual([{ label: 'GitHub', url: 'github.com/maya' }])
  await shown.user.click(screen.getByRole('button', { name: 'Remove link 1' }))
  expect(shown.content().personalInfo.links).toEqual([])
})

it('refuses an address that is no web address, and a label of more than 60 characters', async () => {
  const shown = await showForm({ personalInfo: { links: [{}] } })
  const address = screen.getByLabelText('Address of link 1')
  await shown.user.type(address, 'mailto:maya@okafor.example')
  expect(screen.getByText('Please write a web address, such as https://example.org/you')).toBeTruthy()
  expect(address.getAttribute('aria-invalid')).toBe('true')
  await shown.user.tab()
  expect(screen.queryByText(/stays plain text/)).toBeNull()
  await shown.user.type(screen.getByLabelText('Label of link 1'), 'x'.repeat(61))
  expect(screen.getByText('Please write at most 60 characters')).toBeTruthy()
})

it('allows six links', async () => {
  await showForm({ personalInfo: { links: Array(6).fill({ url: 'a.example' }) } })
  expect(screen.getByRole('button', { name: 'Add link' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText("You've reached the limit of 6 links. Remove one to add another.")).toBeTruthy()
})
