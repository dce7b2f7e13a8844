import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Story } from '../contract.ts'
import { SaveAsStory } from './components/save-as-story.tsx'
import { StoryPicker } from './components/story-picker.tsx'
import { StoriesPage } from './stories-page.tsx'
import type { StorySearch } from './story-search.ts'

const ID = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const story = (n: number, more: Partial<Story> = {}): Story => ({
  id: ID(n),
  title: `Story ${n}`,
  situation: 'Month end.',
  task: 'Find it.',
  action: 'Traced it.',
  result: '',
  tags: ['SQL'],
  createdAt: new Date('2026-11-01'),
  updatedAt: new Date('2026-11-01'),
  ...more,
})
type Answers = NonNullable<Parameters<typeof showScreen>[1]>['answers']
const listed = (items: Story[], total = items.length) => ({ items, total, tags: ['SQL'] })

function Shown({ start }: { start: StorySearch }) {
  const [search, setSearch] = useState(start)
  return <StoriesPage search={search} onSearch={(change) => setSearch({ ...search, ...change })} />
}
const show = (items: Story[], start: StorySearch = {}, answers: Answers = {}) =>
  showScreen(<Shown start={start} />, { answers: { 'stories.list': () => listed(items), ...answers } })
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input as never)
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const read = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label).value
// toasts also have the role dialog, therefore check the class
const isClosed = () => waitFor(() => expect(document.querySelector('.dialog-body')).toBeNull())

beforeEach(() => localStorage.clear())

