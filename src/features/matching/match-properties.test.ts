import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payPeriods } from '#lib/pay/pay.ts'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf, randomCases } from '#testing/long.ts'
import { prepareCandidate } from './candidate.ts'
import { emptyProfile } from './empty-profile.ts'
import { explainMatch, matchPrepared } from './explain-match.ts'
import { prepareJob } from './job.ts'
import type { MatchCandidate, MatchJob } from './shapes.ts'
import { MatchResult } from './shapes.ts'
import { candidateWith, jobWith, listOf, resumes } from './testing/examples.ts'

const tools = [
  'SQL',
  'Python',
  'dbt',
  'Figma',
  'Kubernetes',
  'Welding',
  'Phlebotomy',
  'Tableau',
  'AutoCAD',
  'QuickBooks',
  'Spanish',
  'CPR',
]
const soft = [
  'Strong communication',
  'Travel twice a year',
  'A calm head',
  "Bachelor's degree",
  '3+ years of experience',
]
const filler = 'Worked for a small company in the north and learned something about people every single week.'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...Object.values(resumes)),
  fc
    .array(
      fc.constantFrom(
        ...tools,
        ...soft,
        '2019 - 2022',
        '•',
        'Education',
        'no experience with',
        '\n',
        '<',
        '&amp;',
        'é',
        '東京',
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
)
const money = fc.option(fc.integer({ min: 0, max: 400_000 }))
const anyJob: fc.Arbitrary<MatchJob> = fc.record({
  title: anyText.map((text) => text.slice(0, 80)),
  requirementsHtml: fc.option(
    fc.oneof(
      anyText,
      fc.array(fc.constantFrom(...tools, ...soft), { maxLength: 8 }).map((list) => listOf(...list)),
    ),
  ),
  descriptionHtml: fc.option(anyText),
  location: fc.option(fc.constantFrom('Portland, OR', 'Remote, US', 'Berlin', '', '🙂')),
  isRemote: fc.option(fc.boolean()),
  salaryMin: money,
  salaryMax: money,
  salaryCurrency: fc.constantFrom('USD', 'EUR', 'JPY'),
  salaryPeriod: fc.constantFrom(...payPeriods),
  salaryIsEstimate: fc.boolean(),
  payMin: money,
  payMax: money,
  employmentType: fc.option(fc.constantFrom('full-time', 'contract', 'x')),
})
const anyCandidate: fc.Arbitrary<MatchCandidate> = fc.record({
  profile: fc.record({
    currentJobTitle: fc.option(fc.constantFrom('Data Analyst', 'Nurse', '', '🙂')),
    skills: fc.array(fc.constantFrom(...tools, '', ' '), { maxLength: 5 }),
    yearsOfExperience: fc.option(fc.integer({ min: 0, max: 50 })),
    location: fc.option(fc.constantFrom('Portland, OR', 'Munich', '')),
    desiredSalaryMin: money,
    desiredSalaryMax: money,
    preferredJobTypes: fc.array(fc.constantFrom('Full-time', 'Remote', 'Hybrid', 'Freelance'), { maxLength: 3 }),
    certifications: fc.array(fc.constantFrom('CPR', 'PMP'), { maxLength: 2 }),
    educationLevel: fc.option(fc.constantFrom('bachelor', 'phd', 'other')),
    bio: fc.option(anyText),
  }),
  resume: fc.option(fc.record({ title: fc.constant('Resume'), text: anyText })),
})
const runs = { numRuns: randomCases(300), seed: 20251014 }

/** A resume with one sentence for each tool, and enough other words to be read. */
const resumeOf = (known: string[]) => [filler, ...known.map((tool) => `Used ${tool} every day.`)].join('\n')

describe('every match', () => {
  it('is deterministic, within bounds and of the declared shape (JOBS-20)', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        const result = explainMatch(job, candidate)
        expect(MatchResult.parse(result)).toEqual(result)
        expect(matchPrepared(prepareJob(job), prepareCandidate(candidate))).toEqual(result)
        expect(new Set(result.items.map((item) => item.id)).size).toBe(result.items.length)
      }),
      runs,
    )
  })

  it('quotes inside the sentence, in order, without overlap (JOBS-17)', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        for (const { evidence, state } of explainMatch(job, candidate).items) {
          // Met and partly met items always have the sentence that proves them.
          if (state === 'met' || state === 'partly') expect(evidence?.sentence).toMatch(/\S/)
          let reached = 0
          for (const [start, end] of evidence?.spans ?? []) {
            expect(start).toBeGreaterThanOrEqual(reached)
            expect(end).toBeGreaterThan(start)
            reached = end
          }
          expect(reached).toBeLessThanOrEqual(evidence?.sentence.length ?? 0)
        }
      }),
      runs,
    )
  })

  it('keeps the order of the posting, then always the same order (JOBS-17)', () => {
    const kinds = ['requirement', 'title', 'seniority', 'skills', 'location', 'remote', 'salary', 'employment_type']
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        const { items } = explainMatch(job, candidate)
        const order = items.map((item) => kinds.indexOf(item.kind))
        expect(order).toEqual([...order].sort((a, b) => a - b))
        expect(items.filter((item) => item.kind === 'requirement').map((item) => item.id)).toEqual(
          items.filter((item) => item.kind === 'requirement').map((_, index) => `requirement-${index + 1}`),
        )
      }),
      runs,
    )
  })
})

