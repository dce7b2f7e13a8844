import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { answers, campaign, fails, page, subscriber, viewer } from './campaigns-page.testing.tsx'
import { CampaignsPage } from './campaigns-page.tsx'
import type { CampaignsSearch } from './campaigns-search.ts'

const first = { title: 'A post', subject: 'A post', content: '<p>Its words.</p>', templateType: 'newsletter' as const }

function Shown({ start, onCreated }: { start: CampaignsSearch; onCreated: (id: string) => void }) {
  const [search, setSearch] = useState(start)
  return (
    <CampaignsPage
      search={search}
      onCreated={onCreated}
      onSearch={(change) => setSearch((old) => ({ ...old, ...change }))}
    />
  )
}
const show = (start: CampaignsSearch = {}, more: object = {}) => {
  const onCreated = vi.fn()
  showScreen(<Shown start={start} onCreated={onCreated} />, { viewer, answers: { ...answers, ...more } })
  return onCreated
}

describe('campaign management', () => {
  it('has the tabs Overview, Campaigns, Subscribers (CAMP-01)', async () => {
    show()
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Campaigns',
      'Subscribers',
    ])
    await userEvent.click(screen.getByRole('tab', { name: 'Subscribers' }))
    expect(await screen.findByText('amara@nwosu.example')).toBeTruthy()
  })

  it('shows the counts, and each campaign with its results (CAMP-03, CAMP-10)', async () => {
    show()
    expect(await screen.findByText('October digest')).toBeTruthy()
    for (const words of ['14', '13 active', '1,000', '250 (25.0%)', '1,000 of 1,200']) {
      expect(screen.getAllByText(words).length, words).toBeGreaterThan(0)
    }
  })

  it('has a table with import and export, and no placeholder for the future (CAMP-09)', async () => {
    show({ tab: 'subscribers', q: 'amara' })
    expect((await screen.findByRole('link', { name: 'Import' })).getAttribute('href')).toBe(
      '/app/admin/campaigns/import',
    )
    expect(await screen.findByText('tea')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe('/api/subscribers.csv?q=amara')
    expect(document.body.textContent).not.toMatch(/coming soon/i)
  })

  it("shows who is subscribed but not mailed, with the mail server's answer", async () => {
    const gone = { ...subscriber, id: newId(), email: 'gone@x.example', suppressed: 'bounce' }
    const never = { id: newId(), email: 'gone@x.example', reason: 'bounce', note: null, mail: 'invitation' }
    show(
      { tab: 'subscribers' },
      {
        'subscribers.list': () => ({ items: [gone], ...page, total: 14, active: 13, recent: 7, suppressed: 1 }),
        'subscribers.suppressions': () => ({
          items: [{ ...never, answer: '550 5.1.1 no', addedBy: null, createdAt: new Date() }],
          ...page,
        }),
      },
    )
    expect(await screen.findByText('Not emailed: bounced')).toBeTruthy()
    expect(screen.getByText('1 of them never emailed')).toBeTruthy()
    expect(await screen.findByText(/Bounced: invitation/)).toBeTruthy()
    expect(screen.getByText('Mail server response: 550 5.1.1 no')).toBeTruthy()
  })

  it("requires title, subject and content, with the specification's texts (CAMP-02)", async () => {
    show({ tab: 'campaigns' })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Create Campaign' }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Create Campaign' })
    const types = within(within(dialog).getByLabelText(/Template type/)).getAllByRole('option')
    expect(types.map((option) => option.getAttribute('value'))).toEqual([
      'newsletter',
      'job_alert',
      'announcement',
      'promotional',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Campaign' }))
    await waitFor(() => expect(within(dialog).getAllByText('Please fill in all required fields')).toHaveLength(3))
    expect(calls.filter(([name]) => name === 'campaigns.create')).toEqual([])
  })

  it.each([
    ['Campaign created successfully', () => ({ id: campaign.id })],
    ['Failed to create campaign', fails],
  ])('shows %s, starting with the content of a post (CAMP-11)', async (words, answer) => {
    const onCreated = vi.fn()
    const screenOf = <CampaignsPage search={{}} onSearch={() => {}} first={first} onCreated={onCreated} />
    showScreen(screenOf, { viewer, answers: { ...answers, 'campaigns.create': answer } })
    const dialog = await screen.findByRole('dialog', { name: 'Create Campaign' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Campaign' }))
    await waitFor(() => expect(toastTexts()).toContain(words))
    expect(onCreated.mock.calls).toEqual(answer === fails ? [] : [[campaign.id]])
  })

  it('shows when campaigns cannot be fetched (CAMP-11)', async () => {
    show({ tab: 'campaigns' }, { 'campaigns.list': fails })
    expect(await screen.findByText('Failed to fetch campaigns')).toBeTruthy()
  })
})
