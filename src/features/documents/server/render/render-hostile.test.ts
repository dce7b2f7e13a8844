import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { templateKeys } from '#features/document-content/design.ts'
import { emptyLetter } from '#features/document-content/letter-content.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { createLog } from '#server/log.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { isLong } from '#testing/long.ts'
import { ctx, design, open, openTypesetter, pdfOf, textOf } from './render.testing.ts'
import { previewLetter, previewResume, renderLetterPdf, renderResumePdf } from './render-document.ts'
import { sampleResume } from './sample-resume.testing.ts'

openTypesetter()

describe('hostile content', () => {
  const hostile = [
    '#read("/etc/passwd") #include "/job.json" #panic("x") $x^2$ *b* _i_ `c` = h\n- l\n+ n\n/ t: d <mark> @ref [#x] \\',
    '\u0007\u001b[31m\u202e\u202d\u2066\u2067\u2069 text \u200b\ufeff\u00ad \ufffe',
    '\u05d0\u202b\u0627\u202a'.repeat(400),
    `${'e\u0301'.repeat(200)} ${'q\u0323\u0307'.repeat(200)} ${'👨‍👩‍👧‍👦'.repeat(50)}`,
    'x'.repeat(6000),
    '</svg><script>alert(1)</script><style>*{}</style>" onload="alert(1)',
  ]
  // every text in one template, the templates in turn; the long run tests all texts in all templates
  const cases = hostile.map(
    (text, at) => [at, isLong ? templateKeys : [templateKeys[at % templateKeys.length]!], text] as const,
  )
  it.each(cases)('is printed as text (%i)', async (_, templates, text) => {
    const line = text.slice(0, 300).toWellFormed()
    const content = ResumeContent.parse({
      personalInfo: { fullName: line, email: line, website: line },
      professionalSummary: text,
      workExperience: [{ id: newId(), jobTitle: line, company: line, location: line, responsibilities: [text, text] }],
      skills: [{ id: newId(), name: line }],
      customSections: [{ id: newId(), title: line, content: text, items: [text] }],
    })
    for (const template of templates) {
      const { pages } = await previewResume(ctx, { content, design: design({ template }) })
      for (const { svg } of pages) expect(svg).not.toMatch(/<script|<style|onload|style=|foreignObject|<a[ >]|<text/)
      const pdf = await pdfOf(content, { template })
      expect(pdf.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction)\b/)
      // its own data, and nothing else
      expect([...((await (await open(pdf)).getAttachments()) ?? new Map()).keys()]).toEqual(['resume.json'])
      expect(await textOf(pdf)).not.toContain('root:')
    }
  })

  it('of more than 200,000 characters is rejected in every format, before layout', async () => {
    const set = vi.fn()
    const untouched = { typesetter: { set } as unknown as Typesetter }
    const items = Array.from({ length: 40 }, () => 'word '.repeat(1000))
    const resume = { content: ResumeContent.parse({ customSections: [{ id: newId(), items }] }), design: design() }
    const letter = { ...emptyLetter(), paragraphs: { opening: '', body: items, closing: '' } }
    const refused = { code: 'DOCUMENT_TOO_LONG' }
    await expect(previewResume(untouched, resume)).rejects.toMatchObject(refused)
    await expect(renderResumePdf(untouched, resume)).rejects.toMatchObject(refused)
    const dated = { content: letter, design: design(), date: '2026-11-22' }
    await expect(previewLetter(untouched, dated)).rejects.toMatchObject(refused)
    await expect(renderLetterPdf(untouched, dated)).rejects.toMatchObject(refused)
    expect(set).not.toHaveBeenCalled()
  })

  it('of 39,000 words is rejected and does not block later documents', async () => {
    const items = Array.from({ length: 39 }, () => 'word '.repeat(1000).trim())
    const content = ResumeContent.parse({ customSections: [{ id: newId(), title: 'Long', items }] })
    const limited = { typesetter: new Typesetter(createLog('silent')) }
    onTestFinished(() => limited.typesetter.close())
    const long = previewResume(limited, { content, design: design({ size: 12, spacing: 'airy' }) })
    const next = previewResume(limited, { content: sampleResume(), design: design() })
    await expect(long).rejects.toMatchObject({ code: 'DOCUMENT_TOO_LONG' })
    expect((await next).pages).toHaveLength(1)
  })
})