describe('the story bank', () => {
  it('shows which parts are written and what to write next', async () => {
    show([story(1), story(2, { result: 'Found in 3 hours.' })])
    expect(await screen.findByText('Story 1')).toBeTruthy()
    expect(screen.getByLabelText('3 of 4 parts complete')).toBeTruthy()
    expect(screen.getByText(/Still missing: how it ended/)).toBeTruthy()
    expect(screen.getByText(/Add more detail about what you did/)).toBeTruthy()
  })

  it('explains its purpose while it is empty, shows an error, and shows a message when nothing matches', async () => {
    const { unmount } = show([])
    expect(await screen.findByText('No stories yet')).toBeTruthy()
    unmount()
    const fail = () => {
      throw new Error('down')
    }
    const second = show([], {}, { 'stories.list': fail })
    expect(await screen.findByText('Failed to load your stories')).toBeTruthy()
    second.unmount()
    show(
      [],
      { q: 'nothing' },
      { 'stories.list': ({ search }: { search?: string }) => listed(search ? [] : [story(1)], 1) },
    )
    expect(await screen.findByText('No stories match')).toBeTruthy()
    press('Clear filters')
    expect(await screen.findByText('Story 1')).toBeTruthy()
  })

  it('requires a title, gives advice while the user types, and saves once', async () => {
    show([], { story: 'new' }, { 'stories.create': (fields: object) => ({ ...story(1), ...fields }) })
    await screen.findByRole('heading', { name: 'New story' })
    expect(screen.getByText(/Still missing: where you were/)).toBeTruthy()
    type(/^Situation/, 'Month end.')
    expect(await screen.findByText(/Still missing: what was asked of you/)).toBeTruthy()
    press('Save story')
    expect(await screen.findByText('Enter a title')).toBeTruthy()
    type(/^Title/, 'The total')
    press('Save story')
    await isClosed()
    expect(callsOf('stories.create')).toEqual([
      {
        id: expect.any(String),
        title: 'The total',
        situation: 'Month end.',
        task: '',
        action: '',
        result: '',
        tags: [],
      },
    ])
    expect(localStorage.length).toBe(0)
  })

  it('stores typed text on this device until it is saved or discarded', async () => {
    const first = show([], { story: 'new' })
    await screen.findByRole('heading', { name: 'New story' })
    type(/^Action/, 'I traced it.')
    // the page closes without asking
    first.unmount()
    expect(Object.keys(localStorage)).toEqual([`document-draft:${seeker.userId}:story:new`])
    const second = show([], { story: 'new' })
    await waitFor(() => expect(read(/^Action/)).toBe('I traced it.'))
    expect(screen.getByText(/Your unsaved text has been restored/)).toBeTruthy()
    press('Discard draft')
    await waitFor(() => expect(read(/^Action/)).toBe(''))
    expect(localStorage.length).toBe(0)
    second.unmount()
  })

  it('shows unsaved drafts on the page, and continues or discards them', async () => {
    show([story(1)], {}, {})
    await screen.findByText('Story 1')
    fireEvent.click(screen.getByRole('button', { name: 'New story' }))
    await screen.findByRole('heading', { name: 'New story' })
    type(/^Action/, 'I traced it.')
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await isClosed()
    press('Continue')
    await waitFor(() => expect(read(/^Action/)).toBe('I traced it.'))
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await isClosed()
    press('Discard draft')
    await waitFor(() => expect(screen.queryByText('You have an unsaved story.')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Story 1' }))
    await screen.findByRole('heading', { name: 'Edit story' })
    type(/^Result/, 'Found.')
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(await screen.findByText('Changes not saved')).toBeTruthy()
  })

  it('deletes a draft that equals the stored story, and ignores an invalid draft', async () => {
    localStorage.setItem(`document-draft:${seeker.userId}:story:${ID(1)}`, '{"title":')
    show([story(1)], { story: ID(1) })
    await screen.findByRole('heading', { name: 'Edit story' })
    expect(read(/^Situation/)).toBe('Month end.')
    type(/^Situation/, 'Quarter end.')
    expect(localStorage.getItem(`document-draft:${seeker.userId}:story:${ID(1)}`)).toContain('Quarter end.')
    type(/^Situation/, 'Month end.')
    expect(localStorage.length).toBe(0)
  })

  it('shows the conflict, preserves typed text, and loads the changes of another page into the other fields', async () => {
    let stored = story(1)
    const update = ({ seen }: { seen: Date }) => {
      if (seen.getTime() === stored.updatedAt.getTime()) return stored
      throw refusal('STORY_CHANGED', 'This story has changed. Review it, then save again.')
    }
    show([], { story: ID(1) }, { 'stories.list': () => listed([stored]), 'stories.update': update })
    await screen.findByRole('heading', { name: 'Edit story' })
    type(/^Result/, 'Found in 3 hours.')
    stored = { ...stored, title: 'Renamed elsewhere', updatedAt: new Date('2026-11-02') }
    press('Save story')
    expect(await screen.findByText(/has changed\./)).toBeTruthy()
    await waitFor(() => expect(read(/^Title/)).toBe('Renamed elsewhere'))
    expect(read(/^Result/)).toBe('Found in 3 hours.')
    press('Save story')
    await isClosed()
    expect(callsOf('stories.update').at(-1)).toMatchObject({ title: 'Renamed elsewhere', result: 'Found in 3 hours.' })
  })

  it('deletes after confirmation', async () => {
    show([story(1)], {}, { 'stories.delete': () => ({ deleted: true }) })
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Story 1' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText(/Delete “Story 1” from your story bank/)
    await act(async () => press('Delete'))
    await waitFor(() => expect(toastTexts()).toEqual(['Story deleted']))
    expect(callsOf('stories.delete')).toEqual([{ id: ID(1) }])
  })
})

describe('a story that is reused', () => {
  const pick = async (as: 'answer' | 'paragraph', items: Story[]) => {
    const picked: string[] = []
    const shown = showScreen(<StoryPicker as={as} onPick={(text) => picked.push(text)} />, {
      answers: { 'stories.list': () => listed(items) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Insert a story' }))
    return { picked, ...shown }
  }

  it.each([
    ['answer', 'Month end.\n\nFind it.\n\nTraced it.'],
    ['paragraph', 'Month end. Find it. Traced it.'],
  ] as const)('is inserted as %s', async (as, text) => {
    const { picked } = await pick(as, [story(1)])
    fireEvent.click(await screen.findByRole('button', { name: 'Insert Story 1' }))
    expect(picked).toEqual([text])
    await isClosed()
  })

  it('cannot be inserted while it is empty; an empty story bank links to a new story', async () => {
    const { unmount } = await pick('answer', [story(1, { situation: '', task: '', action: '' })])
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Insert Story 1' })).disabled).toBe(true)
    unmount()
    await pick('answer', [])
    const link = await screen.findByRole('link', { name: 'Write your first story' })
    expect(link.getAttribute('href')).toBe('/app/interview/stories?story=new')
  })

  it('is created from a practice answer, with each passage in its part and all words preserved', async () => {
    const text =
      'Last year at Papertrail our refund total did not match the bank. My task was to find out why before the review. I rebuilt the total from raw invoices, I compared both row by row and I wrote a test. As a result we saved $61,000 a year.'
    const question = { title: 'Tell me about a number that turned out to be wrong', content: '', tags: [] }
    showScreen(<SaveAsStory answerId={ID(1)} question={question} text={text} />, {
      answers: { 'stories.create': (fields: object) => ({ ...story(1), ...fields }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Save as story' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(read(/^Title/)).toBe(question.title))
    const filled = [/^Situation/, /^Task/, /^Action/, /^Result/].map(read)
    expect(filled.join(' ')).toBe(text)
    expect(filled[1]).toContain('My task was')
    expect(filled[3]).toContain('$61,000')
    fireEvent.click(dialog.getByRole('button', { name: 'Save story' }))
    await isClosed()
    expect(callsOf('stories.create')).toMatchObject([{ title: question.title, result: filled[3] }])
  })
})
