import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { calls, refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import type { PostRow } from '../contract.ts'
import { BlogAdminPage } from './blog-admin-page.tsx'
import type { BlogAdminSearch } from './blog-admin-search.ts'

const staff: Viewer = { ...seeker, roles: ['platform_user'] }
const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const post = (n: number, overrides: Partial<PostRow> = {}): PostRow => ({
  id: id(n),
  title: `Post ${n}`,
  slug: `post-${n}`,
  status: 'draft',
  categoryName: 'Pay',
  authorName: 'Priya',
  publishedAt: null,
  publishAt: null,
  createdAt: new Date('2026-11-01'),
  updatedAt: new Date('2026-11-01'),
  wordCount: 500,
  isFeatured: false,
  isHidden: false,
  hasPending: false,
  ...overrides,
})
const counts = { draft: 1, scheduled: 0, published: 1 }
const rows = [post(1), post(2, { status: 'published', publishedAt: new Date('2026-11-02') })]

const answers = {
  'blog.list': () => ({ rows, total: 2, counts }),
  'blog.categories': () => [{ id: id(5), name: 'Pay', slug: 'pay', description: '', posts: 2 }],
  'blog.tags': () => [],
}
const opened: string[] = []
const show = (search: BlogAdminSearch = {}, more: Parameters<typeof showScreen>[1] = {}) => {
  opened.length = 0
  return showScreen(<BlogAdminPage search={search} onSearch={() => {}} onOpen={(to) => opened.push(to)} />, {
    viewer: staff,
    ...more,
    answers: { ...answers, ...more.answers },
  })
}
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('the staff blog', () => {
  it('has three tabs and two dialogs (BLOG-01)', async () => {
    show()
    for (const name of ['Posts', /^Categories/, /^Tags/]) expect(await screen.findByRole('tab', { name })).toBeTruthy()
    const dialog = await open('Create Post')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await open('Add Category')).toBeTruthy()
  })

  it('shows when posts cannot be fetched (BLOG-07)', async () => {
    show({}, { answers: { 'blog.list': () => Promise.reject(new Error('away')) } })
    expect(await screen.findByText('Failed to fetch blog posts')).toBeTruthy()
  })

  it('explains an empty blog', async () => {
    show({}, { answers: { 'blog.list': () => ({ rows: [], total: 0, counts }) } })
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeTruthy()
  })

  it('offers Publish only for drafts, and shows that publishing failed (BLOG-06, BLOG-07)', async () => {
    show({}, { answers: { 'blog.publish': () => Promise.reject(new Error('away')) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Post 2' }))
    expect(await screen.findByRole('menuitem', { name: 'Unpublish' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Publish' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Post 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }))
    expect(await screen.findByText('Failed to publish post')).toBeTruthy()
  })
})

describe('what is asked first', () => {
  const menu = async (n: number, item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for Post ${n}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }
  const failing = (done: unknown) => {
    const answer = { isAway: true }
    return { answer, give: () => (answer.isAway ? Promise.reject(new Error('away')) : done) }
  }
  const confirm = async (name: string) =>
    userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  const callsOf = (called: string) => calls.flatMap(([name, input]) => (name === called ? [input] : []))

  it.each([
    ['Unpublish', 2, 'blog.unpublish', 'Unpublish', 'Failed to unpublish post', 'The post is a draft again'],
    ['Delete', 1, 'blog.remove', 'Delete Post', 'Failed to delete post', 'Post deleted'],
  ] as const)(
    '%s runs after a question, and shows failure and success (BLOG-07)',
    async (item, n, call, action, failed, done) => {
      const { answer, give } = failing(post(n))
      show({}, { answers: { [call]: give } })
      await menu(n, item)
      await confirm('Cancel')
      expect(callsOf(call)).toEqual([])
      await menu(n, item)
      await confirm(action)
      expect(await screen.findByText(failed)).toBeTruthy()
      answer.isAway = false
      await menu(n, item)
      await confirm(action)
      expect(await screen.findByText(done)).toBeTruthy()
      expect(callsOf(call)).toEqual([{ id: id(n) }, { id: id(n) }])
    },
  )

  it('a tag is deleted only after a question, and a failure is shown', async () => {
    const { answer, give } = failing({ done: true })
    const tag = { id: id(7), name: 'Remote', slug: 'remote', posts: 3 }
    show({ tab: 'tags' }, { answers: { 'blog.tags': () => [tag], 'blog.removeTag': give } })
    const remove = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete Remote' }))
      await confirm('Delete Tag')
    }
    await remove()
    expect(await screen.findByText('Failed to delete tag')).toBeTruthy()
    answer.isAway = false
    await remove()
    expect(await screen.findByText('Tag deleted')).toBeTruthy()
  })

  it('a category is deleted only after a question, and a failure is shown', async () => {
    const { answer, give } = failing({ done: true })
    show({ tab: 'categories' }, { answers: { 'blog.removeCategory': give } })
    const remove = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for Pay' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await confirm('Delete Category')
    }
    await remove()
    expect(await screen.findByText('Failed to delete category')).toBeTruthy()
    answer.isAway = false
    await remove()
    expect(await screen.findByText('Category deleted')).toBeTruthy()
    expect(callsOf('blog.removeCategory')).toEqual([{ id: id(5) }, { id: id(5) }])
  })

  it('a tag is renamed, and a name that is taken is shown in the form', async () => {
    let isTaken = true
    const tag = { id: id(7), name: 'Remote', slug: 'remote', posts: 3 }
    const rename = () => {
      if (isTaken) throw refusal('TAG_TAKEN', 'A tag with this name already exists.')
      return tag
    }
    show({ tab: 'tags' }, { answers: { 'blog.tags': () => [tag], 'blog.renameTag': rename } })
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Remote' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), ' work{Enter}')
    expect(await dialog.findByText('A tag with this name already exists.')).toBeTruthy()
    isTaken = false
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf('blog.renameTag').at(-1)).toMatchObject({ id: id(7), name: 'Remote work' })
  })
})

describe('Create Post', () => {
  it('requires title and content before sending (BLOG-04)', async () => {
    show()
    const dialog = await open('Create Post')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Post' }))
    expect((await dialog.findAllByText('Please fill in title and content')).length).toBe(2)
    expect(calls.some(([name]) => name === 'blog.create')).toBe(false)
  })

  it('shows the address made from the title', async () => {
    show()
    const dialog = await open('Create Post')
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'A Range!')
    expect(await dialog.findByText('/blog/a-range')).toBeTruthy()
  })
})

describe('Add Category', () => {
  it('requires a name, and shows failure and success (BLOG-04, BLOG-07)', async () => {
    let isAway = true
    const made = { id: id(6), name: 'Hiring', slug: 'hiring', description: '', posts: 0 }
    show({}, { answers: { 'blog.createCategory': () => (isAway ? Promise.reject(new Error('away')) : made) } })
    const dialog = await open('Add Category')
    const add = dialog.getByRole('button', { name: 'Add Category' })
    await userEvent.click(add)
    expect(await dialog.findByText('Please fill in category name')).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Hiring')
    await userEvent.click(add)
    expect(await dialog.findByText('Failed to create category')).toBeTruthy()
    isAway = false
    await userEvent.click(add)
    expect(await screen.findByText('Category created successfully')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Category' })).toBeNull())
    expect(calls.filter(([name]) => name === 'blog.createCategory').map(([, sent]) => sent)).toMatchObject([
      { name: 'Hiring', slug: '' },
      { name: 'Hiring' },
    ])
  })

  it("shows the server's errors in the form", async () => {
    const taken = refusal('CATEGORY_TAKEN', 'A category with this name or slug already exists.')
    show({}, { answers: { 'blog.createCategory': () => Promise.reject(taken) } })
    const dialog = await open('Add Category')
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Pay')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Category' }))
    expect(await dialog.findByText('A category with this name or slug already exists.')).toBeTruthy()
  })
})
