import { describe, expect, it } from 'vitest'
import { questionTypes } from '#db/schema/job-postings.ts'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { companyVoices } from './company-voices.ts'
import { jobs } from './jobs.ts'
import { seededJobStatuses } from './types.ts'

const allJobs = jobs()

const plain = (html: string) =>
  html
    .replace(/<\/(li|p|h3)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split(/\n|(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

const tally = (list: string[]) => {
  const counts = new Map<string, number>()
  for (const entry of list) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  return counts
}

describe('sample jobs', () => {
  it('are four hundred over the companies, about nine tenths of them active', () => {
    expect(allJobs).toHaveLength(400)
    expect(new Set(allJobs.map((j) => j.key)).size).toBe(400)
    const perCompany = tally(allJobs.map((j) => j.companySlug))
    for (const voice of companyVoices()) expect(perCompany.get(voice.slug), voice.slug).toBe(voice.postings)
    const perStatus = tally(allJobs.map((j) => j.status))
    expect(perStatus.get('active')).toBeGreaterThanOrEqual(350)
    expect([...perStatus.keys()].sort()).toEqual([...seededJobStatuses].sort())
  })

  it('are the same each time', () => expect(jobs()).toEqual(allJobs))

  it('have at least sixty titles over all professions, places and kinds of employment', () => {
    expect(new Set(allJobs.map((j) => j.title)).size).toBeGreaterThanOrEqual(60)
    expect(new Set(allJobs.map((j) => j.profession)).size).toBe(19)
    expect(new Set(allJobs.map((j) => j.location)).size).toBeGreaterThan(40)
    expect(new Set(allJobs.map((j) => j.employmentType))).toEqual(new Set(employmentTypes))
    expect(new Set(allJobs.flatMap((j) => j.questions.map((q) => q.questionType)))).toEqual(new Set(questionTypes))
  })

  it('are remote if they have no place', () => {
    const placeless = allJobs.filter((j) => j.location === null)
    expect(placeless.length).toBeGreaterThan(0)
    for (const job of placeless) expect(job.isRemote).toBe(true)
  })

  it('have whole, plausible salaries, the smaller bound first', () => {
    for (const { key, salaryMin, salaryMax } of allJobs) {
      for (const sum of [salaryMin, salaryMax]) {
        if (sum === null) continue
        expect(Number.isInteger(sum), key).toBe(true)
        expect(sum, key).toBeGreaterThan(5000)
        expect(sum, key).toBeLessThan(300000)
      }
      if (salaryMin !== null && salaryMax !== null) expect(salaryMin, key).toBeLessThan(salaryMax)
    }
    expect(allJobs.some((j) => j.salaryMin === null && j.salaryMax === null)).toBe(true)
    expect(allJobs.some((j) => j.salaryMin === null && j.salaryMax !== null)).toBe(true)
    expect(allJobs.some((j) => j.salaryMin !== null && j.salaryMax === null)).toBe(true)
  })

  it('were posted within ninety days, the newest within hours', () => {
    for (const job of allJobs) {
      expect(job.postedHoursAgo).toBeGreaterThanOrEqual(1)
      expect(job.postedHoursAgo).toBeLessThanOrEqual(90 * 24)
      // A deadline is never before the posting itself.
      if (job.deadlineInDays !== null) expect(-job.deadlineInDays * 24).toBeLessThan(job.postedHoursAgo)
    }
    expect(allJobs[0]?.postedHoursAgo).toBeLessThanOrEqual(3)
    expect(allJobs.some((j) => j.deadlineInDays === null)).toBe(true)
    expect(allJobs.some((j) => j.status === 'active' && (j.deadlineInDays ?? 0) < 0)).toBe(true)
  })

  it('have descriptions of 180 to 420 words in three to five parts, with plain tags only', () => {
    for (const { key, descriptionHtml, requirementsHtml } of allJobs) {
      const words = descriptionHtml
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length
      expect(words, key).toBeGreaterThanOrEqual(180)
      expect(words, key).toBeLessThanOrEqual(420)
      const parts = descriptionHtml.split('<h3>').length - 1
      expect(parts, key).toBeGreaterThanOrEqual(3)
      expect(parts, key).toBeLessThanOrEqual(5)
      const asks = requirementsHtml.split('<li>').length - 1
      expect(asks, key).toBeGreaterThanOrEqual(5)
      expect(asks, key).toBeLessThanOrEqual(9)
      for (const html of [descriptionHtml, requirementsHtml]) {
        expect(html.replace(/<\/?(h3|p|ul|li)>/g, ''), key).not.toMatch(/[<>[\]{}|]|undefined|null/)
      }
    }
  })

  it('have different descriptions, and no sentence in more than four postings of one title', () => {
    expect(new Set(allJobs.map((j) => j.descriptionHtml)).size).toBe(400)
    const byTitle = Map.groupBy(allJobs, (job) => job.title)
    for (const [title, group] of byTitle) {
      const sentences = tally(
        group.flatMap((job) => [...new Set(plain(job.descriptionHtml))].filter((s) => s.split(' ').length > 4)),
      )
      for (const [sentence, count] of sentences) expect(count, `${title}: ${sentence}`).toBeLessThanOrEqual(4)
    }
  })

  it('have plausible questions', () => {
    for (const { key, questions } of allJobs) {
      expect(questions.length).toBeLessThanOrEqual(9)
      expect(questions.map((q) => q.sortOrder)).toEqual(questions.map((_, index) => index))
      expect(new Set(questions.map((q) => q.key)).size, key).toBe(questions.length)
      for (const question of questions) {
        expect(question.internalOnly && question.externalOnly, key).toBe(false)
        const takesOptions = ['dropdown', 'multiple_choice', 'checkbox'].includes(question.questionType)
        expect(question.options.length > 1, `${key} ${question.label}`).toBe(takesOptions)
        if (question.questionType === 'file_upload') {
          expect(question.validationRules.max_file_size).toBe(5 * 1024 * 1024)
          expect(question.validationRules.allowed_file_types?.length).toBeGreaterThan(0)
        }
      }
    }
    const flags = allJobs.flatMap((j) => j.questions)
    for (const flag of ['private', 'internalOnly', 'externalOnly', 'required'] as const) {
      expect(
        flags.some((q) => q[flag]),
        flag,
      ).toBe(true)
    }
  })

  it('include Senior Data Analyst at Fernway as the screens show it', () => {
    const job = allJobs.find((j) => j.key === 'senior-data-analyst-fernway')
    expect(job).toMatchObject({
      companySlug: 'fernway',
      location: 'Remote, US',
      isRemote: true,
      employmentType: 'full-time',
      salaryMin: 98000,
      salaryMax: 124000,
      postedHoursAgo: 4,
      status: 'active',
    })
    expect(job?.questions.map((q) => [q.questionType, q.required, q.label])).toEqual([
      ['yes_no', true, 'Are you allowed to work in the United States?'],
      ['number', true, 'Years of SQL in production'],
      ['dropdown', true, 'Notice period'],
      ['date', false, 'Earliest start'],
      ['url', false, 'Portfolio or code'],
      ['checkbox', true, 'Which of these have you used with other people relying on it?'],
      ['multiple_choice', false, 'How often could you be in a clinic, in person?'],
      ['textarea', true, 'Tell us about a number that was wrong, and how you found out'],
      ['file_upload', false, 'Work sample'],
    ])
    expect(job?.requirementsHtml.split('<li>').length).toBe(10)
    expect(allJobs.filter((j) => j.companySlug === 'fernway' && j.status === 'active')).toHaveLength(5)
  })
})
