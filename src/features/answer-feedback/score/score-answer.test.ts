import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf, randomCases } from '#testing/long.ts'
import { interviewQuestionTypes } from '../rules.ts'
import { bank, question as known, referenceScore } from './reference.testing.ts'
import { answerWeights, RUBRIC_VERSION } from './rubric.ts'
import { samples } from './samples.testing.ts'
import { type ScoredAnswer, scoreAnswer } from './score-answer.ts'

const all = samples.flatMap(({ question, answers }) => answers.map((answer) => ({ question, ...answer })))
const aSample = fc.constantFrom(...all)
const said = ['um', 'uh,', 'basically', 'you know', 'like,', 'I mean', 'sort of', 'kind of', 'to be honest', 'actually']
const scored = (given: ScoredAnswer) => scoreAnswer(given).total
const pointsOf = (scoredAnswer: ScoredAnswer) =>
  Object.fromEntries(scoreAnswer(scoredAnswer).parts.map(({ key, points }) => [key, points]))
const words = (text: string) => text.split(' ')
const inserted = (text: string, at: number, word: string) =>
  words(text)
    .toSpliced(at % words(text).length, 0, word)
    .join(' ')

describe('sample answers', () => {
  it.each(samples)('score in the order that an interviewer would choose: $question.title', ({ question, answers }) => {
    const totals = answers.map(({ text }) => scored({ question, text }))
    // from the third answer on, all fail in different ways, so their order does not matter
    expect(totals[0]).toBeGreaterThan((totals[1] ?? 0) + 15)
    expect(Math.min(...totals.slice(0, 2))).toBeGreaterThan(Math.max(...totals.slice(2)))
    expect(totals.at(-1)).toBe(Math.min(...totals))
    for (const [at, { name, from, to }] of answers.entries()) {
      expect(totals[at], name).toBeGreaterThanOrEqual(from)
      expect(totals[at], name).toBeLessThanOrEqual(to)
    }
  })

  it('have the same scores as long as the rubric version is the same', () => {
    expect([RUBRIC_VERSION, ...all.map(({ question, text }) => scored({ question, text }))]).toMatchInlineSnapshot(`
      [
        1,
        99,
        73,
        38,
        17,
        100,
        68,
        26,
        9,
        97,
        68,
        23,
        11,
        100,
        69,
        41,
        0,
        99,
        41,
        34,
        7,
      ]
    `)
  })
})

describe('the parts of the score', () => {
  it('weigh 100 points for each kind of question', () => {
    for (const kind of interviewQuestionTypes)
      expect(Object.values(answerWeights[kind]).reduce((sum, points) => sum + points, 0)).toBe(100)
  })

  it('add up to the total, and each has a finding and, if it lost points, a fix', () => {
    fc.assert(
      fc.property(aSample, fc.option(fc.integer({ min: 5, max: 600 })), ({ question, text }, durationSeconds) => {
        const { total, parts } = scoreAnswer({ question, text, durationSeconds, isSpoken: true })
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total)
        expect(parts.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(100)
        for (const { say, fix, points, outOf } of parts) {
          expect(say).not.toBe('')
          if (points < outOf) expect(fix).toBeTruthy()
        }
      }),
    )
  })

  it('match a reference score calculated from sentences with known parts (INTV-21)', () => {
    const spoken = fc.option(fc.integer({ min: 10, max: 120 }))
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...bank), { minLength: 1, maxLength: 16 }),
        fc.nat(5),
        spoken,
        (chosen, fillers, seconds) => {
          const text = `${'Um, '.repeat(fillers)}${chosen.map((one) => one.text).join(' ')}`
          const found = pointsOf({ question: known, text, durationSeconds: seconds, isSpoken: seconds !== null })
          expect(found).toEqual(referenceScore(chosen, fillers, seconds))
        },
      ),
      { numRuns: randomCases(400) },
    )
  })

  it('mark the passages at their position in the answer', () => {
    const { question, text } = all[0] as (typeof all)[number]
    const [structure] = scoreAnswer({ question, text }).parts
    const passage = (part: string) =>
      structure?.spans.filter((span) => span.part === part).map(({ start, end }) => text.slice(start, end))
    expect(passage('situation')).toEqual(['In March I noticed that our refund total did not match the bank'])
    expect(passage('task')?.[0]).toMatch(/^My task was to be sure before I said anything, because the board/)
    expect(passage('action')?.[0]).toMatch(/^I rebuilt the figure from raw invoices, twice, and found/)
    expect(passage('result')?.[0]).toMatch(
      /^As a result the board got the right number, \$61,000 a year lower, and the test/,
    )
  })

  it('recognize a figure compared with its previous value as a result', () => {
    const results = (text: string) =>
      scoreAnswer({ question: known, text })
        .parts.find(({ key }) => key === 'structure')
        ?.spans.filter(({ part }) => part === 'result')
        .map(({ start, end }) => text.slice(start, end))
    expect(results('She closed the month in 3 days instead of 6.')).toEqual([
      'She closed the month in 3 days instead of 6',
    ])
    expect(results('She closed the month in the kitchen instead of the office.')).toEqual([])
  })

  it('mark fillers, but not words that only look like fillers', () => {
    const fillers = (text: string) =>
      scoreAnswer({ question: known, text })
        .parts.find(({ key }) => key === 'fillers')
        ?.spans.map(({ start, end }) => text.slice(start, end))
    expect(fillers('Um, I, like, called him, you know, and, uh, basically it was sort of late.')).toEqual([
      'Um',
      'like',
      'you know',
      'uh',
      'basically',
      'sort of',
    ])
    expect(
      fillers('I like this kind of work, and you know how people like him would like it; what I mean is that.'),
    ).toEqual([])
  })

  it('score the pace only for spoken answers', () => {
    const { question, text } = all[0] as (typeof all)[number]
    const pace = (overrides: Partial<ScoredAnswer>) =>
      scoreAnswer({ question, text, ...overrides }).parts.find(({ key }) => key === 'pace')?.points
    expect(pace({ durationSeconds: 60, isSpoken: true })).toBe(5)
    expect(pace({ durationSeconds: 20, isSpoken: true })).toBe(0)
    expect(pace({ durationSeconds: 600, isSpoken: true })).toBe(0)
    expect(pace({ durationSeconds: 60 })).toBeUndefined()
    expect(pace({ durationSeconds: 2, isSpoken: true })).toBeUndefined()
    expect(pace({ isSpoken: true })).toBeUndefined()
  })

  it('note that an answer is not English, and score only the parts that work in any language', () => {
    const text =
      'Im März habe ich gemerkt, dass die Summe der Erstattungen nicht mit der Bank übereinstimmt. Ich habe 14 Rechnungen geprüft und den Fehler für das Team behoben. Die Kosten sind um 31% gesunken.'
    const feedback = scoreAnswer({ question: known, text })
    expect(feedback.note).toContain("doesn't seem to be in English")
    expect(feedback.parts.map(({ key }) => key)).toEqual(['specificity', 'length'])
    expect(feedback.steps).toEqual([])
    expect(feedback.total).toBeGreaterThan(20)
    expect(
      scoreAnswer({ question: known, text: '三月に返金の合計が銀行と合わないことに気づきました。'.repeat(3) }).note,
    ).toBeTruthy()
  })

  it.each(interviewQuestionTypes)('give no points for an empty answer to a %s question', (questionType) => {
    for (const text of ['', '   \n', '...', '!!! ??? —'])
      expect(scoreAnswer({ question: { ...known, questionType }, text })).toMatchObject({
        total: 0,
        words: 0,
        note: null,
      })
  })
})

