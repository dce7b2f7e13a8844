import { getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import { Design, templateKeys } from '#features/document-content/design.ts'
import { emptyLetter } from '#features/document-content/letter-content.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { createLog } from '#server/log.ts'
import { readPdf } from '#server/text/read-pdf.ts'
import { tidyText } from '#server/text/tidy-text.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { previewLetter, renderLetterPdf, renderResumePdf } from './render-document.ts'
import { sampleLetter } from './sample-resume.testing.ts'

const typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
const ctx = { typesetter }
afterAll(() => typesetter.close())

const design = (overrides: Partial<Design> = {}) => Design.parse(overrides)
const _pdfOf = (content: ResumeContent, overrides: Partial<Design> = {}) =>
  renderResumePdf(ctx, { content, design: design(overrides) })
const _open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
/** Reads a PDF in this process, which the product does not: these files are not from strangers. */
async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await readPdf(new Uint8Array(pdf))
  return tidyText(text).text.replace(/\s+/g, ' ')
}

describe('a cover letter', () => {
  it.each(templateKeys)('uses the design of the resume in %s, with its date', async (template) => {
    const letter = { content: sampleLetter(), design: design({ template, page: 'letter' }), date: '2026-11-22' }
    const text = await textOf(await renderLetterPdf(ctx, letter))
    const said = [
      'November 22, 2026',
      'Dr. Ruth Adeyemi',
      'Fernway Health',
      'Re: Senior Data Analyst, reference FH-2231',
    ]
    for (const words of [
      ...said,
      'Dear Dr. Ruth Adeyemi,',
      'I write to apply.',
      '140 SQL models',
      'Sincerely, Maya Okafor',
    ]) {
      expect(text).toContain(words)
    }
    const { marks, pages } = await previewLetter(ctx, letter)
    expect(pages).toHaveLength(1)
    expect(new Set(marks.map(({ id }) => id))).toEqual(
      new Set(['personalInfo', 'recipientInfo', 'jobInfo', 'paragraphs', 'signature']),
    )
  })

  it('adds no greeting where the letter has one, is in another language or is empty', async () => {
    const pdf = async (opening: string, closing = '') => {
      const content = sampleLetter()
      content.paragraphs = { opening, body: [''], closing }
      return textOf(await renderLetterPdf(ctx, { content, design: design(), date: '2026-11-22' }))
    }
    const own = await pdf('Dear team, I write to apply.', 'Best regards')
    expect([own.match(/Dear/g)?.length, own.includes('Sincerely')]).toEqual([1, false])
    expect(await pdf('Пишу, чтобы откликнуться.')).not.toMatch(/Dear|Sincerely/)
    const empty = { content: emptyLetter(), design: design(), date: '2026-11-22' }
    expect((await textOf(await renderLetterPdf(ctx, empty))).trim()).toBe('22 November 2026')
  })
})
