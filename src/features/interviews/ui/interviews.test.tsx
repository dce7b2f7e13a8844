import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Interview, Interviews, OwnInterviews as Own } from '../contract.ts'
import { CompanyInterviews } from './company-interviews.tsx'
import { OwnInterviews } from './own-interviews.tsx'
import { ProposeTimes } from './propose-times.tsx'

const applicationId = newId()
const day = (days: number) => new Date(Date.now() + days * DAY_MS)
const interview = (more: Partial<Interview> = {}): Interview => ({
  id: newId(),
  kind: 'video',
  minutes: 45,
  timeZone: 'Europe/Lisbon',
  place: 'https://meet.example/abc',
  message: 'We look forward to it.',
  status: 'proposed',
  startsAt: null,
  note: '',
  asksForOthers: false,
  sequence: 0,
  times: [day(2), day(3)],
  interviewers: [],
  ...more,
})
const team = [{ id: newId(), name: 'Joon Park' }]
const listed = (interviews: Interview[] = [], closedBecause: Interviews['closedBecause'] = null): Interviews => ({
  closedBecause,
  companyTimeZone: 'Europe/Lisbon',
  team,
  interviews,
})
const inputsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

const showCompany = (answers: Record<string, (input: never) => unknown>) =>
  showScreen(
    <>
      <CompanyInterviews applicationId={applicationId} />
      <ProposeTimes application={{ id: applicationId, candidateName: 'Maya Okafor', status: 'reviewing' }} />
    </>,
    { answers: { 'interviews.list': () => listed(), ...answers } },
  )
const showCandidate = (own: Own, answers: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<OwnInterviews applicationId={applicationId} />, { answers: { 'interviews.own': () => own, ...answers } })

it("proposes times in the company's time zone, rejects past ones, and warns of an overlap", async () => {
  const soon = `${isoDay(day(4))}T09:30`
  showCompany({
    'interviews.propose': () => listed([interview()]),
    'interviews.overlaps': () => [{ name: 'Joon Park', startsAt: new Date(`${soon}:00Z`), minutes: 30 }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Propose times' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose times to Maya' }))
  expect(dialog.getByText(/company's time zone: Europe\/Lisbon/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Propose times' }))
  expect(await dialog.findByText('Please propose at least one time')).toBeTruthy()
  expect(dialog.getByText(/Please enter the link to the call/)).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(/Time 1/), { target: { value: '2026-01-05T09:30' } })
  expect(await dialog.findByText('This time has passed. Please choose a later one.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(/Time 1/), { target: { value: soon } })
  await userEvent.type(dialog.getByLabelText(/Link to the call/), 'https://meet.example/abc')
  await userEvent.click(dialog.getByLabelText('Joon Park'))
  expect(await dialog.findByText(/Joon Park has an interview on/)).toBeTruthy()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Propose times' }))
  await waitFor(() => expect(toastTexts()).toContain('Times proposed to Maya'))
  const sent = inputsOf('interviews.propose') as { id: string; proposal: object }[]
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(sent[0]?.proposal).toMatchObject({
    ...{ kind: 'video', minutes: 45, timeZone: 'Europe/Lisbon', starts: [soon], setInterview: true },
    interviewers: [team[0]?.id],
  })
  expect(await screen.findByText('Awaiting reply')).toBeTruthy()
})

