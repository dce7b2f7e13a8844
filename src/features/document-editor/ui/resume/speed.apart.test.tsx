import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { InputProps } from '#ui/primitives/input.tsx'
import type { TextareaProps } from '#ui/primitives/textarea.tsx'
import { item, openSection, showForm } from './show-form.testing.tsx'

// mocks are hoisted above everything else, so what they use must be hoisted, too
const { rendered, counted } = vi.hoisted(() => {
  const rendered: string[] = []
  const counted =
    <P extends { name?: string | undefined }>(Part: (props: P) => React.ReactNode) =>
    (props: P) => {
      rendered.push(props.name ?? '')
      return Part(props)
    }
  return { rendered, counted }
})
vi.mock('#ui/primitives/input.tsx', async (load) => {
  const { Input } = await load<{ Input: (props: InputProps) => React.ReactNode }>()
  return { Input: counted(Input) }
})
vi.mock('#ui/primitives/textarea.tsx', async (load) => {
  const parts = await load<{ Textarea: (props: TextareaProps) => React.ReactNode }>()
  return { ...parts, Textarea: counted(parts.Textarea) }
})

it('renders only the field that is typed in, in a resume of 40 entries', async () => {
  const many = <T,>(count: number, from: number, make: (n: number) => T) =>
    Array.from({ length: count }, (_, n) => ({ id: item(from + n), ...make(n) }))
  const shown = await showForm({
    workExperience: many(10, 100, (n) => ({ jobTitle: `Job ${n}`, responsibilities: ['One', 'Two', 'Three'] })),
    skills: many(20, 200, (n) => ({ name: `Skill ${n}` })),
    projects: many(10, 300, (n) => ({ name: `Project ${n}`, description: 'D' })),
  })
  for (const section of ['Professional Summary', 'Work Experience', 'Skills', 'Projects']) {
    await openSection(shown, section)
  }
  for (const card of screen.getAllByRole('button', { name: /^(Job|Project) \d$/, expanded: false })) card.click()
  await screen.findAllByLabelText('Project Name *')
  const fields = [...document.querySelectorAll('input, textarea')].filter((node) => !node.closest('[hidden]'))
  expect(fields.length).toBeGreaterThan(150)

  for (const name of ['workExperience.4.jobTitle', 'projects.7.description', 'skills.11.name', 'professionalSummary']) {
    const field = document.querySelector(`[name="${name}"]`) as HTMLElement
    await shown.user.click(field)
    rendered.length = 0
    await shown.user.keyboard('x')
    expect(new Set(rendered), name).toEqual(new Set([name]))
    expect(rendered.length).toBeLessThanOrEqual(2)
  }

  // typing in a line re-renders its list and nothing outside it
  await shown.user.click(document.querySelector('[name="workExperience.4.responsibilities.1"]') as HTMLElement)
  rendered.length = 0
  await shown.user.keyboard('x')
  expect(rendered.filter((name) => !name.startsWith('workExperience.4.responsibilities.'))).toEqual([])
})
