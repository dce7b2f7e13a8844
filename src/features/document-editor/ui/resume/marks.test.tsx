import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { item, openSection, showForm } from './show-form.testing.tsx'

const open = async (...responsibilities: string[]) => {
  const shown = await showForm({ workExperience: [{ id: item(1), responsibilities }] })
  await openSection(shown, 'Work Experience')
  return { ...shown, lines: () => shown.content().workExperience[0]?.responsibilities }
}
const select = (field: HTMLElement, words: string) => {
  const area = field as HTMLTextAreaElement
  const from = area.value.indexOf(words)
  area.setSelectionRange(from, from + words.length)
}

it('makes the selected words of a line bold by button and by Ctrl+B', async () => {
  const { user, lines } = await open('Cut 40 % of costs')
  const field = screen.getByLabelText('Responsibility 1')
  await user.click(field)
  select(field, '40 %')
  await user.click(screen.getByRole('button', { name: 'Bold (Ctrl+B)' }))
  expect(lines()).toEqual(['Cut **40 %** of costs'])
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Control>}b{/Control}')
  expect(lines()).toEqual(['Cut 40 % of costs'])
})

it('adds a link by Ctrl+K without opening the search', async () => {
  const { user, lines } = await open('See my work')
  let opened = 0
  const search = (event: KeyboardEvent) => {
    if (event.key === 'k') opened += 1
  }
  document.addEventListener('keydown', search)
  const field = screen.getByLabelText('Responsibility 1')
  await user.click(field)
  select(field, 'my work')
  await user.keyboard('{Control>}k{/Control}')
  document.removeEventListener('keydown', search)
  await user.keyboard('https://a.example')
  expect(lines()).toEqual(['See [my work](https://a.example)'])
  expect(opened).toBe(0)
})

it('indents an edited line by Tab, and reverts it by Shift+Tab', async () => {
  const { user, lines } = await open('Led a team', 'Of nine people')
  const field = screen.getByLabelText('Responsibility 2')
  await user.click(field)
  await user.tab()
  expect(lines()).toEqual(['Led a team', '\tOf nine people'])
  expect(screen.getByLabelText('Sub-bullet, Responsibility 2')).toBe(document.activeElement)
  await user.keyboard('{End}!{Enter}More')
  expect(lines()).toEqual(['Led a team', '\tOf nine people!', '\tMore'])
  await user.tab({ shift: true })
  expect(lines()).toEqual(['Led a team', '\tOf nine people!', 'More'])
})

it('lets Tab move past an unedited line, and never indents the first one', async () => {
  const { user, lines } = await open('Led a team', 'Of nine people')
  screen.getByLabelText('Responsibility 2').focus()
  await user.tab()
  expect(document.activeElement).not.toBe(screen.getByLabelText('Responsibility 2'))
  await user.click(screen.getByLabelText('Responsibility 1'))
  await user.tab()
  expect(lines()).toEqual(['Led a team', 'Of nine people'])
  await user.click(screen.getByLabelText('Responsibility 2'))
  await user.click(screen.getByRole('button', { name: 'Make it a sub-bullet (Tab)' }))
  await user.click(screen.getByRole('button', { name: 'Make it a bullet (Shift+Tab)' }))
  expect(lines()).toEqual(['Led a team', 'Of nine people'])
})

it('marks words of the summary, which the collapsed row shows without marks', async () => {
  const shown = await showForm({ professionalSummary: 'Five years in billing.' })
  await openSection(shown, 'Professional Summary')
  const field = screen.getByLabelText('Summary')
  await shown.user.click(field)
  select(field, 'Five years')
  await shown.user.keyboard('{Control>}b{/Control}')
  expect(shown.content().professionalSummary).toBe('**Five years** in billing.')
  await shown.user.click(screen.getByRole('button', { name: /^Professional Summary/ }))
  expect(screen.getByRole('button', { name: /^Professional Summary/ }).textContent).toContain('Five years in billing.')
})