describe('monotonic scores', () => {
  const someTools = fc.uniqueArray(fc.constantFrom(...tools), { minLength: 1, maxLength: 8 })

  it('an unknown requirement never changes the score (JOBS-19)', () => {
    fc.assert(
      fc.property(someTools, someTools, (required, known) => {
        const candidate = candidateWith(resumeOf(known))
        const without = explainMatch(jobWith({ requirementsHtml: listOf(...required) }), candidate)
        const with_ = explainMatch(
          jobWith({ requirementsHtml: listOf(...required, 'Must be at least 18 years old') }),
          candidate,
        )
        expect(with_.items.find((item) => item.label.includes('18'))?.state).toBe('unknown')
        expect(with_.score).toBe(without.score)
      }),
      runs,
    )
  })

  it('removing the sentence about a tool never raises the score (JOBS-17)', () => {
    fc.assert(
      fc.property(someTools, someTools, fc.nat(), (required, known, index) => {
        const job = jobWith({ requirementsHtml: listOf(...required.filter((tool) => tool !== 'Spanish')) })
        const fewer = known.filter((_, at) => at !== index % known.length)
        const before = explainMatch(job, candidateWith(resumeOf(known))).score
        const after = explainMatch(job, candidateWith(resumeOf(fewer))).score
        if (before !== null && after !== null) expect(after).toBeLessThanOrEqual(before)
      }),
      runs,
    )
  })

  it('removing a sentence never improves a requirement (JOBS-17)', () => {
    const order = { met: 3, partly: 2, missing: 1, unknown: 0 }
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(resumes)),
        fc.uniqueArray(fc.constantFrom(...tools, ...soft), { minLength: 1 }),
        fc.nat(),
        (text, required, index) => {
          const lines = text.split('\n').filter((line) => !/\d{4}/.test(line))
          const fewer = lines.filter((_, at) => at !== index % lines.length)
          const job = jobWith({ requirementsHtml: listOf(...required) })
          const states = (all: string[]) => explainMatch(job, candidateWith([filler, ...all].join('\n\n'))).items
          const before = states(lines)
          const after = states(fewer)
          required.forEach((_, at) => {
            const [was, is] = [before[at]?.state ?? 'unknown', after[at]?.state ?? 'unknown']
            if (is === 'met' || is === 'partly') expect(order[is]).toBeLessThanOrEqual(order[was])
          })
        },
      ),
      runs,
    )
  })
})

describe('long texts', () => {
  it('a resume and a posting of 200 KB each take linear time', async () => {
    const long = (lines: number) => {
      const text = Array.from(
        { length: lines },
        (_, index) => `${resumes.analyst.slice(0, 90)} no experience with dbt ${index} Jan 2019 - 2020`,
      ).join('\n')
      const html = listOf(
        ...Array.from({ length: 2 * lines }, (_, index) => `SQL, Python or R, ${index} years, not a team of ${index}`),
      )
      return { job: jobWith({ requirementsHtml: html, descriptionHtml: html }), candidate: candidateWith(text) }
    }
    const explain = ({ job, candidate }: ReturnType<typeof long>) => explainMatch(job, candidate)
    expect(explain(long(2_000)).items.length).toBeLessThan(40)
    expect(await growthOf(500, long, explain)).toBeLessThan(NEARLY_LINEAR)
  })

  it.each(
    aThirdOf([
      '(',
      'a.',
      'no experience ',
      'no ',
      'not ',
      'a:none ',
      'abc\n',
      '百',
      '2019 - ',
      'et ',
      '\n•',
      '- ',
      "don't ",
      '🙂',
      '中',
      'a,',
      'Jan 2019 – Present\n',
      '\t',
    ]),
  )('100 KB of %j take linear time', async (piece) => {
    const hostile = (size: number) => {
      const text = piece.repeat(size / piece.length)
      return {
        job: jobWith({ title: text.slice(0, 300), requirementsHtml: listOf(text), descriptionHtml: text }),
        candidate: candidateWith(text, { ...emptyProfile, bio: text.slice(0, 5000) }),
      }
    }
    expect(await growthOf(25_000, hostile, ({ job, candidate }) => explainMatch(job, candidate))).toBeLessThan(
      NEARLY_LINEAR,
    )
  })
})
