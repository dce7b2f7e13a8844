import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { markedPassages } from '../../score/marked-pieces.ts'
import { samples } from '../../score/samples.testing.ts'
import { scoreAnswer } from '../../score/score-answer.ts'
import { AnswerFeedback } from './answer-feedback.tsx'

const [sample] = samples
if (!sample) throw new Error('no samples')
const { question } = sample
const show = async (text: string) => {
  const feedback = scoreAnswer({ question, text })
  showScreen(<AnswerFeedback feedback={feedback} text={text} questionType={question.questionType} />)
  return { feedback, region: within(await screen.findByRole('region', { name: 'Feedback' })) }
}

it('shows the score, the lost points and the fix of each part, and how the score is calculated', async () => {
  const text = `Um, ${sample.answers[1]?.text}`
  const { feedback, region } = await show(text)
  expect(region.getByRole('img', { name: new RegExp(`^Score ${feedback.total} of 100`) })).toBeTruthy()
  for (const { label, points, outOf, say, fix } of feedback.parts) {
    const bar = region.getByRole('progressbar', { name: `${label}: ${points} of ${outOf} points` })
    const part = within(bar.closest('li') as HTMLElement)
    expect(part.getByText(say)).toBeTruthy()
    expect(part.queryByText('All points') === null).toBe(points < outOf)
    if (points < outOf && fix) expect(bar.closest('li')?.textContent).toContain(`+${outOf - points} ${fix}`)
  }
  expect(region.getByText('How this is scored')).toBeTruthy()
  expect(region.getByText(/never emotion, accent or appearance/)).toBeTruthy()
})

it('labels each passage in words in addition to its colour', async () => {
  const { region } = await show(`Um, ${sample.answers[0]?.text}`)
  const answer = within(region.getByRole('region', { name: 'Your answer, marked' }))
  const marks = [...document.querySelectorAll('.fb-passage')].map((mark) => mark.textContent)
  expect(marks[0]).toMatch(/^Situation: /)
  expect(marks).toContain(
    'Action: I fixed the model and added a test that compares the total with the bank every night',
  )
  expect(marks.filter((mark) => mark?.startsWith('Result: ')).length).toBe(1)
  expect(document.querySelector('[data-mark="filler"]')?.textContent).toBe('Um (filler)')
  expect(answer.getByRole('list', { name: 'What the marks mean' }).children.length).toBe(6)
})

it('notes that an answer is not English, and marks nothing', async () => {
  const { region } = await show(
    'Im März habe ich gemerkt, dass die Summe mit der Bank nicht stimmt und das für das Team behoben.',
  )
  expect(region.getByText(/doesn't seem to be in English/)).toBeTruthy()
  expect(document.querySelector('.fb-passage')).toBeNull()
})

it('shows the score of an empty answer, and marks nothing', async () => {
  const { region } = await show('  ')
  expect(region.getByRole('img', { name: /^Score 0 of 100/ })).toBeTruthy()
  expect(region.queryByText('Your answer, marked')).toBeNull()
})

it('markedPassages › preserves the whole text of any answer', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('Um, ', 'you know ', 'I checked 14 files. ', 'As a result costs fell by 31%, ', '🙂 '))
      .map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const pieces = markedPassages(text, scoreAnswer({ question, text })).flatMap((passage) => passage.pieces)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