describe('the score of any answer', () => {
  it('does not depend on letter case and white space', () => {
    fc.assert(
      fc.property(aSample, fc.constantFrom(' \t ', '\n', '\r\n\r\n', '   '), ({ question, text }, blank) => {
        const total = scored({ question, text })
        expect(scored({ question, text })).toBe(total)
        expect(scored({ question, text: text.toUpperCase() })).toBe(total)
        expect(scored({ question, text: text.toLowerCase() })).toBe(total)
        expect(scored({ question, text: `${blank}${text.replaceAll(' ', blank)}${blank}` })).toBe(total)
      }),
    )
  })

  it('never increases with fillers at any position', () => {
    const places = fc.array(fc.tuple(fc.nat(500), fc.constantFrom(...said)), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(aSample, places, fc.boolean(), ({ question, text }, all, isSpoken) => {
        const filled = all.reduce((sum, [at, word]) => inserted(sum, at, word), text)
        const context = { question, durationSeconds: 60, isSpoken }
        expect(scored({ ...context, text: filled })).toBeLessThanOrEqual(scored({ ...context, text }))
      }),
      { numRuns: randomCases(500) },
    )
  })

  it('never increases with a repeated sentence', () => {
    fc.assert(
      fc.property(aSample, fc.nat(20), fc.integer({ min: 1, max: 30 }), ({ question, text }, at, times) => {
        const ended = /[.!?]$/.test(text) ? text : `${text}.`
        const sentences = ended.match(/[^.]+\./g) ?? [ended]
        const again = ` ${sentences[at % sentences.length]?.trim()}`.repeat(times)
        expect(scored({ question, text: ended + again })).toBeLessThanOrEqual(scored({ question, text: ended }))
      }),
    )
  })

  it('never has fewer points for structure after adding a result at the end', () => {
    const results = bank.filter(({ part }) => part === 'result').map(({ text }) => text)
    const endings = [...results, 'As a result sales rose by 12%.', 'In the end the client renewed for two years.']
    fc.assert(
      fc.property(aSample, fc.constantFrom(...endings), ({ question, text }, ending) => {
        const ended = /[.!?]$/.test(text) ? text : `${text}.`
        const before = pointsOf({ question, text: ended }).structure ?? 0
        expect(pointsOf({ question, text: `${ended} ${ending}` }).structure).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('is between 0 and 100 for any text, with all marks inside the text', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
    )
    fc.assert(
      fc.property(anything, anything, fc.constantFrom(...interviewQuestionTypes), (text, title, questionType) => {
        const { total, parts } = scoreAnswer({ question: { title, content: '', questionType, tags: [title] }, text })
        expect(Number.isInteger(total) && total >= 0 && total <= 100).toBe(true)
        for (const { start, end } of parts.flatMap(({ spans }) => spans))
          expect(start >= 0 && start < end && end <= text.length).toBe(true)
      }),
      { numRuns: randomCases(500) },
    )
  })

  it.each(
    aThirdOf([
      ['words without the end of a sentence', 'i really then checked '],
      ['one word', 'ly'],
      ['punctuation', '.!?,"“”'],
      ['adverbs', 'simply first then also '],
      ['fillers', 'you know i mean like, '],
      ['letters without spaces', '返金の合計'],
      ['invisible characters', '\u200b\u00ad'],
      ['surrogate pairs', '🙂'],
      ['dashes', 'a—'],
      ['connectors', 'when the i so i as a result which '],
    ]),
  )('takes nearly linear time for a very long text of %s', async (_, part) => {
    const long = (size: number) => part.repeat(Math.ceil(size / part.length))
    const score = (text: string) =>
      interviewQuestionTypes.map((questionType) => scoreAnswer({ question: { ...known, questionType }, text }))
    expect(await growthOf(25_000, long, score)).toBeLessThan(NEARLY_LINEAR)
  })
})
