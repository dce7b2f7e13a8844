import { describe, expect, it } from 'vitest'
import { ResumeContent, type ResumeSection } from '#features/document-content/resume-content.ts'
import { blankItem } from './resume-lists.ts'
import { sectionSummary } from './section-summary.ts'

const id = '0199d1f0-0000-7000-8000-000000000001'
const summary = (section: ResumeSection, value: unknown) =>
  sectionSummary(section, ResumeContent.parse({ [section]: value })[section])
const named = (...names: string[]) => names.map((name) => ({ id, name }))

describe('summary of a collapsed section (BUILD-07)', () => {
  it('shows the first 100 characters of the summary', () => {
    expect(summary('professionalSummary', 'a'.repeat(100)).summary).toBe('a'.repeat(100))
    expect(summary('professionalSummary', `${'a'.repeat(99)}bc`).summary).toBe(`${'a'.repeat(99)}b…`)
    expect(summary('professionalSummary', '  two\n\nlines ').summary).toBe('two lines')
  })
  it('never splits a character', () => {
    expect(summary('professionalSummary', '𝒜'.repeat(101)).summary).toBe(`${'𝒜'.repeat(100)}…`)
  })
  it('shows up to three skills or languages and how many more', () => {
    expect(summary('skills', named('SQL', 'Looker', 'Python')).summary).toBe('SQL, Looker, Python')
    expect(summary('skills', named('SQL', 'Looker', 'Python', 'Git', 'R')).summary).toBe('SQL, Looker, Python +2 more')
    expect(summary('languages', named('English', 'Igbo')).summary).toBe('English, Igbo')
  })
  it('counts jobs and projects and names the rest', () => {
    expect(summary('workExperience', [{ id }, { id }]).summary).toBe('2 jobs')
    expect(summary('projects', [{ id }]).summary).toBe('1 project')
    expect(summary('education', [{ id, degree: 'BSc Statistics', school: 'Oregon' }]).summary).toBe('BSc Statistics')
    expect(summary('education', [{ id, school: 'Oregon' }]).summary).toBe('Oregon')
    expect(summary('certifications', named('', ' ')).summary).toBe('2 certifications')
    expect(summary('personalInfo', { fullName: 'Maya Okafor', location: 'Portland, OR' }).summary).toBe(
      'Maya Okafor · Portland, OR',
    )
  })
  it('shows Empty for an empty section', () => {
    for (const [section, value] of Object.entries(ResumeContent.parse({}))) {
      expect(sectionSummary(section as ResumeSection, value as never)).toMatchObject({
        state: 'empty',
        summary: 'Empty',
      })
    }
    expect(summary('professionalSummary', '  \n ').state).toBe('empty')
  })
})

it('marks a section complete once its required fields are filled', () => {
  const personalInfo = { fullName: 'Maya', email: 'm@o.example', phone: '1', location: ' ' }
  expect(summary('personalInfo', personalInfo)).toMatchObject({ state: 'partly', missing: 1 })
  expect(summary('personalInfo', { ...personalInfo, location: 'Portland' }).state).toBe('complete')
  expect(summary('personalInfo', { website: 'a.example' })).toMatchObject({ state: 'partly', missing: 4 })
  expect(summary('workExperience', [blankItem('workExperience', id)])).toMatchObject({ missing: 3, count: '1 job' })
  expect(summary('skills', named('SQL')).state).toBe('complete')
})
