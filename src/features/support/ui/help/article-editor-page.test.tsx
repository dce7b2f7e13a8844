import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { StaffArticle } from '../../help-contract.ts'
import { ArticleEditorPage } from './article-editor-page.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const article: StaffArticle = {
  id,
  topic: 'account',
  slug: 'change-your-email',
  title: 'Change your email',
  summary: 'How to change it.',
  body: 'Open **Profile**.',
  status: 'published',
  revision: 2,
  isOurs: false,
  isEdited: true,
  updatedAt: new Date(),
  editedBy: 'Priya',
  ...{ reads: 0, helpful: 0, unhelpful: 0 },
}
const { topic, slug, title, summary, body } = article
const text = { topic, slug, title, summary, body }
const versions = [
  { revision: 2, madeAt: new Date(), madeBy: 'Priya', ...text },
  { revision: 1, madeAt: new Date('2026-10-01'), madeBy: null, ...text, title: 'Your email', body: 'Write to us.' },
]
type Saved = Partial<StaffArticle> & { seen: number }

/** A server that stores the article and refuses a save of an older revision. */
function show(stored: StaffArticle = { ...article }) {
  const save = ({ seen, ...typed }: Saved) => {
    if (seen !== stored.revision) throw refusal('CHANGED', 'Someone else changed this article.')
    Object.assign(stored, typed, { revision: stored.revision + 1 })
    return { ...stored }
  }
  showScreen(<ArticleEditorPage id={id} onMade={() => {}} onRemoved={() => {}} />, {
    viewer: { ...seeker, roles: ['platform_user'] },
    answers: {
      'helpDesk.get': () => ({ ...stored }),
      'helpDesk.revisions': () => versions,
      'helpDesk.save': save,
    },
  })
  return stored
}
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const saves = () => calls.flatMap(([name, input]) => (name === 'helpDesk.save' ? [input as Saved] : []))
const takeOldVersion = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  const history = within(await screen.findByRole('dialog', { name: 'History' }))
  expect((await history.findAllByRole('button', { name: 'Use this text' })).length).toBe(1)
  await userEvent.click(history.getByRole('button', { name: 'Use this text' }))
}
/** Someone else saves a title while this page has another one typed; the page learns of it when it saves. */
const collide = async (stored: StaffArticle) => {
  fireEvent.change(await field(/^Title/), { target: { value: 'Mine' } })
  Object.assign(stored, { title: 'Theirs', revision: stored.revision + 1 })
  await press('Save')
  await screen.findByRole('button', { name: 'Show their version' })
}

it('loads an earlier version into the form, and stores it only when it is saved', async () => {
  const stored = show()
  await takeOldVersion()
  expect((await field(/^Title/)).value).toBe('Your email')
  expect((await field(/^Text/)).value).toBe('Write to us.')
  expect(saves()).toEqual([])
  await press('Save')
  await waitFor(() => expect(toastTexts()).toContain('Article saved'))
  expect(stored).toMatchObject({ title: 'Your email', body: 'Write to us.', revision: 3 })
})

it('shows that the history could not be loaded', async () => {
  showScreen(<ArticleEditorPage id={id} onMade={() => {}} onRemoved={() => {}} />, {
    answers: { 'helpDesk.get': () => article, 'helpDesk.revisions': () => Promise.reject(new Error('away')) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  expect(await screen.findByText('Failed to load the history')).toBeTruthy()
})

it("saves the writer's own text over another person's version only after the choice to keep it", async () => {
  const stored = show()
  await collide(stored)
  expect((await field(/^Title/)).value).toBe('Mine')
  expect(stored.title).toBe('Theirs')
  await press('Keep mine; theirs is saved in the history')
  expect((await field(/^Title/)).value).toBe('Mine')
  await press('Save')
  await waitFor(() => expect(stored.title).toBe('Mine'))
  expect(saves().map(({ seen }) => seen)).toEqual([2, 3])
})

it("shows the other person's version in the form, also after an earlier version was loaded into it", async () => {
  const stored = show()
  await takeOldVersion()
  await collide(stored)
  await press('Show their version')
  await waitFor(async () => expect((await field(/^Title/)).value).toBe('Theirs'))
  expect((await field(/^Text/)).value).toBe('Open **Profile**.')
  expect(screen.queryByRole('button', { name: 'Show their version' })).toBeNull()
})

it('unpublishes and publishes an article, and shows why that was refused', async () => {
  let status: StaffArticle['status'] = 'published'
  let isRefused = true
  showScreen(<ArticleEditorPage id={id} onMade={() => {}} onRemoved={() => {}} />, {
    answers: {
      'helpDesk.get': () => ({ ...article, status }),
      'helpDesk.setStatus': (input: { status: StaffArticle['status'] }) => {
        if (isRefused) throw refusal('CHANGED', 'Someone else changed this article.')
        status = input.status
        return { ...article, status }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Someone else changed this article.'))
  isRefused = false
  await press('Unpublish')
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeTruthy()
  const sent = calls.flatMap(([name, input]) => (name === 'helpDesk.setStatus' ? [input] : []))
  expect(sent.at(-1)).toEqual({ id, seen: 2, status: 'published' })
})

it('deletes a draft only after a question, and shows a failure', async () => {
  const onRemoved = vi.fn()
  let isAway = true
  showScreen(<ArticleEditorPage id={id} onMade={() => {}} onRemoved={onRemoved} />, {
    answers: {
      'helpDesk.get': () => ({ ...article, status: 'draft' }),
      'helpDesk.remove': () => (isAway ? Promise.reject(new Error('away')) : { done: true }),
    },
  })
  const remove = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }))
  }
  await remove('Cancel')
  expect(calls.some(([name]) => name === 'helpDesk.remove')).toBe(false)
  await remove('Delete draft')
  await waitFor(() => expect(toastTexts().join()).toContain('Failed to delete the draft'))
  expect(onRemoved).not.toHaveBeenCalled()
  isAway = false
  await remove('Delete draft')
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
})