it('retains the form where the server refuses, and offers nothing where the viewer may not propose', async () => {
  const { unmount } = showCompany({
    'interviews.propose': () => {
      throw refusal('SLOT_PAST', 'One of these times is over.')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Propose times' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose times to Maya' }))
  fireEvent.change(dialog.getByLabelText(/Time 1/), { target: { value: `${isoDay(day(4))}T09:30` } })
  await userEvent.click(dialog.getByLabelText('Phone call'))
  await userEvent.click(dialog.getByRole('button', { name: 'Propose times' }))
  expect(await dialog.findByText('One of these times is over.')).toBeTruthy()
  unmount()
  const withdrawn = listed([interview({ status: 'accepted', startsAt: day(2) })], 'CONVERSATION_CLOSED')
  showCompany({ 'interviews.list': () => withdrawn })
  expect(await screen.findByText('Agreed')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('moves an interview only to another time', async () => {
  const agreed = interview({ status: 'accepted', startsAt: day(2), timeZone: 'UTC' })
  showCompany({
    'interviews.list': () => ({ ...listed([agreed]), companyTimeZone: 'UTC' }),
    'interviews.move': () => listed([agreed]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule interview' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }))
  expect(await dialog.findByText('This is the agreed time. Please choose another.')).toBeTruthy()
  expect(inputsOf('interviews.move')).toEqual([])
  fireEvent.change(dialog.getByLabelText(/New time/), { target: { value: `${isoDay(day(4))}T09:30` } })
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }))
  await waitFor(() => expect(toastTexts()).toContain('Interview rescheduled'))
  expect(inputsOf('interviews.move')).toMatchObject([{ start: `${isoDay(day(4))}T09:30` }])
})

it('cancels with a note to the candidate', async () => {
  const accepted = interview({ status: 'accepted', startsAt: day(2), sequence: 1 })
  showCompany({
    'interviews.list': () => listed([accepted]),
    'interviews.cancel': () => listed([{ ...accepted, status: 'cancelled' }]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel interview' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the interview' }))
  await userEvent.type(dialog.getByLabelText(/Message/), 'The job is gone.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }))
  await waitFor(() => expect(screen.getByText('Cancelled')).toBeTruthy())
  expect(inputsOf('interviews.cancel')).toEqual([{ id: accepted.id, sequence: 1, note: 'The job is gone.' }])
})

it('lets the candidate accept one of the times that are ahead', async () => {
  const past = new Date(Date.now() - 60_000)
  const { interviewers: _, ...proposed } = interview({ times: [past, day(2), day(3)] })
  showCandidate(
    { companyName: 'Kestrel', interviews: [proposed] },
    {
      'interviews.accept': ({ startsAt }: { startsAt: Date }) => ({
        companyName: 'Kestrel',
        interviews: [{ ...proposed, status: 'accepted', startsAt, sequence: 1 }],
      }),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Accept this time' }))
  expect(await screen.findByText('Please choose a time')).toBeTruthy()
  const times = screen.getAllByRole('radio')
  expect(times).toHaveLength(2)
  await userEvent.click(times[1] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Accept this time' }))
  expect(await screen.findByText('Agreed')).toBeTruthy()
  expect(inputsOf('interviews.accept')).toEqual([{ id: proposed.id, sequence: 0, startsAt: proposed.times[2] }])
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to calendar' }).pathname).toBe(
    `/api/meetings/${proposed.id}.ics`,
  )
})

it('shows that a proposal has changed, and asks for other times with a note', async () => {
  const { interviewers: _, ...proposed } = interview()
  showCandidate(
    { companyName: 'Kestrel', interviews: [proposed] },
    {
      'interviews.accept': () => {
        throw refusal('CHANGED', 'This appointment has changed meanwhile.')
      },
      'interviews.decline': () => ({
        companyName: 'Kestrel',
        interviews: [{ ...proposed, status: 'declined', asksForOthers: true, note: 'After Friday' }],
      }),
    },
  )
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Accept this time' }))
  expect(await screen.findByText('This appointment has changed meanwhile.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ask for other times' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for other times' }))
  await userEvent.type(dialog.getByLabelText(/Message/), 'After Friday')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for other times' }))
  expect(await screen.findByText('You asked for other times')).toBeTruthy()
  expect(inputsOf('interviews.decline')).toMatchObject([{ note: 'After Friday', asksForOthers: true }])
})

it('shows nothing without interviews, and only the button to ask where every time has passed', async () => {
  const { interviewers: _, ...proposed } = interview({ times: [new Date(Date.now() - 60_000)] })
  const { unmount, container } = showCandidate({ companyName: 'Kestrel', interviews: [] })
  await waitFor(() => expect(inputsOf('interviews.own')).toHaveLength(1))
  await waitFor(() => expect(container.querySelector('section')).toBeNull())
  unmount()
  showCandidate({ companyName: 'Kestrel', interviews: [proposed] })
  expect(await screen.findByText('These times have passed. You can ask for others.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('lets the candidate decline, after a dialog in which they can write why', async () => {
  const { interviewers: _, ...proposed } = interview()
  const declined = { companyName: 'Kestrel', interviews: [{ ...proposed, status: 'declined' as const }] }
  showCandidate({ companyName: 'Kestrel', interviews: [proposed] }, { 'interviews.decline': () => declined })
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the interview' }))
  expect(inputsOf('interviews.decline')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('You declined')).toBeTruthy()
  expect(inputsOf('interviews.decline')).toMatchObject([{ id: proposed.id, asksForOthers: false }])
})

it('withdraws a proposal with a message, and shows why that was refused', async () => {
  const one = interview()
  let isRefused = true
  showCompany({
    'interviews.list': () => listed([one]),
    'interviews.cancel': () => {
      if (isRefused) throw refusal('CHANGED', 'Maya has already answered.')
      return listed([{ ...one, status: 'cancelled', sequence: 1 }])
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw proposal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the proposal' }))
  await userEvent.type(dialog.getByLabelText(/^Message/), 'The role is filled.')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw proposal' }))
  expect(await dialog.findByText('Maya has already answered.')).toBeTruthy()
  expect(dialog.getByLabelText(/^Message/)).toHaveProperty('value', 'The role is filled.')
  isRefused = false
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw proposal' }))
  await waitFor(() => expect(toastTexts()).toContain('Proposal withdrawn'))
  expect(inputsOf('interviews.cancel').at(-1)).toEqual({ id: one.id, sequence: 0, note: 'The role is filled.' })
  expect(await screen.findByText('Cancelled')).toBeTruthy()
})
