import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { industries as companyIndustries, sizeRanges } from '#features/companies/rules.ts'
import { proficiencies, skillCategories, skillLevels } from '#features/document-content/resume-content.ts'
import { industries as profileIndustries } from '#features/profiles/rules.ts'
import { questionTypes } from '../../schema/job-postings.ts'
import { companies } from './companies.ts'
import { companyVoices } from './company-voices.ts'
import { jobs } from './jobs.ts'
import { platformPeople } from './people.ts'
import { plans } from './plans.ts'
import { namedUuid, seededRandom } from './random.ts'
import { seekers } from './seekers.ts'
import { seeks } from './seeks.ts'
import { educationLevels, employmentStatuses, employmentTypes, preferredJobTypes, seededJobStatuses } from './types.ts'

const allCompanies = companies()
const allJobs = jobs()
const allSeekers = seekers()

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

describe('sample companies', () => {
  it('are twelve, marked as sample, with valid lists and a logo that exists', () => {
    expect(allCompanies).toHaveLength(12)
    expect(new Set(allCompanies.map((c) => c.slug)).size).toBe(12)
    for (const company of allCompanies) {
      expect(company.isSample).toBe(true)
      expect(companyIndustries).toContain(company.industry)
      expect(sizeRanges).toContain(company.sizeRange)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: company.timeZone })).not.toThrow()
      expect(company.description.split('\n\n').length).toBeGreaterThanOrEqual(2)
      const logo = `public${company.logo}`
      expect(existsSync(logo), logo).toBe(true)
      expect(readFileSync(logo, 'utf8')).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 40 40">/)
    }
  })

  it('have two to five people each, an admin among them; Daniel and Hannah at Fernway', () => {
    for (const { slug, members } of allCompanies) {
      expect(members.length, slug).toBeGreaterThanOrEqual(2)
      expect(members.length, slug).toBeLessThanOrEqual(5)
      expect(members.some((m) => m.role === 'client_admin')).toBe(true)
      for (const { email } of members) expect(email).toMatch(new RegExp(`@(${slug}\\.example|tandem\\.test)$`))
    }
    const fernway = allCompanies.find((c) => c.slug === 'fernway')?.members ?? []
    expect(fernway.map((m) => [m.name, m.email, m.role]).slice(0, 2)).toEqual([
      ['Daniel Reyes', 'company@tandem.test', 'client_admin'],
      ['Hannah Cole', 'recruiter@tandem.test', 'client_user'],
    ])
  })

  it('no two people share a mail address or a key', () => {
    const people = [
      ...allCompanies.flatMap((c) => c.members),
      ...allSeekers.map((s) => ({ key: s.key, email: s.email })),
      ...platformPeople(),
    ]
    expect(new Set(people.map((p) => p.email.toLowerCase())).size).toBe(people.length)
    expect(new Set(people.map((p) => p.key)).size).toBe(people.length)
  })
})

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

  it('without a place are remote', () => {
    const placeless = allJobs.filter((j) => j.location === null)
    expect(placeless.length).toBeGreaterThan(0)
    for (const job of placeless) expect(job.isRemote).toBe(true)
  })

  it('pay whole and sensible sums, the smaller first', () => {
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

  it('describe themselves in 180 to 420 words, three to five parts, and nothing but plain tags', () => {
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

  it('never describe themselves alike, and repeat no sentence in more than four postings of one title', () => {
    expect(new Set(allJobs.map((j) => j.descriptionHtml)).size).toBe(400)
    const byTitle = Map.groupBy(allJobs, (job) => job.title)
    for (const [title, group] of byTitle) {
      const sentences = tally(
        group.flatMap((job) => [...new Set(plain(job.descriptionHtml))].filter((s) => s.split(' ').length > 4)),
      )
      for (const [sentence, count] of sentences) expect(count, `${title}: ${sentence}`).toBeLessThanOrEqual(4)
    }
  })

  it('ask questions that make sense', () => {
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

  it('have Senior Data Analyst at Fernway as the screens show it', () => {
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

describe('sample seekers', () => {
  it('are sixty with valid lists', () => {
    expect(allSeekers).toHaveLength(60)
    for (const seeker of allSeekers) {
      expect(profileIndustries).toContain(seeker.industry)
      expect(employmentStatuses).toContain(seeker.employmentStatus)
      expect(educationLevels).toContain(seeker.educationLevel)
      for (const type of seeker.preferredJobTypes) expect(preferredJobTypes).toContain(type)
      expect(seeker.bio.length).toBeLessThanOrEqual(500)
      expect(seeker.yearsOfExperience).toBeLessThanOrEqual(50)
      expect(seeker.skills.length).toBeGreaterThan(2)
      expect(new Set(seeker.skills).size, seeker.key).toBe(seeker.skills.length)
      expect(seeks[seeker.key], seeker.key).toBeDefined()
      expect(seeker.email).toMatch(/@(mail\.example|tandem\.test)$/)
    }
    expect(Object.keys(seeks)).toHaveLength(60)
    expect(allSeekers[0]).toMatchObject({ displayName: 'Maya Okafor', email: 'seeker@tandem.test' })
  })

  it('have a resume in the shape of the builder, with ids of their own', () => {
    const ids: string[] = []
    for (const { key, resume } of allSeekers) {
      expect(resume.workExperience.length, key).toBeGreaterThan(0)
      expect(resume.education.length, key).toBeGreaterThan(0)
      for (const work of resume.workExperience) {
        expect(work.startDate).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
        expect(work.isCurrentRole).toBe(work.endDate === null)
        if (work.endDate) expect(work.endDate > work.startDate, key).toBe(true)
        for (const line of work.responsibilities) expect(line, key).toMatch(/^[A-Z0-9].*\.$/)
      }
      for (const skill of resume.skills) {
        expect(skillCategories).toContain(skill.category)
        expect(skillLevels, `${key} ${skill.name}`).toContain(skill.level)
      }
      for (const language of resume.languages) expect(proficiencies).toContain(language.proficiency)
      const lists = [
        resume.workExperience,
        resume.education,
        resume.skills,
        resume.projects,
        resume.certifications,
        resume.languages,
        resume.customSections,
      ]
      ids.push(...lists.flatMap((list) => list.map((entry) => entry.id)))
    }
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('are the same each time', () => expect(seekers()).toEqual(allSeekers))

  it('have stories that fit the question about what went wrong', () => {
    for (const { key, story } of allSeekers) {
      expect(story.length, key).toBeGreaterThan(100)
      expect(story.length, key).toBeLessThan(600)
    }
    expect(new Set(allSeekers.map((s) => s.story)).size).toBe(60)
  })
})

describe('plans', () => {
  it('are the three of the landing page, one of them featured', () => {
    expect(plans().map((p) => [p.name, p.priceMonthly, p.priceYearly, p.features.length])).toEqual([
      ['Basic', 9, 108, 8],
      ['Pro', 29, 278.4, 11],
      ['Enterprise', 79, 948, 10],
    ])
    expect(
      plans()
        .filter((p) => p.featured)
        .map((p) => p.name),
    ).toEqual(['Pro'])
    expect((plans()[1]?.priceYearly ?? 0) / 12).toBeCloseTo(23.2)
    for (const plan of plans()) {
      expect(plan.highlights).toHaveLength(3)
      for (const line of plan.highlights) expect(plan.features).toContain(line)
    }
  })

  it('may be changed by who reads them without changing the next reading', () => {
    plans()[0]?.features.pop()
    expect(plans()[0]?.features).toHaveLength(8)
  })
})

describe('seededRandom', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const first = seededRandom('a')
    const again = seededRandom('a')
    const other = seededRandom('b')
    const draw = (random: typeof first) => Array.from({ length: 20 }, () => random.int(1, 1000))
    const numbers = draw(first)
    expect(draw(again)).toEqual(numbers)
    expect(draw(other)).not.toEqual(numbers)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1)
    expect(namedUuid('a')).toBe(namedUuid('a'))
    expect(namedUuid('a')).not.toBe(namedUuid('b'))
  })

  it('refuses to pick from nothing', () => expect(() => seededRandom('a').pick([])).toThrow('Nothing to pick from'))
})
