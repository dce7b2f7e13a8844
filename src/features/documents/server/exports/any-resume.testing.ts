import fc from 'fast-check'
import {
  proficiencies,
  ResumeContent,
  skillCategories,
  skillLevels,
} from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'

/** The data to compare: without ids, which differ in every reading. */
export const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one)))

/** Text as people type and paste it: any letters, characters of code and Markdown, tabs and line breaks. */
const long = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '<b>bold</b> of List<String>',
    '* one\n- two\t3',
    '**Led** a team',
    'https://',
    '\u200b',
    '100',
    '1e3',
  ),
)
const short = long.map((text) => text.slice(0, 100))
const said = <T>(of: fc.Arbitrary<T>, isSaid: (one: T) => boolean) => of.filter(isSaid)
const line = said(
  fc.tuple(fc.constantFrom('', '', '\t'), long).map(([tab, text]) => tab + text),
  (text) => ResumeContent.parse({ professionalSummary: text }).professionalSummary !== '',
)
const name = said(short, (text) => ResumeContent.parse({ professionalSummary: text }).professionalSummary !== '')
const month = fc.constantFrom('2019-04', '2021', '1969-12', '')
const end = fc.constantFrom('2023-11', '2024', null)
const id = fc.constant(0).map(() => newId())
const web = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.webUrl().map((url) => url.replace(/^https?:\/\//, '')),
  fc.constantFrom('linkedin.com/in/maya', 'WWW.Example.org/', 'm\u00fcller.example', 'not an address', '@maya', ''),
)
const list = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 4 })

/** A resume with any text in any field. A current job has no end, as in the builder. */
export const anyResume = fc
  .record({
    personalInfo: fc.record({
      fullName: name,
      headline: short,
      email: fc.oneof(fc.emailAddress(), short),
      phone: short,
      location: short,
      linkedIn: web,
      website: web,
      portfolio: web,
      links: fc.array(
        said(
          fc.record({ label: long.map((text) => text.slice(0, 60)), url: web }),
          ({ label, url }) => url !== '' || /[^\s\p{Cf}\p{Cc}]/u.test(label),
        ),
        { maxLength: 6 },
      ),
    }),
    professionalSummary: long,
    workExperience: list(
      fc.record({
        id,
        jobTitle: name,
        company: short,
        location: short,
        startDate: month,
        endDate: fc.oneof(end, fc.constant('')),
        isCurrentRole: fc.boolean(),
        isSameEmployer: fc.boolean(),
        responsibilities: list(line),
      }),
    ).map((jobs) => jobs.map((job) => ({ ...job, endDate: job.isCurrentRole ? null : (job.endDate ?? '') }))),
    education: list(
      fc.record({
        id,
        degree: name,
        school: short,
        location: short,
        graduationYear: fc.oneof(short, month, fc.constantFrom('2018 \u2013 2022', 'expected 2027')),
        gpa: short,
        honors: short,
      }),
    ),
    projects: list(
      fc.record({
        id,
        name,
        description: long,
        technologies: list(name),
        link: web,
        startDate: month,
        endDate: end,
        isOngoing: fc.boolean(),
      }),
    ).map((projects) => projects.map((one) => ({ ...one, endDate: one.isOngoing ? null : one.endDate }))),
    skills: list(
      fc.record({
        id,
        name,
        category: fc.constantFrom(...skillCategories),
        level: fc.constantFrom(...skillLevels, '' as const),
      }),
    ),
    certifications: list(fc.record({ id, name, issuer: short, date: month, expiryDate: month, credentialId: short })),
    languages: list(
      fc.record({
        id,
        name,
        proficiency: fc.constantFrom(...proficiencies, '' as const),
        writtenLevel: fc.oneof(short, fc.constantFrom('', 'C1', 'Muttersprache', 'Native', 'unknown')),
      }),
    ),
    publications: list(fc.record({ id, name, publisher: short, date: month, link: web, summary: long })),
    volunteering: list(
      fc.record({
        id,
        role: name,
        organization: short,
        location: short,
        link: web,
        startDate: month,
        endDate: end,
        isOngoing: fc.boolean(),
        responsibilities: list(line),
      }),
    ).map((roles) => roles.map((one) => ({ ...one, endDate: one.isOngoing ? null : one.endDate }))),
    awards: list(fc.record({ id, name, issuer: short, date: month, link: web, summary: long })),
    customSections: list(fc.record({ id, title: name, content: long, items: list(line) })),
  })
  .map((input) => ResumeContent.parse(input))
