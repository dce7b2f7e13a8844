import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { Evaluation } from '../contract.ts'
import { ScorecardSection } from './components/scorecard-section.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const [SQL, NUMBERS] = [id(1), id(2)]
const person = (n: number, name: string) => ({ id: id(n), name, image: null })
const evaluation = (overrides: Partial<Evaluation> = {}): Evaluation => ({
  applicationId: id(8),
  jobId: id(9),
  canScore: true,
  attributes: [
    { id: SQL, name: 'SQL, in depth', lookFor: 'Knows why a number is wrong.', isRemoved: false },
    { id: NUMBERS, name: 'Explains numbers', lookFor: '', isRemoved: false },
  ],
  progress: { scored: 2, people: 3, by: [person(3, 'Hannah Cole'), person(4, 'Noor Patel')] },
  own: null,
  draft: null,
  results: null,
  ...overrides,
})
const card = { recommendation: 'yes' as const, submittedAt: new Date(), editedAt: null }
const seen = evaluation({
  own: { ...card, scores: [{ attributeId: SQL, score: 3, evidence: 'Found the join error.' }] },
  progress: { scored: 2, people: 3, by: [person(3, 'Hannah Cole'), person(4, 'Me')] },
  results: {
    averages: [{ attributeId: SQL, average: 3.5, people: 2 }],
    cards: [
      {
        ...card,
        author: person(3, 'Hannah Cole'),
        isOwn: false,
        editedAt: new Date(),
        scores: [{ attributeId: SQL, score: 4, evidence: 'Rewrote it aloud.' }],
      },
      {
        ...card,
        author: person(4, 'Me'),
        isOwn: true,
        scores: [{ attributeId: SQL, score: 3, evidence: 'Found the join error.' }],
      },
    ],
  },
})

type Answers = NonNullable<NonNullable<Parameters<typeof showScreen>[1]>['answers']>
const show = (read: () => unknown, answers: Answers = {}) =>
  showScreen(<ScorecardSection application={{ id: id(8), jobId: id(9), candidateName: 'Maya Okafor' }} />, {
    answers: { 'scorecards.read': read, 'scorecards.saveDraft': () => ({ savedAt: new Date() }), ...answers },
  })
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /your scores/ }))
  return within(await screen.findByRole('dialog', { name: 'Your scores for Maya Okafor' }))
}
const scoreOf = (dialog: ReturnType<typeof within>, name: string, value: string) =>
  within(dialog.getByRole('group', { name })).getByRole('radio', { name: value })

beforeEach(() => toasts.close())

