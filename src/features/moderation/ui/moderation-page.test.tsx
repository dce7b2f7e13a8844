import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { ModerationItem, QueueItem } from '../contract.ts'
import { ModerationPage } from './moderation-page.tsx'
import type { ModerationSearch } from './moderation-search.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const changedAt = new Date('2026-10-13T15:05:00Z')
const row: QueueItem = {
  id: id(1),
  kind: 'job',
  subjectId: id(2),
  title: 'Remote Data Entry',
  owner: 'Brightline Group',
  status: 'flagged',
  createdAt: new Date('2026-10-13T14:20:00Z'),
  createdBy: 'Yusuf Osei',
  waitingSince: new Date(Date.now() - 19 * 3_600_000),
  reports: 2,
  isAnswered: false,
  changedAt,
  excerpt: 'Work from anywhere, two hours a day.',
}
const fee = 'We ask for a refundable deposit of $45.'
const { excerpt: _, ...head } = row
const item: ModerationItem = {
  ...head,
  passages: [{ heading: null, paragraphs: [`Work from anywhere. ${fee} Only serious people.`] }],
  facts: [
    { label: 'Place', value: 'Remote' },
    { label: 'Posted', value: new Date('2026-10-13T14:00:00Z') },
  ],
  link: '/jobs/remote-data-entry',
  isHidden: false,
  findings: [
    { rule: 'fee', says: 'Sentences that ask applicants for money', quotes: [fee], others: [] },
    {
      rule: 'duplicate',
      says: 'The same text as a posting of another company',
      quotes: [],
      others: [{ id: id(3), title: 'Data Entry', owner: 'Northgate', status: 'rejected' }],
    },
  ],
  reported: [{ id: id(4), reason: 'fee', words: 'They ask $45.', createdAt: changedAt, isClosed: false }],
  history: [{ id: id(5), act: 'flagged', by: 'rules', actor: null, words: 'A fee', at: changedAt }],
}
const admin: Viewer = { ...seeker, roles: ['platform_admin'] }
const staff: Viewer = { ...seeker, roles: ['platform_user'] }

function Page({ viewer, start = {} }: { viewer: Viewer; start?: ModerationSearch }) {
  const [search, setSearch] = useState<ModerationSearch>(start)
  return (
    <ModerationPage
      viewer={viewer}
      search={search}
      onSearch={(change) => setSearch((before) => ({ ...before, ...change }))}
    />
  )
}

type Shown = {
  viewer?: Viewer
  start?: ModerationSearch
  items?: QueueItem[]
  answers?: object
  now?: Partial<ModerationItem>
}
function show({ viewer = admin, start = { item: id(1) }, items = [row], answers = {}, now = {} }: Shown = {}) {
  showScreen(<Page viewer={viewer} start={start} />, {
    viewer,
    answers: {
      'moderation.list': () => ({
        items,
        before: null,
        after: null,
        waiting: { count: items.length, oldest: items[0]?.waitingSince ?? null },
      }),
      'moderation.get': () => ({ ...item, ...now }),
      ...answers,
    },
    routes: ['/jobs/$slug'],
  })
  return userEvent.setup()
}
const panel = async () => {
  const article = await screen.findByRole('article', { name: 'Item' })
  await within(article).findByRole('heading', { name: item.title })
  return within(article)
}
const button = async (name: string) => (await panel()).getByRole('button', { name })
const decided = (name: string) => calls.filter(([called]) => called === `moderation.${name}`).map(([, input]) => input)

