import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { item, openSection, showForm } from './show-form.testing.tsx'

const jobs = (...titles: string[]) => titles.map((jobTitle, n) => ({ id: item(n + 1), jobTitle, company: 'Acme' }))
const open = async (...titles: string[]) => {
  const shown = await showForm({ workExperience: jobs(...titles) })
  await openSection(shown, 'Work Experience')
  return { ...shown, titles: () => shown.content().workExperience.map(({ jobTitle }) => jobTitle) }
}
const card = (name: string) => screen.getByRole('button', { name })

it('reorders jobs with the keyboard and leaves the focus on the moved job', async () => {
  const shown = await open('A', 'B', 'C')
  screen.getByRole('button', { name: 'Move A, Acme down' }).focus()
  await shown.user.keyboard('{Enter}')
  expect(shown.titles()).toEqual(['B', 'A', 'C'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move A, Acme down')
  expect(screen.getByText('A, Acme moved to position 2 of 3')).toBeTruthy()
  await shown.user.keyboard('{Enter}{Enter}')
  expect(shown.titles()).toEqual(['B', 'C', 'A'])
  // at the end the button remains focusable
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  await shown.user.click(screen.getByRole('button', { name: 'Move A, Acme up' }))
  expect(shown.titles()).toEqual(['B', 'A', 'C'])
})

it('moves a job by its grip: Space, the arrow keys, Space', async () => {
  const shown = await open('A', 'B', 'C')
  screen.getByRole('button', { name: 'Reorder A, Acme' }).focus()
  await shown.user.keyboard(' {ArrowDown}{ArrowDown}')
  expect(shown.titles()).toEqual(['A', 'B', 'C'])
  await shown.user.keyboard(' ')
  expect(shown.titles()).toEqual(['B', 'C', 'A'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Reorder A, Acme')
  expect(screen.getByText('A, Acme put down at place 3 of 3.')).toBeTruthy()
})

it('text typed after a move is added to the moved job', async () => {
  const shown = await open('A', 'B')
  const title = screen.getByLabelText('Job Title *') as HTMLInputElement
  await shown.user.click(screen.getByRole('button', { name: 'Move A, Acme down' }))
  await shown.user.type(title, '!')
  expect(shown.titles()).toEqual(['B', 'A!'])
  expect(title.value).toBe('A!')
  await shown.user.click(card('B, Acme'))
  await shown.user.type(screen.getAllByLabelText('Job Title *')[0] as HTMLElement, '?')
  expect(shown.titles()).toEqual(['B?', 'A!'])
})

it('ids of items do not change by adding, moving, removing and restoring (BUILD-25)', async () => {
  const shown = await open('A', 'B', 'C')
  const ids = () => shown.content().workExperience.map(({ id }) => id)
  await shown.user.click(screen.getByRole('button', { name: 'Move A, Acme down' }))
  expect(ids()).toEqual([item(2), item(1), item(3)])
  await shown.user.click(screen.getByRole('button', { name: 'Remove A, Acme' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(ids()).toEqual([item(2), item(1), item(3)])
  await shown.user.click(screen.getByRole('button', { name: 'Add job' }))
  const added = ids()[3]
  expect(added).toMatch(/^[0-9a-f-]{36}$/)
  await shown.user.type(document.activeElement as HTMLElement, 'D')
  expect(ids()).toEqual([item(2), item(1), item(3), added])
})

it('restores a removed job in its position with all its fields', async () => {
  const shown = await open('A', 'B', 'C')
  const before = structuredClone(shown.content().workExperience)
  await shown.user.click(screen.getByRole('button', { name: 'Remove B, Acme' }))
  expect(shown.titles()).toEqual(['A', 'C'])
  expect(document.activeElement).toBe(card('C, Acme'))
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(shown.content().workExperience).toEqual(before)
  expect((document.activeElement as HTMLInputElement).value).toBe('B')
})

it('moves the focus to Add when the list is empty', async () => {
  const shown = await open('A')
  await shown.user.click(screen.getByRole('button', { name: 'Remove A, Acme' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add job' }))
})

it('follows a form that is reset from outside, as by undo', async () => {
  const shown = await open('A', 'B')
  const before = structuredClone(shown.content())
  await shown.user.click(screen.getByRole('button', { name: 'Remove A, Acme' }))
  act(() => shown.form.reset(before, { keepDefaultValues: true }))
  expect(shown.titles()).toEqual(['A', 'B'])
  expect(card('A, Acme')).toBeTruthy()
  // after it was restored twice, the item is there only once
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(shown.titles()).toEqual(['A', 'B'])
  expect((screen.getAllByLabelText('Job Title *')[0] as HTMLInputElement).value).toBe('A')
})

it('notifies subscribers of the form of every change, with its current values (BUILD-26)', async () => {
  const shown = await open('A', 'B')
  const seen: string[] = []
  const watch = () => seen.push(shown.titles().join(''))
  act(() => {
    shown.form.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => void ((name || type) && watch()),
    })
  })
  const does = async (what: () => Promise<void>, after: string) => {
    seen.length = 0
    await what()
    expect(seen.at(-1)).toBe(after)
  }
  await does(() => shown.user.click(screen.getByRole('button', { name: 'Move A, Acme down' })), 'BA')
  await does(() => shown.user.click(screen.getByRole('button', { name: 'Remove B, Acme' })), 'A')
  await does(async () => shown.user.click(await screen.findByRole('button', { name: 'Undo' })), 'BA')
  await does(() => shown.user.type(screen.getAllByLabelText('Job Title *')[1] as HTMLElement, '!'), 'BA!')
  await does(() => shown.user.click(screen.getAllByRole('checkbox')[1] as HTMLElement), 'BA!')
  await does(() => shown.user.type(screen.getAllByLabelText('Responsibility 1')[1] as HTMLElement, 'x'), 'BA!')
  await does(() => shown.user.click(screen.getByRole('button', { name: 'Add job' })), 'BA!')
})

it('removes the item whose field has the focus, and one above it', async () => {
  const shown = await showForm({ workExperience: [1, 2, 3].map((n) => ({ id: item(n), jobTitle: `Job ${n}` })) })
  await openSection(shown, 'Work Experience')
  await shown.user.click(screen.getByLabelText(/^Job Title/))
  await shown.user.click(screen.getByRole('button', { name: 'Remove Job 1' }))
  await shown.user.click(screen.getByRole('button', { name: 'Job 3' }))
  await shown.user.click(screen.getAllByLabelText(/^Job Title/).at(-1) as HTMLElement)
  await shown.user.click(screen.getByRole('button', { name: 'Remove Job 2' }))
  expect(shown.content().workExperience).toMatchObject([{ id: item(3), jobTitle: 'Job 3' }])
  expect(shown.content().workExperience).toHaveLength(1)
})