describe("before the viewer's scores are submitted", () => {
  it('shows who has scored, and no number', async () => {
    show(() => evaluation())
    await screen.findByText('2 of 3 people')
    screen.getByText("Hannah Cole and Noor Patel scored. You'll see others' scores after you submit yours.")
    screen.getByRole('img', { name: 'SQL, in depth: no score' })
    expect(screen.queryByRole('button', { name: 'See all scores' })).toBeNull()
  })

  it("has no button for staff, and explains why one's own application shows nothing", async () => {
    const { unmount } = show(() => evaluation({ canScore: false, progress: { scored: 0, people: 3, by: [] } }))
    await screen.findByText('No scores yet.')
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    show(() => {
      throw refusal('OWN_APPLICATION', 'This is your own application.')
    })
    await screen.findByText('This is your own application.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('the form', () => {
  it('rejects an empty form, a score without evidence, evidence without a score, and a missing recommendation', async () => {
    show(() => evaluation())
    const dialog = await open()
    const submit = dialog.getByRole('button', { name: 'Submit scores' })
    await userEvent.click(submit)
    await dialog.findByText('Please score at least one attribute')
    dialog.getByText('Please choose a recommendation')
    await userEvent.click(scoreOf(dialog, 'SQL, in depth', '3 Good'))
    await userEvent.type(dialog.getByLabelText(/^Evidence for SQL/), 'Good')
    await userEvent.type(dialog.getByLabelText(/^Evidence for Explains/), 'Clear and short')
    await userEvent.click(submit)
    await dialog.findByText('Describe in a sentence what you saw or heard, in at least 3 words')
    dialog.getByText('Please choose a score for this evidence')
    expect(callsOf('scorecards.submit')).toEqual([])
  })

  it('can be filled in by keyboard only, saves its draft, and submits the scores', async () => {
    show(() => evaluation(), { 'scorecards.submit': () => ({ submittedAt: new Date(), editedAt: null }) })
    const dialog = await open()
    scoreOf(dialog, 'SQL, in depth', '1 Weak').focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{Tab}Found the join error{Tab}')
    await waitFor(() => expect(callsOf('scorecards.saveDraft')).not.toEqual([]))
    await userEvent.click(dialog.getByRole('radio', { name: 'Strong yes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Submit scores' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Scores submitted']))
    const scores = [{ attributeId: SQL, score: 4, evidence: 'Found the join error' }]
    expect(callsOf('scorecards.submit')).toEqual([{ id: id(8), submission: { scores, recommendation: 'strong_yes' } }])
    expect(screen.queryByRole('dialog', { name: 'Your scores for Maya Okafor' })).toBeNull()
  })

  it('retains everything where the server refuses, and shows its message', async () => {
    show(() => seen, {
      'scorecards.submit': () => {
        throw refusal('SCORECARD_CHANGED', 'The scorecard of this job has changed.')
      },
    })
    const dialog = await open()
    dialog.getByText('Only you can see your changes until you save them.')
    await userEvent.click(scoreOf(dialog, 'SQL, in depth', '1 Weak'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await dialog.findByText('The scorecard of this job has changed.')
    expect(scoreOf(dialog, 'SQL, in depth', '1 Weak')).toHaveProperty('checked', true)
  })

  it('clears a score, so that the attribute is not submitted', async () => {
    show(() => evaluation(), { 'scorecards.submit': () => ({ submittedAt: new Date(), editedAt: null }) })
    const dialog = await open()
    await userEvent.click(scoreOf(dialog, 'SQL, in depth', '4 Strong'))
    await userEvent.type(dialog.getByLabelText(/^Evidence for SQL/), 'Found the join error')
    await userEvent.click(scoreOf(dialog, 'Explains numbers', '2 Mixed'))
    await userEvent.click(dialog.getByRole('button', { name: 'Clear the score for Explains numbers' }))
    expect(dialog.queryByRole('button', { name: 'Clear the score for Explains numbers' })).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Yes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Submit scores' }))
    const scores = [{ attributeId: SQL, score: 4, evidence: 'Found the join error' }]
    await waitFor(() => expect(callsOf('scorecards.submit')).toMatchObject([{ submission: { scores } }]))
  })

  it('saves the last change when it is closed at once, and continues from there', async () => {
    let stored: unknown
    show(() => evaluation(), {
      'scorecards.saveDraft': ({ draft }: never) => {
        stored = draft
        return { savedAt: new Date() }
      },
    })
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText(/^Evidence for SQL/), 'Half a sent')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() =>
      expect(stored).toEqual({
        scores: [{ attributeId: SQL, score: null, evidence: 'Half a sent' }],
        recommendation: null,
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Continue scoring' }))
    expect(await screen.findByLabelText(/^Evidence for SQL/)).toHaveProperty('value', 'Half a sent')
  })
})

it("shows averages and every score with its evidence once the viewer's scores are submitted", async () => {
  show(() => seen)
  await screen.findByRole('img', { name: 'SQL, in depth: 3.5 of 4' })
  screen.getByText('Recommended: yes 2')
  await userEvent.click(screen.getByRole('button', { name: 'See all scores' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Scores of Maya Okafor' }))
  dialog.getByText('Rewrote it aloud.')
  dialog.getByText(/edited/)
  dialog.getByText(/Me \(you\)/)
})
