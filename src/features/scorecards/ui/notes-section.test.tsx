import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { TeamNote, Thread } from '../note-contract.ts'
import { NotesSection } from './components/notes-section.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const person = (n: number, name: string) => ({ id: id(n), name, image: null })
const colleagues = [person(1, 'Daniel Reyes'), person(2, 'Hannah Cole'), person(3, 'Noor Patel')]
const note = (overrides: Partial<TeamNote> = {}): TeamNote => ({
  id: id(5),
  author: colleagues[1]!,
  text: 'The clearest work sample. @Daniel Reyes, ask her.',
  mentions: ['Daniel Reyes'],
  createdAt: new Date(),
  editedAt: null,
  canEdit: false,
  canRemove: false,
  ...overrides,
})

type Answers = NonNullable<NonNullable<Parameters<typeof showScreen>[1]>['answers']>
const show = (thread: Partial<Thread> = {}, answers: Answers = {}) =>
  showScreen(<NotesSection applicationId={id(8)} />, {
    viewer: { ...seeker, roles: ['client_user'] },
    answers: { 'teamNotes.list': () => ({ canWrite: true, notes: [], colleagues, ...thread }), ...answers },
  })
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const writer = () => screen.findByRole('textbox', { name: 'Add a note for your team' })

beforeEach(() => {
  toasts.close()
  localStorage.clear()
})

describe('writing', () => {
  it('suggests colleagues after @, by keyboard, and sends with Ctrl+Enter', async () => {
    show({}, { 'teamNotes.add': () => ({ id: id(6) }) })
    const field = await writer()
    await userEvent.type(field, ' today')
    await userEvent.keyboard('{Home}Please look @')
    const list = screen.getByRole('listbox', { name: 'Colleagues' })
    expect(
      within(list)
        .getAllByRole('option')
        .map((one) => one.textContent?.trim()),
    ).toEqual(['Daniel Reyes', 'Hannah Cole', 'Noor Patel'])
    await userEvent.keyboard('c')
    expect(within(list).getAllByRole('option')).toHaveLength(1)
    expect(field.getAttribute('aria-activedescendant')).toBe(within(list).getByRole('option').id)
    await userEvent.keyboard('{Enter}')
    expect(field).toHaveProperty('value', 'Please look @Hannah Cole today')
    // continues after the name
    await userEvent.keyboard('early ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(callsOf('teamNotes.add')).toMatchObject([{ id: id(8), text: 'Please look @Hannah Cole early today' }])
  })

  it('does not suggest the author', async () => {
    show({ colleagues: [{ id: seeker.userId, name: 'Dana Self', image: null }, ...colleagues] })
    await userEvent.type(await writer(), '@D')
    expect(screen.getAllByRole('option').map((one) => one.textContent?.trim())).toEqual(['Daniel Reyes'])
  })

  it('moves through the list with the arrows, and Escape closes it without changing the text', async () => {
    show()
    const field = await writer()
    await userEvent.type(field, '@')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
    expect(field).toHaveProperty('value', '@Noor Patel ')
    await userEvent.type(field, '@Da')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field).toHaveProperty('value', '@Noor Patel @Da')
  })

  it('sends nothing empty or too long, and retains unsent text, also on this device', async () => {
    const { unmount } = show(
      {},
      {
        'teamNotes.add': () => {
          throw refusal('RATE_LIMITED', 'Too many tries. Please wait a little and try again.')
        },
      },
    )
    const field = await writer()
    await userEvent.type(field, '   ')
    expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull()
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(2_001))
    screen.getByText('2001 / 2000')
    expect(screen.getByRole('button', { name: 'Add note' })).toHaveProperty('disabled', true)
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(toastTexts()[0]).toContain('Too many tries'))
    const longest = 'x'.repeat(2_000)
    expect(field).toHaveProperty('value', longest)
    unmount()
    show()
    expect(await writer()).toHaveProperty('value', longest)
  })
})

describe('the thread', () => {
  it('shows author, text, mentions, and what was edited; staff can only read', async () => {
    show({ canWrite: false, colleagues: [], notes: [note({ author: null, editedAt: new Date() })] })
    const item = within(await screen.findByRole('listitem'))
    item.getByText('A former member')
    item.getByText(/edited/)
    expect(item.getByText('@Daniel Reyes').className).toBe('mention')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('edits an own note in place, and deletes one after confirmation', async () => {
    show(
      { notes: [note({ canEdit: true, canRemove: true })] },
      { 'teamNotes.edit': () => ({ id: id(5) }), 'teamNotes.remove': () => ({ id: id(5) }) },
    )
    const more = () => screen.findByRole('button', { name: 'More actions for the note by Hannah Cole' })
    await userEvent.click(await more())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const field = await screen.findByRole('textbox', { name: 'Edit your note' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Changed')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(callsOf('teamNotes.edit')).toEqual([{ id: id(5), text: 'Changed' }]))
    await userEvent.click(await more())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const sure = within(await screen.findByRole('alertdialog'))
    expect(callsOf('teamNotes.remove')).toEqual([])
    await userEvent.click(sure.getByRole('button', { name: 'Delete note' }))
    await waitFor(() => expect(callsOf('teamNotes.remove')).toEqual([{ id: id(5) }]))
  })
})
