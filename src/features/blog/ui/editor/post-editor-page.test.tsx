import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { calls, refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import type { Post } from '../../contract.ts'
import { storedWriting, storeWriting } from './local-writing.ts'
import { PostEditorPage } from './post-editor-page.tsx'

const staff: Viewer = { ...seeker, roles: ['platform_user'] }
const id = '0199d1f0-0000-7000-8000-000000000001'
const writing = {
  title: 'A gap',
  slug: 'a-gap',
  excerpt: '',
  content: '<p>It is a fact.</p>',
  categoryId: null,
  authorId: null,
  tags: [],
  coverId: null,
  coverAlt: '',
  drawing: null,
  seoTitle: '',
  seoDescription: '',
  canonicalUrl: '',
}
const post = (overrides: Partial<Post> = {}): Post => ({
  id,
  title: 'A gap',
  slug: 'a-gap',
  status: 'draft',
  categoryName: null,
  authorName: null,
  publishedAt: null,
  publishAt: null,
  createdAt: new Date('2026-11-01'),
  updatedAt: new Date('2026-11-01'),
  wordCount: 4,
  isFeatured: false,
  isHidden: false,
  hasPending: false,
  writing,
  revision: 3,
  cover: null,
  editedBy: null,
  likes: 0,
  shares: 0,
  ...overrides,
})

type Sent = { title: string; excerpt: string; drawing: number | null; revision: number; keep: boolean }
const sent = () => calls.filter(([name]) => name === 'blog.save').map(([, input]) => input as Sent)
const stored = ({ title, excerpt, revision }: Sent) =>
  post({ title, revision: revision + 1, writing: { ...writing, title, excerpt } })

const show = (answers: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<PostEditorPage postId={id} onGone={() => {}} />, {
    viewer: staff,
    answers: {
      'blog.get': () => post(),
      'blog.list': () => ({ rows: [], total: 0, counts: { draft: 0, scheduled: 0, published: 0 } }),
      'blog.categories': () => [],
      'blog.authors': () => [],
      'blog.tags': () => [],
      'blog.save': stored,
      ...answers,
    },
  })
const title = () => screen.findByRole('textbox', { name: 'Title' })
const rename = async (text: string) => fireEvent.change(await title(), { target: { value: text } })
/** Clicks immediately after a change, because autosave runs two seconds later and a slow click could be after that. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const says = (text: string | RegExp) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text))

beforeEach(() => localStorage.clear())

describe('writing a post', () => {
  it('stores every change on the device at once, saves it automatically and shows that', async () => {
    show()
    await rename('A longer gap')
    await says(/^Not saved yet/)
    expect(storedWriting(staff.userId, id)?.writing.title).toBe('A longer gap')
    await waitFor(() => expect(sent()).toMatchObject([{ title: 'A longer gap', revision: 3, keep: false }]))
    await says(/^Saved/)
    expect(storedWriting(staff.userId, id)).toBeNull()
  })

  it('saves another generated cover', async () => {
    show()
    await title()
    press('Generate another')
    await waitFor(() => expect(sent()).toMatchObject([{ drawing: expect.any(Number) }]))
    press('Generate another')
    await waitFor(() => expect(new Set(sent().map(({ drawing }) => drawing)).size).toBe(2))
  })

  it('saves and publishes nothing without a title (BLOG-04)', async () => {
    show({ 'blog.publish': () => post({ status: 'published' }) })
    await rename('')
    press('Publish')
    await says(/^Not saved: Please fill in title and content/)
    expect(sent()).toEqual([])
    expect(calls.some(([name]) => name === 'blog.publish')).toBe(false)
  })

  it('saves what is typed before publishing (BLOG-06, BLOG-07)', async () => {
    show({ 'blog.publish': () => post({ status: 'published', publishedAt: new Date(), revision: 5 }) })
    await rename('A gap, explained')
    press('Publish')
    expect(await screen.findByText('Post published successfully')).toBeTruthy()
    expect(calls.map(([name]) => name).filter((name) => /save|publish/.test(name))).toEqual([
      'blog.save',
      'blog.publish',
    ])
    expect(sent()).toMatchObject([{ keep: true }])
  })

  it('lets the writer choose after a conflict; both versions remain', async () => {
    const meanwhile = refusal('POST_CHANGED_MEANWHILE', 'Somebody else changed this post meanwhile.', { by: 'Tomasz' })
    const theirs = post({ revision: 9, writing: { ...writing, title: 'Theirs' } })
    let isTheirs = false
    show({
      'blog.get': () => (isTheirs ? theirs : post()),
      'blog.save': (input: Sent) => {
        isTheirs = true
        return input.revision < 9 ? Promise.reject(meanwhile) : stored(input)
      },
    })
    await rename('Mine')
    press('Publish')
    expect(await screen.findByText('Someone else edited this')).toBeTruthy()
    expect(((await title()) as HTMLTextAreaElement).value).toBe('Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Use their version' }))
    await waitFor(() =>
      expect(sent().map((one) => [one.title, one.revision, one.keep])).toEqual([
        ['Mine', 3, true],
        ['Mine', 9, true],
        ['Theirs', 10, true],
      ]),
    )
    await says(/^Saved/)
    expect(((await title()) as HTMLTextAreaElement).value).toBe('Theirs')
  })

  it('offers text that was left on this device', async () => {
    storeWriting(staff.userId, id, { ...writing, title: 'Left behind' })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(((await title()) as HTMLTextAreaElement).value).toBe('Left behind')
    await waitFor(() => expect(sent()).toMatchObject([{ title: 'Left behind' }]))
  })

  it.each([
    ['without the time', (stored: object) => ({ ...stored, at: undefined })],
    [
      'with a value that is no longer valid',
      ({ writing, ...rest }: { writing: object }) => ({ ...rest, writing: { ...writing, tags: 7 } }),
    ],
  ])('offers text that was left on this device %s, also if it is too long to save', (_, change) => {
    const excerpt = 'x'.repeat(401)
    storeWriting(staff.userId, id, { ...writing, title: 'Left behind', excerpt })
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key, JSON.stringify(change(JSON.parse(localStorage.getItem(key) ?? ''))))
    expect(storedWriting(staff.userId, id)?.writing).toMatchObject({ title: 'Left behind', excerpt, tags: [] })
  })

  const waiting = () => post({ status: 'published', publishedAt: new Date(), hasPending: true })
  it('publishes and discards pending changes, and shows a failure', async () => {
    let isAway = true
    const shown = (more: object) => () =>
      isAway ? Promise.reject(new Error('away')) : { ...waiting(), hasPending: false, ...more }
    const answers = {
      'blog.get': waiting,
      'blog.save': waiting,
      'blog.update': shown({}),
      'blog.discard': shown({ title: 'Before', writing: { ...writing, title: 'Before' } }),
    }
    const { unmount } = show(answers)
    await title()
    press('Update')
    expect(await screen.findByText('Failed to update post')).toBeTruthy()
    isAway = false
    press('Update')
    expect(await screen.findByText('Post updated successfully')).toBeTruthy()
    expect(calls).toContainEqual(['blog.update', { id, revision: 3 }])
    unmount()
    isAway = true
    show(answers)
    const discard = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Discard changes' }))
    }
    await discard()
    expect(await screen.findByText('Failed to discard the changes')).toBeTruthy()
    isAway = false
    await discard()
    expect(await screen.findByText('Changes discarded')).toBeTruthy()
    expect(await title()).toHaveProperty('value', 'Before')
  })

  it('cancels a schedule: the post is a draft again', async () => {
    const scheduled = () => post({ status: 'scheduled', publishAt: new Date('2030-01-05T09:00:00Z') })
    show({
      'blog.get': scheduled,
      'blog.save': scheduled,
      'blog.schedule': () => post({ revision: 4 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change the schedule' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel schedule' }))
    await waitFor(() => expect(calls).toContainEqual(['blog.schedule', { id, at: null }]))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schedule this post' })).toBeNull())
  })

  it('ends all preview links', async () => {
    const link = { url: 'https://tandem.example/preview', expiresAt: new Date('2030-01-05T09:00:00Z') }
    show({ 'blog.preview': () => link, 'blog.endPreviews': () => ({ ended: 2 }) })
    await title()
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    await userEvent.click(await screen.findByRole('button', { name: 'End all links' }))
    await waitFor(() => expect(calls).toContainEqual(['blog.endPreviews', { id }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End all links' })).toBeNull())
  })

  it('shows what failed, and retains the text', async () => {
    show({ 'blog.save': () => Promise.reject(new Error('away')) })
    await rename('Kept')
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    await says(/^Not saved: retrying/)
    expect(storedWriting(staff.userId, id)?.writing.title).toBe('Kept')
    expect(screen.queryByRole('dialog', { name: 'Preview' })).toBeNull()
  })

  it('shows a missing post as not found', async () => {
    show({ 'blog.get': () => Promise.reject(refusal('NOT_FOUND', 'Gone')) })
    expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeTruthy()
  })
})
