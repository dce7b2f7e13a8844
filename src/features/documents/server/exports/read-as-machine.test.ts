import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Design, isAtsSafe, templates } from '#features/document-content/design.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { createLog } from '#server/log.ts'
import { extractText } from '#server/text/extract-text.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { casesOf } from '#testing/long.ts'
import { compareReading } from '../../exports/compare-reading.ts'
import { writeResumeDocx } from './docx/write-docx.ts'
import { madeUpResumes } from './made-up-resumes.testing.ts'
import { readBack } from './read-as-machine.ts'
import { ordersOf, resumeFields } from './resume-fields.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = new Typesetter(createLog('silent'))
})
afterAll(() => typesetter.close())

// the text in the PDF is right; pdf.js swaps the two letters of a joined lam and alef, and repeats a mark over a letter
const cases = Object.entries(madeUpResumes)
const read = (name: string, template: string) =>
  readBack({ typesetter }, { content: madeUpResumes[name]!, design: Design.parse({ template }) })
const oneColumn = templates.filter(({ isOneColumn }) => isOneColumn)
const safe = oneColumn.flatMap((template) =>
  cases
    .filter(([, content]) => isAtsSafe(template, JSON.stringify(content)))
    .map(([name]) => [template.key, name] as const),
)
/**
 * Every second resume once, with the templates in turn: parsers fail on scripts and layouts, and a template handles all of them in the same
 * way.
 */
const safeNow = casesOf(safe, ([template, name]) => {
  const at = cases.findIndex(([other]) => other === name)
  return at % 2 === 0 && template === oneColumn[(at / 2) % oneColumn.length]!.key
})
/** The cases that two columns break first: one page, several pages, and right-to-left lines. */
const casesNow = casesOf(cases, ([name]) => ['every section', 'Arabic'].includes(name))
const others = templates.filter(({ isOneColumn }) => !isOneColumn)
/** Text that programs misread in any PDF; a resume with it is not marked as safe. */
const isLost = ({ state }: { state: string }) => state === 'elsewhere' || state === 'missing'
const isMisread = (typed: string) => !isAtsSafe({ isOneColumn: true }, typed)

describe('readAsMachine', () => {
  it.each(safeNow)('reads back every field from the ATS-safe template %s: %s', async (template, name) => {
    const { percent, fields, lines } = await read(name, template)
    expect(fields.filter(isLost), lines.join('\n')).toEqual([])
    const misplaced = fields.filter(({ state }) => state === 'misplaced')
    expect(misplaced.length, JSON.stringify(misplaced)).toBeLessThan(4)
    expect(percent).toBe(Math.floor(100 - (misplaced.length * 100) / fields.length))
  })

  it('reports a value that is read as another field', async () => {
    const content = ResumeContent.parse({
      // a program does not read the title of a page as a name
      personalInfo: { fullName: 'Resume', email: 'maya@okafor.example' },
      skills: [{ id: newId(), name: 'SQL' }],
    })
    const { percent, fields } = await readBack({ typesetter }, { content, design: Design.parse({}) })
    expect(fields.map(({ typed, state }) => [typed, state])).toEqual([
      ['Resume', 'misplaced'],
      ['maya@okafor.example', 'found'],
      ['Skills', 'found'],
      ['SQL', 'found'],
    ])
    expect(percent).toBe(75)
  })

  it('finds a link whose label is printed in its place', async () => {
    const content = ResumeContent.parse({
      personalInfo: {
        fullName: 'Maya Okafor',
        headline: 'Data Analyst',
        email: 'maya@okafor.example',
        location: 'Portland, OR',
        website: 'maya.example',
        portfolio: 'okafor.example/work',
        links: [
          { label: 'GitHub', url: 'https://github.com/maya' },
          { label: 'Talks', url: 'talks.example/maya' },
          { label: '', url: 'blog.example/maya' },
        ],
      },
      skills: [{ id: newId(), name: 'SQL' }],
    })
    for (const { key } of oneColumn) {
      const { fields } = await readBack({ typesetter }, { content, design: Design.parse({ template: key }) })
      expect(
        fields.filter(({ state }) => state !== 'found').map(({ typed }) => typed),
        key,
      ).toEqual([])
    }
  })

  it('reads back marked texts by their words, also lines below others', async () => {
    const content = ResumeContent.parse({
      personalInfo: { fullName: 'Maya Okafor', email: 'maya@okafor.example' },
      professionalSummary: 'Analyst with **five years** in [billing](https://okafor.example) and operations.',
      workExperience: [
        {
          id: newId(),
          jobTitle: 'Data Analyst',
          company: 'Papertrail Inc.',
          startDate: '2020-01',
          endDate: '2022-02',
          responsibilities: [
            'Built **40** reports in SQL',
            '\tWrote the tests of each',
            'Found an error in the invoices',
          ],
        },
      ],
    })
    for (const { key } of oneColumn) {
      const { fields } = await readBack({ typesetter }, { content, design: Design.parse({ template: key }) })
      expect(
        fields.filter(({ state }) => state !== 'found').map(({ typed }) => typed),
        key,
      ).toEqual([])
    }
  })

  it('marks every resume as safe except the one with joined Arabic letters', () => {
    expect(safe).toHaveLength(oneColumn.length * (cases.length - 1))
  })

  it('reads Arabic word for word from the DOCX, and except joined letters from the PDF', async () => {
    const resume = { content: madeUpResumes.Arabic!, design: Design.parse({}) }
    const fields = resumeFields(resume.content)
    const docx = await extractText({ bytes: await writeResumeDocx(resume), extension: 'docx' })
    const typed = fields.map((field) => field.typed)
    expect(compareReading(typed, docx.text, ordersOf(fields)).filter(({ state }) => state === 'missing')).toEqual([])
    const lost = (await readBack({ typesetter }, resume)).fields.filter(isLost)
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.filter((field) => !isMisread(field.typed))).toEqual([])
  })

  it.each(others)(
    'loses no word from the two-column template $label and shows its percentage',
    async ({ key, label }) => {
      const all = await Promise.all(casesNow.map(async ([name]) => ({ name, ...(await read(name, key)) })))
      const figures = all.map(({ name, percent }) => `${name} ${percent}%`)
      process.stdout.write(`${label}: ${figures.join(', ')}\n`)
      for (const { name, fields } of all) {
        const lost = fields.filter(({ typed, state }) => state === 'missing' && !isMisread(typed))
        expect(lost, name).toEqual([])
      }
    },
  )
})
