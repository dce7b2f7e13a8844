import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { asksWhyRejected, readJobInQuestion, readPayQuestion } from './read-question.ts'

describe('readJobInQuestion', () => {
  it.each(['', 'How are you?', 'Am I a good fit?', 'am I a good fit for'])('finds none in %j', (question) =>
    expect(readJobInQuestion(question)).toBeNull(),
  )
  it.each([
    ['am I a good fit for Police Crime Analyst?', 'Police Crime Analyst'],
    ['Do I qualify for the nurse job?', 'nurse'],
    ['Would I be a match for a Data Analyst at Fernway', 'Data Analyst at Fernway'],
  ])('finds the job in %j', (question, job) => expect(readJobInQuestion(question)).toBe(job))
})

describe('readPayQuestion', () => {
  it.each(['', 'How do I talk about salary?', 'what to say about salary in the interview', 'nurses in Portland'])(
    'finds no place in %j',
    (question) => expect(readPayQuestion(question)).toBeNull(),
  )
  it.each([
    ['what is the salary in Portland?', null, 'Portland'],
    ['salary of a data analyst in Portland, OR', 'data analyst', 'Portland, OR'],
    ['What does a nurse earn in São Paulo?', 'nurse', 'São Paulo'],
    ['How much can I make in Berlin', null, 'Berlin'],
    ['the average nurse salary in Leeds', 'nurse', 'Leeds'],
  ])('finds role and place in %j', (question, role, place) =>
    expect(readPayQuestion(question)).toEqual({ role, place }),
  )
})

it.each([
  ['I was rejected', false],
  ['Why was I rejected?', true],
  ['what are the reasons for my rejections', true],
])('asksWhyRejected › %j: %s', (question, asks) => expect(asksWhyRejected(question)).toBe(asks))

it('reads hostile questions in linear time', async () => {
  const hostile = (size: number) => 'salary for a in '.repeat(size)
  const read = (text: string) => [readJobInQuestion(text), readPayQuestion(text), asksWhyRejected(text)]
  expect(await growthOf(2_000, hostile, read)).toBeLessThan(NEARLY_LINEAR)
})
