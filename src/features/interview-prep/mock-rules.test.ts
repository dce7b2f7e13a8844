import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomCases } from '#testing/long.ts'
import {
  averageOfScores,
  beginMock,
  endMock,
  type InterviewQuestion,
  isTimeUp,
  type MockState,
  mockDefaults,
  mockName,
  questionCounts,
  remainingSeconds,
  statsOf,
  takeStep,
  timeLimits,
} from './mock-rules.ts'

const START = Date.parse('2026-03-01T10:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)
const questions = (n: number): InterviewQuestion[] =>
  Array.from({ length: n }, (_, i) => ({
    id: `question ${i}`,
    title: `Question ${i}`,
    content: 'Why?',
    questionType: 'behavioral',
    difficultyLevel: 'medium',
    tags: [],
    reason: null,
  }))
const begin = (n: number, timeLimit: MockState['config']['timeLimit'] = null) =>
  beginMock({ ...mockDefaults, timeLimit }, questions(n), at(0))
const answered = { kind: 'answered', responseId: 'r', spokenSeconds: null } as const

it('defaults to 5 questions, medium, behavioral, 30 minutes and text mode (INTV-13)', () => {
  expect(mockDefaults).toEqual({ count: 5, levels: ['medium'], types: ['behavioral'], timeLimit: 30, mode: 'text' })
})

it('offers 3, 5, 10 and 15 questions, and limits of 15, 30, 45 and 60 minutes (INTV-14)', () => {
  expect([questionCounts, timeLimits]).toEqual([
    [3, 5, 10, 15],
    [15, 30, 45, 60],
  ])
})

describe('the time limit', () => {
  it('counts down from the start to 0, and is null without a limit', () => {
    const state = begin(3, 15)
    expect([0, 1, 899, 900, 5_000].map((s) => remainingSeconds(state, at(s)))).toEqual([900, 899, 1, 0, 0])
    expect(remainingSeconds(begin(3), at(1e6))).toBeNull()
    expect(isTimeUp(begin(3), at(1e6))).toBe(false)
  })

  it('stores a late answer, marks it as late, and ends the interview', () => {
    const state = takeStep(begin(3, 15), answered, { now: at(1_000), seconds: 950 })
    expect(state).toMatchObject({ ending: 'time', responses: [{ kind: 'answered', isLate: true, seconds: 900 }] })
    const onItsWay = takeStep(begin(3, 15), answered, { now: at(904) })
    expect(onItsWay).toMatchObject({ ending: 'time', responses: [{ isLate: false }] })
  })

  it('limits reported seconds to the passed time and to the time limit', () => {
    const first = takeStep(begin(3, 15), answered, { now: at(60), seconds: 600 })
    const second = takeStep(first, { kind: 'skipped' }, { now: at(100), seconds: 10 })
    const ended = endMock(second, { now: at(5_000) })
    expect(ended.responses.map(({ seconds }) => seconds)).toEqual([60, 10])
    expect([ended.restSeconds, ended.ending]).toEqual([800, 'time'])
    expect(statsOf(ended)).toEqual({ questionsAnswered: 1, questionsSkipped: 1, spentSeconds: 870 })
  })
})

it('averageOf › ignores missing scores', () => {
  expect([averageOfScores([]), averageOfScores([null]), averageOfScores([50, null, 75]), averageOfScores([0])]).toEqual(
    [null, null, 63, 0],
  )
})

it('mockName › contains the role, the company or the mode', () => {
  const named = (jobRole: string | null, companyName: string | null, mode: 'text' | 'audio' = 'text') =>
    mockName({ jobRole, companyName, mode })
  expect([
    named('Analyst', 'Fernway'),
    named('Analyst', null),
    named(null, 'Fernway'),
    named(null, null, 'audio'),
  ]).toEqual(['Analyst at Fernway', 'Analyst', 'Mock interview at Fernway', 'Audio interview'])
})

/** A simple reference model of an interview: the number of questions left, the outcomes of the others, and the end. */
type Model = { left: number; kinds: string[]; end: number; ending: string | null }
const moves = fc.array(
  fc.record({
    move: fc.constantFrom('answer', 'skip', 'end', 'reload'),
    wait: fc.nat(400),
    said: fc.option(fc.nat(900)),
  }),
  { maxLength: 25 },
)

it('matches the reference model for any order of answers, skips, endings and reloads (INTV-18, INTV-19)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 15 }), fc.constantFrom(null, ...timeLimits), moves, (n, limit, steps) => {
      let state = begin(n, limit)
      const model: Model = {
        left: n,
        kinds: [],
        end: limit === null ? Number.POSITIVE_INFINITY : limit * 60,
        ending: null,
      }
      let clock = 0
      for (const { move, wait, said } of steps) {
        clock += wait
        if (move === 'reload') state = JSON.parse(JSON.stringify(state)) as MockState
        else if (model.ending === null) {
          const when = { now: at(clock), seconds: said ?? undefined }
          const isOver = clock >= model.end
          if (move === 'end') {
            state = endMock(state, when)
            model.ending = isOver ? 'time' : 'early'
          } else {
            state = takeStep(state, move === 'answer' ? answered : { kind: 'skipped' }, when)
            model.kinds.push(move === 'answer' ? 'answered' : 'skipped')
            model.left--
            model.ending = model.left === 0 ? 'finished' : isOver ? 'time' : null
          }
        }
        expect(state.ending).toBe(model.ending)
        expect(state.responses.map(({ kind }) => kind)).toEqual(model.kinds)
        const figures = statsOf(state)
        expect(figures.questionsAnswered + figures.questionsSkipped + model.left).toBe(n)
        expect(figures.spentSeconds).toBeLessThanOrEqual(Math.min(clock, model.end))
        expect(remainingSeconds(state, at(clock))).toBe(limit === null ? null : Math.max(0, model.end - clock))
      }
    }),
    { numRuns: randomCases(300) },
  )
})
