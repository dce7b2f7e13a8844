import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { item, sectionRow, showForm } from './show-form.testing.tsx'

type Shown = Awaited<ReturnType<typeof showForm>>
const openMenu = async ({ user }: Shown) => {
  await user.click(screen.getByRole('button', { name: 'Add section' }))
  const items = await screen.findAllByRole('menuitem')
  return items.map(({ textContent }) => textContent)
}
const add = async (shown: Shown, name: string) => {
  await openMenu(shown)
  await shown.user.click(screen.getByRole('menuitem', { name }))
}

it.each([
  ['Publications', 'Title *', 'Add publication', 'publications', 'name'],
  ['Volunteering', 'Role *', 'Add volunteer role', 'volunteering', 'role'],
  ['Awards', 'Award *', 'Add award', 'awards', 'name'],
] as const)('adds %s with its first entry open', async (section, label, more, key, field) => {
  const shown = await showForm()
  expect(screen.queryByRole('button', { name: new RegExp(`^${section}`) })).toBeNull()
  await add(shown, section)
  expect(sectionRow(section).getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  await shown.user.keyboard('On Rivers')
  expect(shown.content()[key]).toMatchObject([{ [field]: 'On Rivers' }])
  await shown.user.click(screen.getByRole('button', { name: more }))
  expect(shown.content()[key]).toHaveLength(2)
  expect(await openMenu(shown)).not.toContain(section)
})

it('lists a section that has entries, and one whose entries were removed while it is open', async () => {
  const shown = await showForm({ awards: [{ id: item(1), name: 'Best paper' }] })
  await shown.user.click(sectionRow('Awards'))
  await shown.user.click(screen.getByRole('button', { name: 'Remove Best paper' }))
  expect(screen.getByText('Prizes, scholarships and honors, with who gave them.')).toBeTruthy()
  await shown.user.click(sectionRow('Awards'))
  expect(screen.queryByRole('button', { name: /^Awards/ })).toBeNull()
})

it('adds a custom section below those there are', async () => {
  const shown = await showForm({ customSections: [{ id: item(1), title: 'Interests' }] })
  await add(shown, 'Custom section')
  expect(shown.content().customSections).toMatchObject([{ title: 'Interests' }, { title: '' }])
  expect(document.activeElement).toBe(screen.getAllByLabelText('Section Title').at(-1))
})
