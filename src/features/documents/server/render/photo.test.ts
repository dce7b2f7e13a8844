import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { Design, templateKeys } from '#features/document-content/design.ts'
import { createLog } from '#server/log.ts'
import { extractText } from '#server/text/extract-text.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { writeResumeDocx } from '../exports/docx/write-docx.ts'
import { previewResume, renderResumePdf } from './render-document.ts'
import { sampleResume } from './sample-resume.testing.ts'

// the time limit is not tested here, so a busy machine must not reach it
const typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
afterAll(() => typesetter.close())
const photo = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#7a5a3a' } })
  .jpeg()
  .toBuffer()
const content = sampleResume()
const withPhoto = (template: (typeof templateKeys)[number]) => Design.parse({ template, hasPhoto: true })

describe.each(templateKeys)('a photo in %s', (template) => {
  it('is printed once, on the first page, without changing the text', async () => {
    const design = withPhoto(template)
    const { pages } = await previewResume({ typesetter }, { content, design, photo })
    expect(pages.map(({ svg }) => svg.split('<image').length - 1)).toEqual([1, ...pages.slice(1).map(() => 0)])
    const read = async (resume: Parameters<typeof renderResumePdf>[1]) =>
      (await extractText({ bytes: await renderResumePdf({ typesetter }, resume), extension: 'pdf' })).text.replace(
        /\s+/g,
        ' ',
      )
    expect(await read({ content, design, photo })).toBe(await read({ content, design: Design.parse({ template }) }))
  })

  it('is omitted if the design or the profile has none', async () => {
    for (const resume of [
      { content, design: Design.parse({ template }), photo },
      { content, design: withPhoto(template), photo: null },
    ]) {
      const { pages } = await previewResume({ typesetter }, resume)
      expect(pages.map(({ svg }) => svg).join('')).not.toContain('<image')
    }
  })
})

it('a photo in Word is a named picture', async () => {
  const of = (has: boolean) => writeResumeDocx({ content, design: Design.parse({ hasPhoto: has }), photo })
  expect((await of(true)).includes('word/media/')).toBe(true)
  expect((await of(false)).includes('word/media/')).toBe(false)
})
