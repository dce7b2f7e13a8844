import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Design, isAtsSafe, templates } from '#features/document-content/design.ts'
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

// what stands in the PDF is right; pdf.js turns the two letters of a joined lam and alef round, and repeats a mark over a letter
const cases = Object.entries(madeUpResumes)
const read = (name: string, template: string) =>
  readBack({ typesetter }, { title: name, content: madeUpResumes[name]!, design: Design.parse({ template }) })
const oneColumn = templates.filter(({ isOneColumn }) => isOneColumn)
const safe = oneColumn.flatMap((template) =>
  cases
    .filter(([, content]) => isAtsSafe(template, JSON.stringify(content)))
    .map(([name]) => [template.key, name] as const),
)
/** Every second resume once, the templates in turn: scripts and shapes break readers, and a template sets them all by one way. */
const safeNow = casesOf(safe, ([template, name]) => {
  const at = cases.findIndex(([other]) => other === name)
  return at % 2 === 0 && template === oneColumn[(at / 2) % oneColumn.length]!.key
})
/** What two columns break first: one page, many, and lines that run leftward. */
const casesNow = casesOf(cases, ([name]) => ['every section', 'Arabic'].includes(name))
const others = templates.filter(({ isOneColumn }) => !isOneColumn)
/** Words that programs misread in any PDF: what they stand in is not called safe. */
const isMisread = (typed: string) => !isAtsSafe({ isOneColumn: true }, typed)

describe('what a machine reads', () => {
  it.each(safeNow)('the ATS-safe template %s is read back whole: %s', async (template, name) => {
    const { percent, fields, lines } = await read(name, template)
    const lost = fields.filter(({ state }) => state !== 'found')
    expect(lost, lines.join('\n')).toEqual([])
    expect(percent).toBe(100)
  })

  it('calls every resume but the one with joined Arabic letters safe', () => {
    expect(safe).toHaveLength(oneColumn.length * (cases.length - 1))
  })

  it('reads Arabic from the DOCX word for word, and from the PDF all but joined letters', async () => {
    const resume = { title: 'Arabic', content: madeUpResumes.Arabic!, design: Design.parse({}) }
    const fields = resumeFields(resume.content)
    const docx = await extractText({ bytes: await writeResumeDocx(resume), extension: 'docx' })
    const typed = fields.map((field) => field.typed)
    expect(compareReading(typed, docx.text, ordersOf(fields)).filter(({ state }) => state === 'missing')).toEqual([])
    const lost = (await readBack({ typesetter }, resume)).fields.filter(({ state }) => state !== 'found')
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.filter((field) => !isMisread(field.typed))).toEqual([])
  })

  it.each(others)('the template $label, of two columns, loses no word and says its figure', async ({ key, label }) => {
    const all = await Promise.all(casesNow.map(async ([name]) => ({ name, ...(await read(name, key)) })))
    const figures = all.map(({ name, percent }) => `${name} ${percent}%`)
    process.stdout.write(`${label}: ${figures.join(', ')}\n`)
    for (const { name, fields } of all) {
      const lost = fields.filter(({ typed, state }) => state === 'missing' && !isMisread(typed))
      expect(lost, name).toEqual([])
    }
  })
})
