import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Resource, ResourceCard, ResourceList } from '../../resource-contract.ts'
import { Tab } from './resources-tab.tsx'

const card = (more: Partial<ResourceCard> = {}): ResourceCard => ({
  id: newId(),
  key: 'star',
  title: 'Answer with STAR',
  summary: 'Four parts.',
  category: 'strategies',
  resourceType: 'guide',
  jobRole: null,
  tags: ['star', 'stories', 'structure', 'practice', 'panel'],
  externalUrl: null,
  minutes: 3,
  isBookmarked: false,
  createdAt: new Date(),
  ...more,
})
const link = card({
  key: 'law',
  title: 'What the law says',
  resourceType: 'link',
  externalUrl: 'https://www.eeoc.gov/a',
  tags: ['rights'],
})
const list = (items: ResourceCard[]): ResourceList => ({
  items,
  total: items.length,
  counts: {
    categories: { tips: 9, strategies: 1, examples: 0, questions: 4 },
    types: { article: 8, video: 0, link: 2, guide: 4 },
    bookmarked: 0,
  },
  roles: ['Sales'],
})
const full = (one: ResourceCard): Resource => ({
  ...one,
  html: '<h2>Situation</h2><p>One sentence.</p>',
  next: [{ key: 'law', title: 'Read this too' }],
})

/** The tab with search parameters in local state, which change on request of the tab. */
function Tabbed({ start, onSearch }: { start: object; onSearch: (change: object, step?: string) => void }) {
  const [search, setSearch] = useState<object>({ tab: 'resources', ...start })
  return (
    <Tab
      search={search as never}
      onSearch={(change, step) => {
        onSearch(change, step)
        setSearch((before) => ({ ...before, ...change }))
      }}
    />
  )
}

function show(items: ResourceCard[], answers = {}, start = {}) {
  const onSearch = vi.fn()
  const initial = {
    'interviewResources.list': () => list(items),
    'interviewResources.get': ({ key }: { key: string }) => {
      const found = items.find((one) => one.key === key)
      if (!found) throw refusal('NOT_FOUND', 'gone')
      return full(found)
    },
    ...answers,
  }
  return { ...showScreen(<Tabbed start={start} onSearch={onSearch} />, { answers: initial }), onSearch }
}
const callsOf = (name: string) =>
  calls.filter(([one]) => one === `interviewResources.${name}`).map(([, input]) => input)
const mark = () => screen.findByRole('button', { name: 'Bookmark Answer with STAR' })
const isMarked = async () => (await mark()).getAttribute('aria-pressed')

it('shows type, reading time, three tags and the number of further tags on a card (INTV-37)', async () => {
  show([card(), link])
  await screen.findByText('What the law says')
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Guide · 3 minutes')
  expect(first?.textContent).toMatch(/starstoriesstructure\+2 more$/)
  expect(first?.textContent).not.toContain('practice')
  expect(second?.textContent).toContain('Link · eeoc.gov')
  expect(second?.textContent).not.toContain('more')
})

it('stores each filter in the address, reloads the list, and shows counts in the options (INTV-37)', async () => {
  const { onSearch } = show([card()], {}, { page: 3 })
  await screen.findByText('Answer with STAR')
  // an option without results is not offered
  expect(screen.queryByRole('option', { name: /^Video/ })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Tips (9)')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Guide (4)')
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Sales')
  await userEvent.click(screen.getByLabelText(/^Bookmarked only/))
  await userEvent.type(screen.getByLabelText('Search resources'), 'panel{enter}')
  expect(onSearch.mock.calls.map(([change]) => change)).toEqual([
    { category: 'tips', page: undefined },
    { type: 'guide', page: undefined },
    { role: 'Sales', page: undefined },
    { bookmarked: true, page: undefined },
    { q: 'panel', page: undefined },
  ])
  const search = { category: 'tips', type: 'guide', role: 'Sales', bookmarked: true, q: 'panel', page: 1 }
  await waitFor(() => expect(callsOf('list').at(-1)).toEqual(search))
  expect(callsOf('list')[0]).toMatchObject({ page: 3 })
})

