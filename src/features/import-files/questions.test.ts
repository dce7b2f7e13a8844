import { expect, it } from 'vitest'
import { collectQuestions, questionId } from './questions.ts'

const options = [{ value: 'yes', label: 'Yes' }]
const choice = { kind: 'choice' as const, column: 'Status', field: 'Status', options }

it('are asked once for each value, whatever its case and punctuation, open ones first', () => {
  const { ask, all, countOpen } = collectQuestions()
  ask({ ...choice, text: 'New', suggestion: 'yes' })
  for (const text of ['On-hold', 'on hold', 'Boomerang']) expect(ask({ ...choice, text })).toBeNull()
  expect(all().map(({ text, rows, suggestion }) => [text, rows, suggestion])).toEqual([
    ['On-hold', 2, null],
    ['Boomerang', 1, null],
    ['New', 1, 'yes'],
  ])
  expect(countOpen()).toBe(2)
})

it('take only an answer that is one of the options, or a day', () => {
  const id = questionId('choice', 'Status', 'On hold')
  const ask = (answer: string) => collectQuestions({ [id]: answer }).ask({ ...choice, text: 'On hold' })
  expect([ask('yes'), ask('no'), ask('')]).toEqual(['yes', null, null])
  const day = questionId('day', 'Applied on', '31/11/2026')
  const asked = { kind: 'day' as const, column: 'Applied on', field: 'Applied on', text: '31/11/2026' }
  const askDay = (answer: string) => collectQuestions({ [day]: answer }).ask(asked)
  expect([askDay('2026-11-30'), askDay(''), askDay('30/11/2026')]).toEqual(['2026-11-30', '', null])
})

it('of long values with the same beginning differ', () => {
  const long = 'waiting for the second letter '.repeat(10)
  const [one, other] = [questionId('choice', 'Status', `${long}a`), questionId('choice', 'Status', `${long}b`)]
  expect([one === other, one.length]).toEqual([false, 160])
})
