import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { CampaignPage } from './campaign-page.tsx'
import { answers, campaign, fails, page, viewer } from './campaigns-page.testing.tsx'

const details = {
  ...campaign,
  ...{ content: '<p>Words.</p>', pace: 100, revision: 1, updatedAt: new Date(), createdBy: 'Priya', links: [] },
  ...{ states: { sent: 1000, failed: 200 }, problems: {}, retryable: 0, machineOpened: 3, delivered: 0, complained: 0 },
}

describe('a campaign', () => {
  const open = (more: object, extra: object = {}) =>
    showScreen(<CampaignPage id={campaign.id} onOpen={() => {}} onGone={() => {}} />, {
      viewer,
      answers: {
        ...answers,
        'campaigns.get': () => ({ ...details, ...more }),
        'campaigns.audience': () => ({
          ...{ recipients: 14, leftOut: 2 },
          why: { suppressed: 1, opted_out: 1, no_consent: 0 },
        }),
        ...extra,
      },
    })

  it.each([
    ['Keep my version', 'Mine'],
    ['Use their version', 'Theirs'],
  ])('after two people edited at once, one chooses whose version to store: %s', async (choice, subject) => {
    const stored = { ...details, ...{ status: 'draft', subject: 'News', revision: 1 } }
    const saved: { subject: string; revision: number }[] = []
    showScreen(<CampaignPage id={campaign.id} onOpen={vi.fn()} onGone={vi.fn()} />, {
      viewer,
      answers: {
        'campaigns.get': () => ({ ...stored }),
        'campaigns.audience': () => ({ recipients: 3, leftOut: 0, why: {} }),
        'campaigns.save': (draft: { subject: string; revision: number }) => {
          if (draft.revision !== stored.revision) throw refusal('CHANGED_MEANWHILE', 'Somebody else changed it.')
          saved.push(draft)
          Object.assign(stored, { subject: draft.subject, revision: stored.revision + 1 })
          return { revision: stored.revision, updatedAt: new Date() }
        },
      },
    })
    const field = await screen.findByLabelText(/^Subject/)
    Object.assign(stored, { subject: 'Theirs', revision: 2 })
    await userEvent.clear(field)
    await userEvent.type(field, 'Mine')
    expect(await screen.findByText('Somebody else changed it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save again' })).toBeNull()
    expect([saved, (field as HTMLInputElement).value]).toEqual([[], 'Mine'])
    await userEvent.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(screen.queryByText('Someone else edited this')).toBeNull())
    await waitFor(() => expect(stored.subject).toBe(subject))
    expect((field as HTMLInputElement).value).toBe(subject)
    await userEvent.type(field, '!')
    await waitFor(() => expect(saved.at(-1)?.subject).toBe(`${subject}!`))
  })

  it('is sent only as a draft, after a question with the number of recipients (CAMP-05, CAMP-11)', async () => {
    open({ status: 'draft', states: {}, recipientCount: 0 }, { 'campaigns.send': () => ({ status: 'sending' }) })
    await screen.findByText(/14 recipients right now/)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const ask = await screen.findByRole('alertdialog')
    expect(ask.textContent).toContain('14 people')
    await userEvent.click(within(ask).getByRole('button', { name: 'Send now' }))
    await waitFor(() => expect(toastTexts()).toContain('Campaign sent successfully'))
  })

  const draft = { status: 'draft', states: {}, recipientCount: 0 }
  it('sends a test of the saved draft, and shows to whom', async () => {
    open(draft, { 'campaigns.sendTest': () => ({ to: 'maya@okafor.example' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }))
    await waitFor(() => expect(toastTexts()).toContain('Test email sent to maya@okafor.example'))
    expect(calls).toContainEqual(['campaigns.sendTest', { id: campaign.id }])
  })

  it.each([
    ['why a test is refused', refusal('TOO_MANY', 'You sent many tests. Please wait.'), 'You sent many tests'],
    ['that a test could not be sent', new Error('away'), 'Failed to send the test'],
  ])('shows %s', async (_, error, text) => {
    open(draft, { 'campaigns.sendTest': () => Promise.reject(error) })
    await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }))
    await waitFor(() => expect(toastTexts().join()).toContain(text))
  })

  it.each([
    ['a field is empty', '', fails, 'Please fill in all required fields'],
    ['the server is unreachable', 'New', fails, 'Not saved. Your text is still here.'],
  ])('sends no test of text that is not saved: %s', async (_, subject, save, text) => {
    open(draft, { 'campaigns.save': save })
    fireEvent.change(await screen.findByLabelText(/^Subject/), { target: { value: subject } })
    await userEvent.click(screen.getByRole('button', { name: 'Send a test' }))
    await waitFor(() => expect(toastTexts().join()).toMatch(new RegExp(`^Not saved yet.*${text}`)))
    expect(calls.some(([name]) => name === 'campaigns.sendTest')).toBe(false)
  })

  it('schedules a draft for a later time, and shows why that was refused', async () => {
    open(draft, { 'campaigns.schedule': () => Promise.reject(refusal('NOBODY', 'No one would get this campaign.')) })
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }))
    fireEvent.change(dialog.getByLabelText(/^Send at/), { target: { value: '2020-01-05T09:00' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Send at/).getAttribute('aria-invalid')).toBe('true'))
    expect(calls.some(([name]) => name === 'campaigns.schedule')).toBe(false)
    fireEvent.change(dialog.getByLabelText(/^Send at/), { target: { value: '2090-01-05T09:00' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    expect(await dialog.findByText('No one would get this campaign.')).toBeTruthy()
    const at = new Date('2090-01-05T09:00')
    expect(calls).toContainEqual(['campaigns.schedule', { id: campaign.id, revision: 1, at }])
  })

  it('deletes a draft only after a question, and shows a failure', async () => {
    open(draft, { 'campaigns.remove': fails })
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }))
    expect(calls.some(([name]) => name === 'campaigns.remove')).toBe(false)
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(toastTexts().join()).toContain('Failed to delete campaign'))
  })

  it('copies a sent campaign to a draft, and opens it', async () => {
    const onOpen = vi.fn()
    const copy = ({ newId: id }: { newId: string }) => ({ ...details, ...draft, id })
    showScreen(<CampaignPage id={campaign.id} onOpen={onOpen} onGone={() => {}} />, {
      viewer,
      answers: { ...answers, 'campaigns.get': () => details, 'campaigns.copy': copy },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Copy to a draft' }))
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
    const [[, input] = []] = calls.filter(([name]) => name === 'campaigns.copy')
    expect(input).toEqual({ id: campaign.id, newId: onOpen.mock.lastCall?.[0] })
  })

  it('shows that a campaign could not be copied', async () => {
    open({}, { 'campaigns.copy': fails })
    await userEvent.click(await screen.findByRole('button', { name: 'Copy to a draft' }))
    await waitFor(() => expect(toastTexts().join()).toContain('Failed to change campaign'))
  })

  it('shows how many do not get promotional email, and why', async () => {
    const why = { suppressed: 2, opted_out: 0, no_consent: 58 }
    const draft = {
      status: 'draft',
      states: {},
      recipientCount: 0,
      templateType: 'promotional',
      audience: 'job_seekers',
    }
    open(draft, { 'campaigns.audience': () => ({ recipients: 1, leftOut: 60, why }) })
    expect(
      await screen.findByText('1 recipient right now; 60 excluded: 2 are never emailed, 58 have not consented.'),
    ).toBeTruthy()
    expect(screen.getByText('Promotional email goes only to people who consented:')).toBeTruthy()
  })

  it('shows when it could not be sent (CAMP-11)', async () => {
    open({ status: 'draft', states: {}, recipientCount: 0 }, { 'campaigns.send': fails })
    await screen.findByText(/14 recipients right now/)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send now' }))
    await waitFor(() => expect(toastTexts()).toContain('Failed to send campaign'))
  })

  it('offers a retry for those who have not received it, where it failed (CAMP-07)', async () => {
    const failed = { status: 'failed', problem: 'all_refused', retryable: 200 }
    open(failed, { 'campaigns.act': () => ({ status: 'sending' }) })
    expect(await screen.findByText(/200 people have not received it. A retry emails only them/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Retry sending?' }))
    expect(calls.some(([name]) => name === 'campaigns.act')).toBe(false)
    await userEvent.click(question.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(calls).toContainEqual(['campaigns.act', { id: campaign.id, act: 'retry' }]))
  })

  it('is sent though a few addresses refused it, and shows how many and why', async () => {
    const answer = '550 5.1.1 User unknown'
    const gone = { id: newId(), email: 'gone@x.example', name: null, state: 'bounced', problem: 'no_mailbox', answer }
    const unread = {
      ...{ sentAt: null, openedAt: null, clickedAt: null, machineOpenedAt: null },
      ...{ deliveredAt: null, complainedAt: null, softBounces: 0 },
    }
    open(
      { states: { sent: 317, bounced: 9 }, problems: { no_mailbox: 9 } },
      { 'campaigns.recipients': () => ({ items: [{ ...gone, ...unread }], ...page }) },
    )
    expect(await screen.findByText('9 addresses did not accept it')).toBeTruthy()
    expect(screen.getByText("9: mailbox doesn't exist.")).toBeTruthy()
    expect(await screen.findByText(`Mail server response: ${answer}`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it("shows the mail service's later reports", async () => {
    const one = { id: newId(), name: null, state: 'sent', problem: null, answer: null, sentAt: new Date() }
    const unread = { openedAt: null, clickedAt: null, machineOpenedAt: null }
    const silent = { ...one, ...unread, deliveredAt: null, complainedAt: null, softBounces: 0 }
    const rows = [
      { ...silent, id: newId(), email: 'there@x.example', deliveredAt: new Date() },
      { ...silent, id: newId(), email: 'angry@x.example', deliveredAt: new Date(), complainedAt: new Date() },
      { ...silent, id: newId(), email: 'full@x.example', softBounces: 2 },
    ]
    open({ delivered: 900, complained: 2 }, { 'campaigns.recipients': () => ({ items: rows, ...page }) })
    expect(await screen.findByText('1,000 sent, 900 delivered, 2 marked as spam')).toBeTruthy()
    for (const words of ['Delivered', 'Marked as spam', 'Sent, deferred 2 times by the mail server'])
      expect(await screen.findByText(words)).toBeTruthy()
  })

  it('offers a retry of a sent campaign only for the deferred recipients', async () => {
    open({ problems: { unavailable: 2, policy: 1 }, retryable: 2 })
    expect(await screen.findByText('A retry emails only the 2 deferred by the mail server.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('shows recipients with an unknown outcome, and mails them again only after a question', async () => {
    open({ states: { sent: 1197, unsure: 3 } }, { 'campaigns.act': () => ({ status: 'sending' }) })
    expect(await screen.findByText('3 recipients may or may not have received it')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    const again = () => screen.getByRole('button', { name: 'Resend to unknown' })
    await userEvent.click(again())
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(calls.filter(([name]) => name === 'campaigns.act')).toEqual([])
    await userEvent.click(again())
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }))
    await waitFor(() => expect(calls).toContainEqual(['campaigns.act', { id: campaign.id, act: 'again' }]))
  })

  it('ignores a second press, and moves the keyboard focus', async () => {
    let status = 'sending'
    const more = {
      'campaigns.get': () => ({ ...details, status }),
      'campaigns.act': () => {
        status = 'paused'
        return { status }
      },
    }
    open({}, more)
    const pause = await screen.findByRole('button', { name: 'Pause' })
    pause.focus()
    pause.click()
    pause.click()
    const goOn = await screen.findByRole('button', { name: 'Resume' })
    await waitFor(() => expect(document.activeElement).toBe(goOn))
    expect(calls.filter(([name]) => name === 'campaigns.act')).toHaveLength(1)
  })

  it('can be paused and cancelled while it is sent', async () => {
    open({ status: 'sending' })
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel campaign' })).toBeTruthy()
    expect(screen.getByRole('progressbar')).toBeTruthy()
  })
})
