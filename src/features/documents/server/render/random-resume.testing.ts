import fc from 'fast-check'
import {
  Design,
  documentFonts,
  pageFormats,
  spacings,
  templateKeys,
  textSizes,
} from '#features/document-content/design.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'

const words =
  'data team built the of reports 38% Łódź and weekly models naïve invoices Київ clinic with 東京 for'.split(' ')
const sentence = (most: number) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: most }).map((some) => some.join(' '))
const maybe = (most: number) => fc.oneof(fc.constant(''), sentence(most))
const month = fc.constantFrom('2019-04', '2021', '')
const id = fc.constant(0).map(() => newId())
const job = fc.record({
  id,
  jobTitle: maybe(5),
  company: maybe(4),
  location: maybe(3),
  startDate: month,
  endDate: fc.option(month),
  responsibilities: fc.array(sentence(60), { maxLength: 8 }),
})
const project = fc.record({
  id,
  name: maybe(4),
  description: maybe(120),
  technologies: fc.array(sentence(2), { maxLength: 5 }),
  link: fc.constantFrom('', 'https://example.org/a'),
  startDate: month,
})
const content = fc.record({
  personalInfo: fc.record({ fullName: maybe(3), email: fc.constantFrom('', 'a@example.org'), location: maybe(2) }),
  professionalSummary: maybe(90),
  workExperience: fc.array(job, { minLength: 4, maxLength: 16 }),
  education: fc.array(fc.record({ id, degree: maybe(4), school: maybe(4), gpa: maybe(1) }), { maxLength: 3 }),
  skills: fc.array(fc.record({ id, name: sentence(2) }), { maxLength: 20 }),
  projects: fc.array(project, { maxLength: 6 }),
  customSections: fc.array(
    fc.record({ id, title: maybe(3), content: maybe(40), items: fc.array(sentence(30), { maxLength: 4 }) }),
    { maxLength: 3 },
  ),
})

/** Resumes of all sizes with random parts left out, in every design. */
export const randomResume = fc.record({
  content: content.map((raw) => ResumeContent.parse(raw)),
  design: fc
    .record({
      template: fc.constantFrom(...templateKeys),
      font: fc.constantFrom(...documentFonts),
      size: fc.constantFrom(...textSizes),
      spacing: fc.constantFrom(...spacings),
      page: fc.constantFrom(...pageFormats),
    })
    .map((input) => Design.parse(input)),
})
