import { describe, expect, it } from 'vitest'
import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { emptyProfile } from '#features/matching/empty-profile.ts'
import { explainMatch } from '#features/matching/explain-match.ts'
import type { MatchCandidate, MatchJob } from '#features/matching/shapes.ts'
import { paidInDollars } from '#testing/paid-in-dollars.ts'
import { writeQuestions } from './write-questions.ts'

const job: MatchJob = {
  title: 'Senior Data Analyst',
  requirementsHtml:
    '<ul><li>Five years of SQL</li><li>Looker dashboards</li><li>dbt</li><li>Bachelor’s degree in statistics</li><li>Snowflake is a plus</li></ul>',
  descriptionHtml:
    '<p>We help clinics.</p><h3>What you will do</h3><ul><li>Own the numbers that the team reads every Monday</li><li>Teach clinics to read their own figures</li></ul><h3>Benefits</h3><ul><li>Dental insurance for the whole family</li></ul>',
  location: 'Lisbon',
  isRemote: false,
  ...paidInDollars(null, null),
  employmentType: null,
}
const candidate: MatchCandidate = {
  profile: { ...emptyProfile, currentJobTitle: 'Data Analyst' },
  resume: {
    title: 'Maya',
    text: 'Experience\nData Analyst, Papertrail\n2022 - present\n- Wrote SQL for the weekly revenue report\n- Built six Tableau dashboards',
    asOf: new Date('2026-01-01'),
  },
}
const write = (who: MatchCandidate | null, what = job) =>
  writeQuestions({ job: what, companyName: 'Fernway', match: who && explainMatch(what, who) })
const about = (list: ReturnType<typeof write>, name: string) => list.filter(({ reason }) => reason.includes(name))

describe('questions made from a posting', () => {
  it('quotes the sentence and the employer from the resume that prove a skill (INTV-11)', () => {
    const [sql] = about(write(candidate), 'SQL')
    expect(sql?.title + (sql?.content ?? '')).toContain('SQL')
    expect(sql?.content).toContain('“Wrote SQL for the weekly revenue report” (Papertrail')
  })

  it('asks about gaps first, and does not claim that the resume shows them (JOBS-16, INTV-11)', () => {
    const made = write(candidate)
    expect(made[0]?.gap).toBe('missing')
    const [dbt] = about(made, 'dbt')
    expect(dbt).toMatchObject({
      title: 'This role uses dbt. How would you get up to speed?',
      gap: 'missing',
      difficultyLevel: 'hard',
      questionType: 'technical',
      reason: 'Not in your resume: dbt',
    })
    const [looker] = about(made, 'Looker')
    expect(looker?.gap).toBe('partly')
    expect(looker?.content).toContain('Tableau')
    const lastGap = made.findLastIndex(({ gap }) => gap !== null)
    expect(made.slice(0, lastGap).every(({ gap }) => gap !== null)).toBe(true)
  })

  it('asks about the work, the role and the company, but not about benefits', () => {
    const titles = write(candidate).map(({ title }) => title)
    expect(titles).toContain(
      'The posting says: “Own the numbers that the team reads every Monday”. How would you approach it in your first weeks?',
    )
    expect(titles).toContain('Why Fernway, and why now?')
    expect(titles.join(' ')).toContain('90 days as Senior Data Analyst')
    expect(titles.join(' ')).not.toContain('Dental')
  })

  it('quotes the posting word for word, and writes common nouns in lower case', () => {
    const requirementsHtml =
      '<ul><li>Accounting</li><li>Certification such as CCEP is a plus</li><li>Courage and tact</li></ul>'
    const made = write(candidate, { ...job, requirementsHtml }).map(({ title, reason }) => `${title} ${reason}`)
    expect(made.some((one) => one.includes('This role uses accounting.'))).toBe(true)
    expect(made.some((one) => one.includes('“Certification such as CCEP”'))).toBe(true)
    expect(made.some((one) => one.includes('“Courage and tact”'))).toBe(true)
  })

  it('does not mention a resume if there is none', () => {
    const made = write(null)
    expect(made.every(({ gap }) => gap === null)).toBe(true)
    expect(JSON.stringify(made)).not.toMatch(/your resume/i)
    expect(about(made, 'SQL')[0]?.title).toContain('What experience do you have with it?')
  })

  it('gives the same unique questions every time, and a reasonable number for short and long postings', () => {
    expect(write(candidate)).toEqual(write(candidate))
    const made = write(candidate)
    expect(new Set(made.map(({ title }) => title)).size).toBe(made.length)
    const bare = write(candidate, { ...job, requirementsHtml: null, descriptionHtml: null })
    expect(bare.length).toBeGreaterThanOrEqual(2)
    const long = `<ul>${Array.from({ length: 60 }, (_, n) => `<li>${'very long words '.repeat(30)} ${n}</li>`).join('')}</ul>`
    const much = write(candidate, { ...job, requirementsHtml: long, descriptionHtml: `<h3>Duties</h3>${long}` })
    expect(much.length).toBeLessThanOrEqual(24)
    for (const { title, questionType, difficultyLevel } of [...made, ...bare, ...much]) {
      expect(title.length).toBeLessThanOrEqual(260)
      expect(interviewQuestionTypes).toContain(questionType)
      expect(difficultyLevels).toContain(difficultyLevel)
    }
  })
})
