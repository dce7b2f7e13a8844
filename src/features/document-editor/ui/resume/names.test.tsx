import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { item, openSection, showForm } from './show-form.testing.tsx'

const options = (label: string) => {
  const select = screen.getByLabelText(label) as HTMLSelectElement
  return { chosen: select.value, all: [...select.options].map(({ text }) => text) }
}
const withSkill = async () => {
  const shown = await showForm()
  await openSection(shown, 'Skills')
  await shown.user.type(screen.getByLabelText('Skill'), 'SQL{Enter}')
  return shown
}

it('a skill has name, category and level, and each can be changed (BUILD-16)', async () => {
  const shown = await withSkill()
  await shown.user.selectOptions(screen.getByLabelText('Category of SQL'), 'Databases')
  await shown.user.selectOptions(screen.getByLabelText('Level of SQL'), 'Expert')
  await shown.user.type(screen.getByLabelText('Name of SQL'), '!')
  expect(shown.content().skills).toEqual([
    { id: expect.any(String), name: 'SQL!', category: 'Databases', level: 'Expert' },
  ])
})

it('skill levels (BUILD-17)', async () => {
  await withSkill()
  expect(options('Level of SQL')).toEqual({
    chosen: 'Intermediate',
    all: ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
  })
})

it('skill categories (BUILD-18)', async () => {
  await withSkill()
  expect(options('Category of SQL')).toEqual({
    chosen: 'Programming Languages',
    all: [
      'Programming Languages',
      'Frameworks & Libraries',
      'Tools & Technologies',
      'Databases',
      'Cloud Platforms',
      'Soft Skills',
      'Languages',
      'Other',
    ],
  })
})

it.each([
  ['Skills', 'Skill', 'Add skill', 'skills'],
  ['Languages', 'Language', 'Add language', 'languages'],
] as const)('adds to %s by button or Enter, trimmed and never blank (BUILD-19)', async (section, label, add, list) => {
  const shown = await showForm()
  const names = () => shown.content()[list].map(({ name }) => name)
  await openSection(shown, section)
  const line = screen.getByLabelText(label) as HTMLInputElement
  await shown.user.type(line, '   {Enter}')
  await shown.user.click(screen.getByRole('button', { name: add }))
  expect(names()).toEqual([])
  await shown.user.clear(line)
  await shown.user.type(line, '  One  {Enter}Two')
  await shown.user.click(screen.getByRole('button', { name: add }))
  expect(names()).toEqual(['One', 'Two'])
  expect(line.value).toBe('')
  await shown.user.type(line, 'one{Enter}')
  expect(screen.getByText('one is already in the list.')).toBeTruthy()
  expect(line.value).toBe('one')
  expect(names()).toEqual(['One', 'Two'])
})

it('adds each line of a pasted list', async () => {
  const shown = await withSkill()
  await shown.user.click(screen.getByLabelText('Skill'))
  await shown.user.paste('- Looker\n- SQL\n- dbt')
  expect(shown.content().skills.map(({ name }) => name)).toEqual(['SQL', 'Looker', 'dbt'])
  expect(screen.getByText('SQL is already in the list.')).toBeTruthy()
})

it('a language has a name and a proficiency (BUILD-23)', async () => {
  const shown = await showForm()
  await openSection(shown, 'Languages')
  await shown.user.type(screen.getByLabelText('Language'), 'Igbo{Enter}')
  expect(options('Proficiency in Igbo')).toEqual({
    chosen: 'Conversational',
    all: ['Basic', 'Conversational', 'Fluent', 'Native'],
  })
  await shown.user.selectOptions(screen.getByLabelText('Proficiency in Igbo'), 'Native')
  expect(shown.content().languages).toEqual([
    { id: expect.any(String), name: 'Igbo', proficiency: 'Native', writtenLevel: '' },
  ])
})

it('keeps the wording of an imported level as an option', async () => {
  const shown = await showForm({
    languages: [
      { id: item(1), name: 'German', proficiency: 'Fluent', writtenLevel: 'C1' },
      { id: item(2), name: 'Latin', proficiency: '', writtenLevel: '' },
    ],
  })
  await openSection(shown, 'Languages')
  const german = () => options('Proficiency in German')
  expect(german()).toEqual({ chosen: 'written', all: ['C1', 'Basic', 'Conversational', 'Fluent', 'Native'] })
  expect(options('Proficiency in Latin')).toMatchObject({ chosen: '', all: expect.arrayContaining(['Not stated']) })
  await shown.user.selectOptions(screen.getByLabelText('Proficiency in German'), 'Basic')
  expect(shown.content().languages[0]).toMatchObject({ proficiency: 'Basic', writtenLevel: '' })
  await shown.user.selectOptions(screen.getByLabelText('Proficiency in German'), 'C1')
  expect(shown.content().languages[0]).toMatchObject({ proficiency: 'Fluent', writtenLevel: 'C1' })
})

it('shows that a list of 60 is full', async () => {
  const skills = Array.from({ length: 60 }, (_, n) => ({ id: item(n + 1), name: `Skill ${n + 1}` }))
  const shown = await showForm({ skills })
  await openSection(shown, 'Skills')
  expect((screen.getByLabelText('Skill') as HTMLInputElement).disabled).toBe(true)
  expect(screen.getByText("You've reached the limit of 60 skills. Remove one to add another.")).toBeTruthy()
  await shown.user.click(screen.getByRole('button', { name: 'Remove Skill 60' }))
  expect((screen.getByLabelText('Skill') as HTMLInputElement).disabled).toBe(false)
})

it('removes a skill, and the focus goes to the next one', async () => {
  const shown = await showForm({ skills: [1, 2, 3].map((n) => ({ id: item(n), name: `Skill ${n}` })) })
  await openSection(shown, 'Skills')
  await shown.user.click(screen.getByRole('button', { name: 'Remove Skill 2' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name of Skill 3'))
  const row = document.activeElement?.closest('li') as HTMLElement
  expect(within(row).getByRole('button', { name: 'Remove Skill 3' })).toBeTruthy()
})
