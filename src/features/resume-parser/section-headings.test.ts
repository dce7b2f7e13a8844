import { describe, expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { parseResume } from './parse-resume.ts'
import { headingKind } from './section-headings.ts'
import { heading, item, line } from './source-lines.testing.ts'

describe('headingKind', () => {
  it.each([
    ['【Profil】', 'summary'],
    ['[Work Experience]', 'jobs'],
    ['Expérience professionnelle 2', 'jobs'],
    ['Experience: 5 years', 'jobs'],
    ['경력 : 5년 2개월', 'jobs'],
    ['WORKEXPERIENCE', 'jobs'],
    ['W O R K E X P E R I E N C E', 'jobs'],
    ['\u00eb Experience', 'jobs'],
    ['\u01f9 \u062a\u062d\u0635\u06cc\u0644\u0627\u062a', 'education'],
    ['\u00c0 propos', 'summary'],
  ])('is %s for %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind)
  })

  it.each(['Network 2', 'Amara: 5 awards', 'Workbench'])('is null for %s', (text) => {
    expect(headingKind(text)).toBeUndefined()
  })
})

describe('a heading whose words are unknown', () => {
  const contentOf = (title: string, ...more: SourceLine[]) =>
    parseResume([
      line('Amara Okonkwo', { size: 20 }),
      heading('Education'),
      line('BSc Physics, University of Lagos\t2008 - 2012'),
      heading(title),
      line('Electrician, Fernway Power Ltd\t2016 - 2020'),
      item('Wired two schools'),
      line('Apprentice, Quill Energy Ltd\t2012 - 2016'),
      item('Learned the trade'),
      ...more,
      heading('Interests'),
      item('Chess'),
    ]).content

  it('starts jobs if its lines are periods with roles and no other section has any', () => {
    expect(contentOf('Where I Was Busy').workExperience).toMatchObject([
      { jobTitle: 'Electrician', company: 'Fernway Power Ltd', startDate: '2016' },
      { jobTitle: 'Apprentice', company: 'Quill Energy Ltd', startDate: '2012' },
    ])
  })

  it('starts a custom section if jobs have a known heading', () => {
    const { workExperience, customSections } = contentOf(
      'Where I Was Busy',
      heading('Experience'),
      line('Site Manager, Kite Build Ltd\t2020 - 2024'),
    )
    expect(workExperience).toHaveLength(1)
    expect(customSections.map(({ title }) => title)).toEqual(['Where I Was Busy', 'Interests'])
  })

  it('starts jobs also above the first known heading', () => {
    const { workExperience, personalInfo } = parseResume([
      line('Ivo Horvat', { size: 14, isBold: true }),
      line('ivo@horvat.example'),
      heading('Boat Building'),
      line('Carpenter, Adria Boats d.o.o.\t2015 - 2021'),
      line('Apprentice, Split Yards d.o.o.\t2011 - 2015'),
      heading('Skills'),
      item('Welding'),
      heading('Languages'),
      item('Croatian'),
    ]).content
    expect(personalInfo.fullName).toBe('Ivo Horvat')
    expect(workExperience.map(({ jobTitle }) => jobTitle)).toEqual(['Carpenter', 'Apprentice'])
  })
})

it('recognizes headings of a page without formatting by their words, also if some have space above them', () => {
  const { workExperience, skills } = parseResume([
    line('Noor Haddad', { size: 16 }),
    line('noor@haddad.example'),
    line('Summary', { gap: 1 }),
    line('A teacher of mathematics who enjoys a full classroom and a quiet library.'),
    line('Experience'),
    line('Teacher, Cedar School Jan 2015 to May 2020'),
    line('Taught two classes a day'),
    line('Wrote the tests of the year'),
    line('Led the choir'),
    line('Skills'),
    line('Algebra, Geometry'),
  ]).content
  expect(workExperience).toMatchObject([{ startDate: '2015-01', endDate: '2020-05' }])
  expect(skills.map(({ name }) => name)).toEqual(['Algebra', 'Geometry'])
})

it('does not read small words with a colon in a job as a section', () => {
  const { content } = parseResume([
    line('Amara Okonkwo', { size: 20 }),
    heading('Experience'),
    line('Electrician, Fernway Power Ltd\t2016 - 2020'),
    line('Activities:', { gap: 0.5 }),
    item('Wired two schools'),
    heading('Education'),
    line('BSc Physics, University of Lagos\t2008 - 2012'),
  ])
  expect(content.workExperience[0]?.responsibilities).toContain('Wired two schools')
})

it('reads the first line below a known heading as an entry, even if it looks like a heading', () => {
  const { content } = parseResume([
    line('Ngozi Adeyemi', { size: 20 }),
    heading('Work Experience'),
    line('Welder, Ironside Works, 2019 - 2023', { isBold: true }),
    heading('Open-Source Projects'),
    heading('Market Gate'),
    line('A gate for the town market, with plans for anyone to build it.'),
    heading('Education'),
    line('Diploma in Metal Work, Enugu Polytechnic, 2012'),
  ])
  expect(content.projects.map(({ name }) => name)).toEqual(['Market Gate'])
  expect(content.customSections).toEqual([])
})
