import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Design } from '#features/document-content/design.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { SectionsPanel } from './sections-panel.tsx'

const content = ResumeContent.parse({
  customSections: [{ id: '0199d1f0-0000-7000-8000-00000000000a', title: 'Volunteering', items: ['Food bank'] }],
})
let design: Design

function Panel({ first }: { first: Design }) {
  const [set, setDesign] = useState(first)
  design = set
  return <SectionsPanel form={{ getValues: (() => content) as never }} design={set} onDesign={setDesign} />
}

async function open(first: Partial<Design> = {}) {
  const user = userEvent.setup()
  render(<Panel first={Design.parse(first)} />)
  await user.click(screen.getByRole('button', { name: 'Sections' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Sections' }))
  return {
    user,
    panel,
    order: () => panel.getAllByRole('button', { name: /^Move/ }).map((grip) => grip.getAttribute('aria-label')),
  }
}

it('moves a section by keyboard', async () => {
  const { user, panel, order } = await open()
  panel.getByRole('button', { name: 'Move Education' }).focus()
  await user.keyboard('[Space][ArrowUp][ArrowUp][Space]')
  expect(order().slice(0, 3)).toEqual(['Move Education', 'Move Summary', 'Move Experience'])
  expect(design.sections.slice(0, 2).map(({ id }) => id)).toEqual(['education', 'professionalSummary'])
})

it('renames a section, with its usual heading in the language of the document as placeholder', async () => {
  const { user, panel } = await open({ language: 'de' })
  const heading = panel.getByRole('textbox', { name: 'Heading of Skills' })
  expect(heading).toHaveProperty('placeholder', 'Kenntnisse')
  await user.type(heading, 'Was ich kann')
  expect(design.sections.find(({ id }) => id === 'skills')).toMatchObject({ title: 'Was ich kann' })
  await user.clear(heading)
  expect(design.sections.find(({ id }) => id === 'skills')).toMatchObject({ title: '' })
  expect(panel.queryByRole('textbox', { name: /Volunteering/ })).toBeNull()
})

it('hides and shows a section, and resets the sections to the default', async () => {
  const { user, panel } = await open()
  await user.click(panel.getByRole('button', { name: 'Hide Volunteering' }))
  expect(design.sections.at(-1)).toMatchObject({ isHidden: true })
  await user.click(panel.getByRole('button', { name: 'Print Volunteering' }))
  expect(design.sections.at(-1)).toMatchObject({ isHidden: false })
  await user.click(panel.getByRole('button', { name: 'Reset to the default sections' }))
  expect(design.sections).toEqual([])
  expect(panel.queryByRole('button', { name: 'Reset to the default sections' })).toBeNull()
})
