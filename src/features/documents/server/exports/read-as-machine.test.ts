import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { Design, templates } from '../../content/design.ts'
import { madeUpResumes } from './made-up-resumes.testing.ts'
import { readBack } from './read-as-machine.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = new Typesetter(createLog('silent'))
})
afterAll(() => typesetter.close())

// what stands in the PDF is right; pdf.js turns the two letters of a joined lam and alef round, and repeats a mark over a letter
const JOINED = /ل[اأإآ]|[\u064b-\u0652]/
const cases = Object.entries(madeUpResumes)
const read = (name: string, template: string) =>
  readBack({ typesetter }, { title: name, content: madeUpResumes[name]!, design: Design.parse({ template }) })
const safe = templates
  .filter(({ isAtsSafe }) => isAtsSafe)
  .flatMap(({ key }) => cases.map(([name]) => [key, name] as const))
const others = templates.filter(({ isAtsSafe }) => !isAtsSafe)

describe('what a machine reads', { timeout: 60_000 }, () => {
  it.each(safe)('the ATS-safe template %s is read back whole: %s', async (template, name) => {
    const { percent, fields, lines } = await read(name, template)
    const lost = fields.filter(({ typed, state }) => state !== 'found' && !JOINED.test(typed))
    expect(lost, lines.join('\n')).toEqual([])
    expect(percent).toBe(name === 'Arabic' ? 80 : 100)
  })

  it.each(others)('the template $label, of two columns, loses no word and says its figure', async ({ key, label }) => {
    const all = await Promise.all(cases.map(async ([name]) => ({ name, ...(await read(name, key)) })))
    const figures = all.map(({ name, percent }) => `${name} ${percent}%`)
    process.stdout.write(`${label}: ${figures.join(', ')}\n`)
    for (const { name, fields } of all) {
      const lost = fields.filter(({ typed, state }) => state === 'missing' && !JOINED.test(typed))
      expect(lost, name).toEqual([])
    }
  })
})
