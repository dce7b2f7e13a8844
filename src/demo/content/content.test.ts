import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { companyIndustries, sizeRanges } from '#features/companies/rules.ts'
import { proficiencies, skillCategories, skillLevels } from '#features/document-content/resume-content.ts'
import {
  educationLevels,
  employmentStatuses,
  preferredJobTypes,
  industries as profileIndustries,
} from '#features/profiles/rules.ts'
import { companies } from './companies.ts'
import { platformPeople } from './people.ts'
import { plans } from './plans.ts'
import { namedUuid, seededRandom } from './random.ts'
import { seekers } from './seekers.ts'
import { seeks } from './seeks.ts'

const allCompanies = companies()

const allSeekers = seekers()

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

  it('have unique email addresses and keys', () => {
    const people = [
      ...allCompanies.flatMap((c) => c.members),
      ...allSeekers.map((s) => ({ key: s.key, email: s.email })),
      ...platformPeople(),
    ]
    expect(new Set(people.map((p) => p.email.toLowerCase())).size).toBe(people.length)
    expect(new Set(people.map((p) => p.key)).size).toBe(people.length)
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

  it('have a resume in the format of the builder, with unique ids', () => {
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
  it('are the three plans of the landing page, one of them featured', () => {
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

  it('can be changed by a caller without affecting the next call', () => {
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

  it('refuses to pick from an empty list', () =>
    expect(() => seededRandom('a').pick([])).toThrow('Nothing to pick from'))
})