it.each([{ category: 'jokes' }, { type: 7 }, { page: -1 }, { bookmarked: 'no' }, { q: ['a'] }, { role: {} }])(
  'ignores the invalid search parameter %j (INTV-37)',
  async (start) => {
    show([card()], {}, start)
    await screen.findByText('Answer with STAR')
    expect(callsOf('list')).toEqual([{ q: '', bookmarked: false, page: 1 }])
  },
)

it('opens the text over the list with its own address, and restores the focus on closing (INTV-37)', async () => {
  const { onSearch } = show([card(), link])
  const title = await screen.findByRole('link', { name: 'Answer with STAR' })
  expect(title.getAttribute('href')).toBe('/app/interview?tab=resources&resource=star')
  await userEvent.click(title)
  expect(onSearch).toHaveBeenLastCalledWith({ resource: 'star' }, 'push')
  const dialog = await screen.findByRole('dialog', { name: 'Answer with STAR' })
  expect(await within(dialog).findByRole('heading', { name: 'Situation' })).toBeTruthy()
  expect(dialog.textContent).toContain('practice')
  await userEvent.click(within(dialog).getByRole('link', { name: 'Read this too' }))
  expect(await screen.findByRole('dialog', { name: 'What the law says' })).toBeTruthy()
  expect(document.activeElement?.tagName).toBe('ARTICLE')
  await userEvent.keyboard('{Escape}')
  expect(onSearch).toHaveBeenLastCalledWith({ resource: undefined }, undefined)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(title)
})

it('labels an external link, and opens it in a new tab without a referrer (INTV-37)', async () => {
  show([link], {}, { resource: 'law' })
  const out = await screen.findByRole('link', { name: 'Open eeoc.gov' })
  expect(out.getAttribute('href')).toBe('https://www.eeoc.gov/a')
  expect(out.getAttribute('rel')).toBe('noopener noreferrer')
  expect(out.getAttribute('target')).toBe('_blank')
  expect(screen.getByText('Another site, eeoc.gov, in a new tab')).toBeTruthy()
})

it('shows that a resource in the address does not exist (INTV-37)', async () => {
  show([card()], {}, { resource: 'gone' })
  expect(await screen.findByText(/Resource not found/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

it('copies the address of the open resource, and prints the resource (INTV-37)', async () => {
  const user = userEvent.setup()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  show([card()], {}, { resource: 'star' })
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/app/interview?tab=resources&resource=star`)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('shows a bookmark immediately, before the server responds (INTV-39)', async () => {
  let answer: (value: unknown) => void = () => {}
  const one = card()
  show([one], {
    'interviewResources.setBookmark': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await userEvent.click(await mark())
  await waitFor(async () => expect(await isMarked()).toBe('true'))
  expect(callsOf('setBookmark')).toEqual([{ id: one.id, isBookmarked: true }])
  answer({ id: one.id, isBookmarked: true })
})

it("undoes a failed bookmark with the message 'Failed to toggle bookmark' (INTV-39)", async () => {
  show([card()], { 'interviewResources.setBookmark': () => Promise.reject(new Error('away')) })
  await userEvent.click(await mark())
  await waitFor(() => expect(toastTexts()).toEqual(['Failed to toggle bookmark']))
  expect(await isMarked()).toBe('false')
})

it("undoes a bookmark after signing out with the message 'User not authenticated' (INTV-40, INTV-39)", async () => {
  const out = () => Promise.reject(refusal('UNAUTHENTICATED', 'User not authenticated'))
  show([card({ isBookmarked: true })], { 'interviewResources.setBookmark': out })
  await userEvent.click(await mark())
  await waitFor(() => expect(toastTexts().join()).toMatch(/^Failed to toggle bookmark.*User not authenticated/))
  expect(await isMarked()).toBe('true')
})

it('explains bookmarks while there are none, and offers a next step when nothing matches (INTV-37)', async () => {
  const { onSearch } = show([], {}, { bookmarked: true })
  expect(await screen.findByText('No bookmarks yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all resources' }))
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ bookmarked: undefined, q: undefined })
  expect(await screen.findByText('No resources match these filters')).toBeTruthy()
})

it('shows an error when loading fails, and Retry loads again (INTV-37)', async () => {
  let fails = true
  const answer = () => (fails ? Promise.reject(new Error('away')) : list([card()]))
  show([], { 'interviewResources.list': answer })
  expect(await screen.findByText('Failed to load resources')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Answer with STAR')).toBeTruthy()
})
