import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import type { OwnThread } from '../contract.ts'
import { OwnDecisions } from './components/own-decisions.tsx'
import { ReportButton } from './components/report-button.tsx'
import { OwnItemPage } from './own-item-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const thread: OwnThread = {
  id: id(1),
  kind: 'job',
  subjectId: id(2),
  title: 'Night Courier',
  status: 'rejected',
  isHidden: true,
  reason: 'It asks for money.',
  decidedAt: new Date(),
  isAsked: false,
  editLink: '/app/company/jobs/edit',
  history: [{ id: id(3), act: 'rejected', by: 'staff', actor: null, words: 'It asks for money.', at: new Date() }],
}
const routes = ['/app/moderation/$id', '/app/company/jobs/edit']
const callsOf = (name: string) => calls.filter(([call]) => call === `moderation.${name}`).map(([, input]) => input)

describe('the owner', () => {
  it('sees above their own pages what is hidden, with a link to the reason (MOD-09)', async () => {
    showScreen(<OwnDecisions kinds={['job']} />, {
      answers: { 'moderation.listOwn': () => [thread, { ...thread, id: id(4), kind: 'company' }] },
      routes,
    })
    expect(await screen.findByText('Job “Night Courier”')).toBeTruthy()
    expect(screen.getByText(/was rejected and is hidden from everyone/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View details and reply' }).getAttribute('href')).toBe(
      `/app/moderation/${id(1)}`,
    )
    expect(screen.queryByText(/Company “/)).toBeNull()
  })

  it('reads why, answers and asks for another review (MOD-09)', async () => {
    showScreen(<OwnItemPage id={id(1)} />, {
      answers: {
        'moderation.getOwn': () => thread,
        'moderation.listOwn': () => [],
        'moderation.answer': () => ({
          ...thread,
          isAsked: true,
          history: [
            { ...thread.history[0]!, id: id(5), act: 'asked', by: 'owner', words: 'A mistake.' },
            ...thread.history,
          ],
        }),
      },
      routes,
    })
    const user = userEvent.setup()
    expect(await screen.findByRole('heading', { name: 'Night Courier' })).toBeTruthy()
    expect(screen.getAllByText('It asks for money.')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Edit it' }).getAttribute('href')).toBe(thread.editLink)
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    expect(await screen.findByText('Please enter a reply')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Reply to our staff/), 'A mistake.')
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    expect(await screen.findByText('Requested another review')).toBeTruthy()
    expect(callsOf('answer')).toMatchObject([{ id: id(1), text: 'A mistake.', asksAgain: true }])
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reply to our staff/).value).toBe('')
    // the button disappears with the sent form, so the focus moves to the history
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'History' })))
  })

  it('retains the typed text where the answer is refused', async () => {
    const text = "This isn't hidden anymore, so there's nothing to review again."
    showScreen(<OwnItemPage id={id(1)} />, {
      answers: {
        'moderation.getOwn': () => thread,
        'moderation.answer': () => {
          throw refusal('NOT_REJECTED', text)
        },
      },
      routes,
    })
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText(/^Reply to our staff/), 'A mistake.')
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reply to our staff/).value).toBe('A mistake.')
  })
})

it('a job is reported with a reason, once, and the reporter is thanked', async () => {
  showScreen(<ReportButton jobId={id(2)} />, { answers: { 'moderation.report': () => ({ done: true }) } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Report this job' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this job' }))
  await user.click(dialog.getByRole('button', { name: 'Submit report' }))
  expect(await dialog.findByText('Please choose a reason')).toBeTruthy()
  expect(callsOf('report')).toEqual([])
  await user.selectOptions(dialog.getByLabelText(/What's wrong/), 'It is not a job')
  await user.type(dialog.getByLabelText(/Details/), 'A survey.')
  await user.click(dialog.getByRole('button', { name: 'Submit report' }))
  expect(await screen.findByText('Thank you. Our staff will review this job.')).toBeTruthy()
  expect(callsOf('report')).toEqual([{ id: expect.any(String), jobId: id(2), reason: 'not_a_job', words: 'A survey.' }])
})
