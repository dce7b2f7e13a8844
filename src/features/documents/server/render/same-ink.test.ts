import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Design, templateKeys } from '#features/document-content/design.ts'
import { createLog } from '#server/log.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { casesOf } from '#testing/long.ts'
import { drawFast } from '../../draw-fast.ts'
import { previewLetter, previewResume, renderLetterPdf, renderResumePdf } from './render-document.ts'
import { sampleLetter, sampleResume } from './sample-resume.testing.ts'

// pixels per point: enough that the two renderers' different antialiasing does not matter
const SCALE = 6
const typesetter = new Typesetter(createLog('silent'))
const ctx = { typesetter }
let pdfium: PDFiumLibrary
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init()
})
afterAll(() => {
  typesetter.close()
  pdfium.destroy()
})

type Picture = { data: Uint8Array; width: number; height: number }
function toGrey({ data, width, height }: Picture, channels: number): Uint8Array {
  const grey = new Uint8Array(width * height)
  // a page has 18 million pixels: a function call for each of them would take seconds
  for (let at = 0, from = 0; at < grey.length; at += 1, from += channels) {
    grey[at] = (data[from]! + data[from + 1]! + data[from + 2]!) / 3
  }
  return grey
}

/** The share of the PDF's ink where the preview is clearly darker or lighter. */
async function difference(pdf: Buffer, pages: { svg: string }[]): Promise<number[]> {
  const document = await pdfium.loadDocument(pdf)
  const shares: number[] = []
  for (const page of document.pages()) {
    const printed = await page.render({ scale: SCALE, render: 'bitmap' })
    const { width, height } = printed
    const layers = drawFast(pages[page.number]!.svg).map(({ svg }) =>
      sharp(Buffer.from(svg), { density: 72 * SCALE })
        .resize(width, height, { fit: 'fill' })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    )
    const shown = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .composite((await Promise.all(layers)).map((input) => ({ input })))
      .removeAlpha()
      .raw()
      .toBuffer()
    const [a, b] = [toGrey(printed, 4), toGrey({ data: shown, width, height }, 3)]
    let [ink, other] = [0, 0]
    for (let at = 0; at < a.length; at += 1) {
      ink += (255 - a[at]!) / 255
      if (Math.abs(a[at]! - b[at]!) > 127) other += 1
    }
    shares.push(other / ink)
  }
  document.destroy()
  return shares
}

describe('the preview and the PDF', () => {
  // a normal run uses the template that differs most from the letter below
  const templates = casesOf(templateKeys, (key) => key === 'sidebar')

  it.each(templates)('look the same to a thousandth of the ink, in %s (PREV-06)', async (template) => {
    const design = Design.parse({ template, font: 'source-serif', color: 'indigo' })
    const content = sampleResume(template === 'classic' ? 4 : 1)
    const { pages } = await previewResume(ctx, { content, design })
    const pdf = await renderResumePdf(ctx, { content, design })
    const shares = await difference(pdf, pages)
    expect(shares).toHaveLength(pages.length)
    expect(pages.length > 1).toBe(template === 'classic')
    expect(Math.max(...shares)).toBeLessThan(0.001)
  })

  it('look the same in a letter (PREV-06)', async () => {
    const letter = { content: sampleLetter(), design: Design.parse({ template: 'editorial' }), date: '2026-11-22' }
    const { pages } = await previewLetter(ctx, letter)
    const [share] = await difference(await renderLetterPdf(ctx, letter), pages)
    expect(share).toBeLessThan(0.001)
    const other = await previewLetter(ctx, { ...letter, date: '2026-11-23' })
    const [moved] = await difference(await renderLetterPdf(ctx, letter), other.pages)
    expect(moved).toBeGreaterThan(0.001)
  })
})