describe('/app/admin/moderation', () => {
  it('lists title, text, date, creator and status, and the number of waiting items (MOD-01)', async () => {
    show()
    const list = within(await screen.findByRole('region', { name: 'Items' }))
    const entry = (await list.findByText('Remote Data Entry')).closest('li')!
    for (const text of ['Flagged', 'Job · Brightline Group · 2 reports', row.excerpt, '19 hours ago'])
      expect(within(entry).getByText(text)).toBeTruthy()
    expect(entry.textContent).toContain('13 October 2026, Yusuf Osei')
    expect(screen.getByText(/^1 item to review, oldest from 19 hours ago\./)).toBeTruthy()
  })

  it('applies the filters, from the first page (MOD-01)', async () => {
    const user = show({ start: { cursor: 'abc' } })
    await user.selectOptions(await screen.findByLabelText('Type'), 'Profile')
    await user.selectOptions(screen.getByLabelText('Status'), 'Rejected')
    await user.type(screen.getByLabelText('Search in the text'), 'fee')
    await screen.findByDisplayValue('fee')
    await expect
      .poll(() => decided('list').at(-1))
      .toMatchObject({ q: 'fee', kind: 'profile', view: 'rejected', cursor: undefined })
  })

  it("shows a rule's words in the text, the other posting, and that it is no decision", async () => {
    show()
    const shown = await panel()
    expect(shown.getByText(fee).tagName).toBe('MARK')
    const finding = shown.getByText(/One sentence matches the rule “asks applicants for money”/).closest('p')
    expect(finding?.textContent).toMatch(/money”\. Highlighted below\.$/)
    expect(shown.getByRole('button', { name: 'Data Entry' }).closest('li')?.textContent).toBe(
      'Data Entry, Northgate, rejected',
    )
    expect(shown.getByText(/Findings are not decisions/)).toBeTruthy()
    expect(shown.getByText('They ask $45.')).toBeTruthy()
    expect(shown.getByText('13 October 2026').closest('dd')?.previousElementSibling?.textContent).toBe('Posted')
    expect(shown.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe(item.link)
  })

  it('rejects only with a reason, and with the version that was read (MOD-07, MOD-10)', async () => {
    const user = show({
      answers: { 'moderation.reject': () => ({ ...item, status: 'rejected', isHidden: true }) },
    })
    await user.click(await button('Reject'))
    expect(await screen.findByText('Please enter a reason')).toBeTruthy()
    expect(decided('reject')).toEqual([])
    await user.type((await panel()).getByLabelText(/^Reason/), 'It asks for money.')
    await user.click(await button('Reject'))
    const question = within(await screen.findByRole('alertdialog', { name: `Reject “${item.title}”?` }))
    question.getByText('It asks for money.')
    question.getByText(
      'It will be hidden immediately, and its owner will be notified of the reason. Reporters are notified.',
    )
    expect(decided('reject')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Content rejected successfully')).toBeTruthy()
    expect(decided('reject')).toEqual([{ id: id(1), seen: changedAt, reason: 'It asks for money.' }])
    expect((await panel()).getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('')
    // the clicked button disappears with the form, so the focus moves to the item
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Item' })))
  })

  it('approves, and flags with a reason (MOD-10)', async () => {
    const user = show({
      now: { status: 'pending', findings: [] },
      answers: {
        'moderation.approve': () => ({ ...item, status: 'approved' }),
        'moderation.flag': () => ({ ...item, status: 'flagged' }),
      },
    })
    await user.type((await panel()).getByLabelText(/^Reason/), 'Odd')
    await user.click(await button('Flag'))
    expect(await screen.findByText('Content flagged for review')).toBeTruthy()
    await user.click(await button('Approve'))
    const question = within(await screen.findByRole('alertdialog', { name: `Approve “${item.title}”?` }))
    expect(decided('approve')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Content approved successfully')).toBeTruthy()
  })

  it('approves at once where no one is notified', async () => {
    const user = show({
      now: { status: 'pending', reported: [] },
      answers: { 'moderation.approve': () => ({ ...item, status: 'approved' }) },
    })
    await user.click(await button('Approve'))
    expect(await screen.findByText('Content approved successfully')).toBeTruthy()
    expect(decided('approve')).toHaveLength(1)
  })

  it('sends a note to the owner only after confirmation', async () => {
    const user = show({ answers: { 'moderation.note': () => item } })
    await user.type((await panel()).getByLabelText(/^Reason/), 'For staff only')
    await user.click(await button('Note'))
    const question = within(await screen.findByRole('alertdialog', { name: `Send a note about “${item.title}”?` }))
    question.getByText('For staff only')
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(decided('note')).toEqual([])
    expect((await panel()).getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('For staff only')
  })

  it('retains the typed reason where the server refuses, and shows the refusal', async () => {
    const text = 'This item has changed. Reload and review it again.'
    const user = show({
      answers: {
        'moderation.reject': () => {
          throw refusal('CHANGED', text)
        },
      },
    })
    await user.type((await panel()).getByLabelText(/^Reason/), 'Spam')
    await user.click(await button('Reject'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect((await panel()).getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Spam')
  })

  it.each([
    ['approved', 'Approve'],
    ['rejected', 'Reject'],
  ] as const)('does not offer a decision again on what is %s (MOD-06)', async (status, name) => {
    show({ now: { status } })
    expect((await button(name)).hasAttribute('disabled')).toBe(true)
    const other = name === 'Approve' ? 'Reject' : 'Approve'
    expect((await button(other)).hasAttribute('disabled')).toBe(false)
  })

  it('shows platform users why they cannot decide, without calling the server (MOD-05)', async () => {
    const user = show({ viewer: staff })
    await user.click(await button('Approve'))
    expect(await screen.findByText('Only platform administrators can approve content')).toBeTruthy()
    await user.click(await button('Reject'))
    expect(await screen.findByText('Only platform administrators can reject content')).toBeTruthy()
    expect(calls.filter(([name]) => /approve|reject/.test(name))).toEqual([])
  })

  it('has view, flag, approve and reject in the list too (MOD-02)', async () => {
    const pending = { ...row, status: 'pending' as const }
    const user = show({
      items: [pending],
      start: {},
      answers: { 'moderation.flag': () => ({ ...item, status: 'flagged' }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Remote Data Entry' }))
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(names).toEqual(['View', 'Flag', 'Approve', 'Reject'])
    await user.click(screen.getByRole('menuitem', { name: 'Flag' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Flag “Remote Data Entry”' }))
    await user.click(dialog.getByRole('button', { name: 'Flag' }))
    expect(await dialog.findByText('Please enter a reason')).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), 'Looks odd')
    await user.click(dialog.getByRole('button', { name: 'Flag' }))
    expect(await screen.findByText('Content flagged for review')).toBeTruthy()
    expect(decided('flag')).toEqual([{ id: id(1), seen: changedAt, reason: 'Looks odd' }])
  })

  it('shows the status of each item as a word (MOD-03)', async () => {
    const statuses = ['approved', 'pending', 'flagged', 'rejected'] as const
    show({ items: statuses.map((status, n) => ({ ...row, id: id(n + 5), title: `Item ${n}`, status })), start: {} })
    const list = within(await screen.findByRole('region', { name: 'Items' }))
    for (const [n, word] of ['Approved', 'Pending', 'Flagged', 'Rejected'].entries()) {
      const entry = (await list.findByText(`Item ${n}`)).closest('li')!
      expect(within(entry).getByText(word)).toBeTruthy()
    }
  })

  it('shows that the items failed to load (MOD-10)', async () => {
    show({
      start: {},
      answers: {
        'moderation.list': () => {
          throw new Error('away')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Failed to load content items' })).toBeTruthy()
    await waitFor(() => expect(toastTexts().join()).toContain('Failed to load content items'))
  })

  it('shows an empty queue', async () => {
    show({ items: [], start: {} })
    expect(await screen.findByRole('heading', { name: 'All caught up' })).toBeTruthy()
    expect(screen.getByText(/^No items to review\./)).toBeTruthy()
  })
})
