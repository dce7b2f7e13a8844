import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '#db/schema/applications.ts'
import type { AnswerContent } from './application-types.ts'
import { applicationSources } from './application-types.ts'
import { applications, savedJobs } from './applications.ts'
import { companies } from './companies.ts'
import { jobs } from './jobs.ts'
import { resumeToText } from './resume-text.ts'
import { seekers } from './seekers.ts'
import { textToPdf } from './text-to-pdf.ts'
import type { QuestionContent } from './types.ts'

const all = applications()
const jobsByKey = new Map(jobs().map((job) => [job.key, job]))
const seekersByKey = new Map(seekers().map((seeker) => [seeker.key, seeker]))

function problemWith(question: QuestionContent, answer: AnswerContent): string | undefined {
  const rules = question.validationRules
  const { text, choices = [] } = answer
  switch (question.questionType) {
    case 'number':
      if (answer.number === undefined || text !== String(answer.number)) return 'no number'
      if (answer.number < (rules.min_value ?? 0) || answer.number > (rules.max_value ?? Number.POSITIVE_INFINITY))
        return 'out of range'
      return
    case 'date':
      return answer.inDays === undefined ? 'no date' : undefined
    case 'yes_no':
      return text === (answer.yes ? 'Yes' : 'No') ? undefined : 'neither yes nor no'
    case 'dropdown':
    case 'multiple_choice':
      return question.options.includes(text) ? undefined : `not an option: ${text}`
    case 'checkbox':
      if (choices.length === 0 || text !== choices.join(', ')) return 'nothing ticked'
      return choices.every((choice) => question.options.includes(choice)) ? undefined : 'not an option'
    case 'file_upload': {
      const type = answer.file?.fileName.replace(/^.*\./, '.')
      return type && rules.allowed_file_types?.includes(type) ? undefined : `file type ${type}`
    }
    case 'url':
      return URL.canParse(text) ? undefined : `not an address: ${text}`
    case 'email':
      return /^[^@\s]+@[^@\s]+\.example$/.test(text) ? undefined : `not a mail address: ${text}`
    default:
      if (text.trim() === '') return 'empty'
      if (text.length < (rules.min_length ?? 0) || text.length > (rules.max_length ?? 5000))
        return `length ${text.length}`
  }
}

