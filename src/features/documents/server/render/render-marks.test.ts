import { getDocumentProxy } from 'unpdf'
import { afterAll, expect, it } from 'vitest'
import { Design, templateKeys } from '#features/document-content/design.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { createLog } from '#server/log.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { renderResumePdf } from './render-document.ts'

// the time limit is not tested here, so a busy machine must not reach it
const typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
afterAll(() => typesetter.close())

const content = ResumeContent.parse({
  professionalSummary: 'Analyst with **five years** in [billing](https://okafor.example/billing).',
  workExperience: [
    {
      id: newId(),
      jobTitle: 'Analyst',
      responsibilities: ['Built **40** reports', '\tFor three teams', 'Found an error'],
    },
  ],
})

it.each(templateKeys)('sets bold words, links and lines below others, in %s', async (template) => {
  const bytes = await renderResumePdf({ typesetter }, { content, design: Design.parse({ template }) })
  const page = await (await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })).getPage(1)
  const { items } = await page.getTextContent()
  const words = items.flatMap((one) => ('str' in one ? [one] : []))
  const find = (text: string) => words.find(({ str }) => str.includes(text))
  expect(find('five years')?.fontName).not.toBe(find('Analyst with')?.fontName)
  expect((await page.getAnnotations()).map(({ url }) => url)).toEqual(['https://okafor.example/billing'])
  expect(find('For three teams')?.transform[4]).toBeGreaterThan(find('Found an error')?.transform[4])
  expect(words.map(({ str }) => str).join('')).not.toMatch(/\*\*|\]\(/)
})
