import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { item, openSection, sectionRow, showForm } from './show-form.testing.tsx'

const content = {
  personalInfo: { fullName: 'Maya' },
  workExperience: [
    { id: item(1), jobTitle: 'A' },
    { id: item(2), jobTitle: 'B', responsibilities: ['One', 'Two'] },
  ],
  skills: [{ id: item(3), name: 'SQL' }],
}
const focused = () => document.activeElement as HTMLInputElement

it('reports the section or item with the focus (BUILD-04)', async () => {
  const shown = await showForm(content)
  await shown.user.click(screen.getByLabelText('Full Name *'))
  expect(shown.parts.at(-1)).toBe('personalInfo')
  await shown.user.click(sectionRow('Work Experience'))
  expect(shown.parts.at(-1)).toBe('workExperience')
  await shown.user.click(screen.getByRole('button', { name: 'B' }))
  expect(shown.parts.at(-1)).toBe(item(2))
})

it('reports a field reached by keyboard, once for its item (BUILD-04)', async () => {
  const shown = await showForm(content)
  await openSection(shown, 'Work Experience')
  screen.getByLabelText('Job Title *').focus()
  await shown.user.tab()
  await shown.user.tab()
  expect(shown.parts.filter((id) => id === item(1))).toEqual([item(1)])
})

it.each([
  [{ id: item(2), field: 'jobTitle' }, 'B'],
  [{ id: item(2), field: 'responsibilities.1' }, 'Two'],
  [{ id: item(2), field: 'responsibilities' }, 'One'],
  [{ id: item(2) }, 'B'],
  [{ id: item(3) }, 'SQL'],
  [{ id: 'personalInfo' }, 'Maya'],
  [{ id: 'personalInfo', field: 'nothing' }, 'Maya'],
])('opens and focuses %j (BUILD-04)', async (part, value) => {
  const shown = await showForm(content)
  act(() => shown.goTo(part))
  expect(focused().value).toBe(value)
  expect(focused().closest('[hidden]')).toBeNull()
})

it('focuses the add button of an empty section, and nothing for a removed item', async () => {
  const shown = await showForm(content)
  act(() => shown.goTo({ id: 'projects' }))
  expect(focused()).toBe(screen.getByRole('button', { name: 'Add project' }))
  act(() => shown.goTo({ id: item(9) }))
  expect(focused()).toBe(screen.getByRole('button', { name: 'Add project' }))
})

it('leaves the focus in the field when its own report is passed back', async () => {
  const shown = await showForm(content)
  const email = screen.getByLabelText('Email *')
  await shown.user.click(email)
  act(() => shown.goTo({ id: 'personalInfo' }))
  expect(focused()).toBe(email)
})