describe('sample applications', () => {
  it('are three hundred, at most one for a person and a job', () => {
    expect(all).toHaveLength(300)
    expect(new Set(all.map((a) => `${a.seekerKey} ${a.jobKey}`)).size).toBe(300)
    expect(new Set(all.map((a) => a.key)).size).toBe(300)
  })

  it('are the same each time', () => {
    expect(applications()).toEqual(all)
    expect(savedJobs()).toEqual(savedJobs())
  })

  it('show every status and source', () => {
    expect(new Set(all.map((a) => a.status))).toEqual(new Set(applicationStatuses))
    expect(new Set(all.map((a) => a.source))).toEqual(new Set(applicationSources))
  })

  it('include twelve of Maya, at least one in each status, and none for Senior Data Analyst', () => {
    const maya = all.filter((a) => a.seekerKey === 'maya-okafor')
    expect(maya).toHaveLength(12)
    expect(new Set(maya.map((a) => a.status))).toEqual(new Set(applicationStatuses))
    expect(maya.map((a) => a.jobKey)).not.toContain('senior-data-analyst-fernway')
  })

  it('are 46 or more at the demo company, and everyone applies somewhere', () => {
    expect(all.filter((a) => a.companySlug === 'fernway').length).toBeGreaterThanOrEqual(46)
    expect(new Set(all.map((a) => a.seekerKey)).size).toBe(60)
  })

  it('are for postings that were open, not for drafts', () => {
    for (const application of all) {
      const job = jobsByKey.get(application.jobKey)
      expect(job, application.jobKey).toBeDefined()
      expect(job?.status, application.key).not.toBe('draft')
      expect(job?.companySlug).toBe(application.companySlug)
      expect(application.appliedHoursAgo, application.key).toBeLessThan(job?.postedHoursAgo ?? 0)
      if (job?.deadlineInDays && job.deadlineInDays < 0) {
        expect(application.appliedHoursAgo, application.key).toBeGreaterThan(-job.deadlineInDays * 24)
      }
    }
  })

  it('have a history that ends with the status, set by the right people', () => {
    const members = new Map(companies().map((c) => [c.slug, c.members.map((m) => m.key)]))
    for (const { key, history, status, seekerKey, companySlug, appliedHoursAgo } of all) {
      expect(history[0], key).toEqual({ status: 'submitted', hoursAgo: appliedHoursAgo, byKey: seekerKey })
      expect(history.at(-1)?.status, key).toBe(status)
      history.forEach((step, index) => {
        const before = history[index - 1]
        if (before) expect(step.hoursAgo, key).toBeLessThanOrEqual(before.hoursAgo)
        const mayBe =
          step.status === 'submitted' || step.status === 'withdrawn' ? [seekerKey] : members.get(companySlug)
        expect(mayBe, key).toContain(step.byKey)
      })
    }
  })

  it('answer every required question for external candidates, and no internal question', () => {
    for (const { key, jobKey, answers } of all) {
      const questions = jobsByKey.get(jobKey)?.questions ?? []
      const required = questions.filter((q) => q.required && !q.internalOnly).map((q) => q.key)
      const keys = answers.map((a) => a.questionKey)
      expect(
        required.filter((question) => !keys.includes(question)),
        key,
      ).toEqual([])
      expect(new Set(keys).size, key).toBe(keys.length)
      expect(
        questions.filter((q) => q.internalOnly && keys.includes(q.key)),
        key,
      ).toEqual([])
    }
  })

  it('answer within the rules of each question', () => {
    for (const { key, jobKey, answers } of all) {
      for (const answer of answers) {
        const question = jobsByKey.get(jobKey)?.questions.find((q) => q.key === answer.questionKey)
        if (!question) throw new Error(`${key} answers ${answer.questionKey}, which was not asked`)
        expect(problemWith(question, answer), `${key}: ${answer.questionKey}`).toBeUndefined()
      }
    }
  })

  it('have a letter in about a third, each unique and without placeholders', () => {
    const letters = all.flatMap((a) => (a.coverLetter === null ? [] : [a.coverLetter]))
    expect(letters.length).toBeGreaterThan(75)
    expect(letters.length).toBeLessThan(125)
    expect(new Set(letters).size).toBe(letters.length)
    for (const letter of letters) expect(letter).not.toMatch(/[{}[\]]|undefined/)
  })

  it('have saved jobs that exist, each once per person', () => {
    const saved = savedJobs()
    expect(saved.filter((s) => s.seekerKey === 'maya-okafor')).toHaveLength(6)
    expect(new Set(saved.map((s) => `${s.seekerKey} ${s.jobKey}`)).size).toBe(saved.length)
    for (const { jobKey, savedHoursAgo } of saved) {
      expect(jobsByKey.get(jobKey)?.status).toBe('active')
      expect(savedHoursAgo, jobKey).toBeLessThan(jobsByKey.get(jobKey)?.postedHoursAgo ?? 0)
    }
  })
})

describe('resumeToText', () => {
  const maya = seekersByKey.get('maya-okafor')
  if (!maya) throw new Error('no Maya')
  const text = resumeToText(maya.resume)

  it('keeps the sentences that the match quotes on separate lines', () => {
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Maya Okafor',
        'EXPERIENCE',
        'Data Analyst, Papertrail, Remote | Mar 2022 to present',
        '- Wrote and maintained 140 SQL models behind the weekly operations review.',
        '- Cut ad-hoc requests by 38% with six self-serve dashboards in Looker.',
        '- Found and fixed a rounding error worth $61,000 a year in refunds.',
      ]),
    )
  })

  it('mentions no dbt, and claims only in the internship', () => {
    expect(text).not.toMatch(/dbt/i)
    expect(text.match(/claims/gi)).toHaveLength(2)
    expect(text).toMatch(/Claims export clean-up, internship \| May 2021 to Aug 2021/)
  })

  it('leaves out empty sections', () => {
    expect(text).not.toContain('CERTIFICATIONS')
  })
})

describe('textToPdf', () => {
  it('creates a PDF with the text, page by page', async () => {
    const maya = seekersByKey.get('maya-okafor')
    const text = `${maya ? resumeToText(maya.resume) : ''}\n(brackets) and \\ café`
    const long = [text, text, text].join('\n')
    const pdf = await getDocumentProxy(textToPdf(long))
    const read = await extractText(pdf, { mergePages: true })
    expect(read.totalPages).toBeGreaterThan(1)
    expect(read.text).toContain('Wrote and maintained 140 SQL models behind the weekly operations review.')
    expect(read.text).toContain('(brackets) and \\ café')
  })
})
