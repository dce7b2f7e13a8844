import pLimit from 'p-limit'
import sharp, { type OverlayOptions } from 'sharp'
import { findLanguage } from '#lib/find-language.ts'
import { initials } from '#lib/names.ts'
import { type ShareCard, shareSize } from '#lib/share-picture.ts'
import { inProduct } from '#root.ts'
import type { Services } from '../context.ts'
import { brandFile } from './brand-file.ts'

export type Drawn = { bytes: Buffer; contentType: 'image/png' | 'image/jpeg' }
/** The images of a card, as file contents. */
export type Pictures = { logo: Buffer | null; cover: Buffer | null }
type Ctx = Pick<Services, 'typesetter'>

const [SIDE, EDGE, TOP] = [112, 80, 72]
const MAX_PIXELS = 40_000_000
// one at a time, so that page requests have priority
const turns = pLimit(1)

/**
 * Draws the card as an image of 1200 by 630 pixels. The typesetting process sets the text and another thread paints it, so the event loop
 * stays free. RENDERER_BUSY and DOCUMENT_TOO_LONG as for documents.
 */
export async function drawCard(ctx: Ctx, card: ShareCard, { logo, cover }: Pictures): Promise<Drawn> {
  if (cover) return { bytes: await paintCover(cover), contentType: 'image/jpeg' }
  const language = findLanguage(`${card.title} ${card.title} ${card.kicker} ${card.text}`)
  const svg = await setCard(ctx, { ...card, ...language, hasLogo: logo !== null })
  const foot = await painted(await brandFile('wordmark-on-pine.svg'), { height: 50 })
  const layers: OverlayOptions[] = [{ input: foot, left: EDGE, top: shareSize.height - 78 }]
  if (logo) {
    const left = language.dir === 'rtl' ? shareSize.width - EDGE - SIDE : EDGE
    layers.push({ input: await painted(logo, { width: SIDE, height: SIDE }), left, top: TOP })
  }
  const made = sharp(Buffer.from(svg), { limitInputPixels: MAX_PIXELS }).resize(shareSize).composite(layers)
  const bytes = await turns(() => made.png({ palette: true, colours: 128, effort: 4 }).toBuffer())
  return { bytes, contentType: 'image/png' }
}

type Settable = ShareCard & { lang: string; dir: 'ltr' | 'rtl'; hasLogo: boolean }

async function setCard(ctx: Ctx, { kicker, title, text, mark, lang, dir, hasLogo }: Settable): Promise<string> {
  const length = [...title].length
  const data = {
    kicker,
    title,
    text,
    lang,
    dir,
    hasMark: mark !== undefined,
    initials: mark && !hasLogo ? initials(mark.name) : '',
    size: length > 70 ? 58 : length > 36 ? 68 : 80,
    // no tracking for joined scripts, whose letters must touch
    tracking: /^[\p{Script=Latin}\P{L}]*$/u.test(title) ? -0.025 : 0,
    font: 'Inter',
  }
  const job = { folder: inProduct('src/server/share-pictures/typst'), main: 'card.typ', data, minScale: 0.5 }
  const { pages } = await ctx.typesetter.set({ ...job, output: 'pages' }, { group: 'share pictures' })
  return pages[0]?.svg ?? ''
}

const painted = (picture: Buffer, size: { width?: number; height?: number }) =>
  turns(() =>
    sharp(picture, { density: 300, limitInputPixels: MAX_PIXELS })
      .resize({ ...size, fit: 'contain', background: '#ffffff00' })
      .png()
      .toBuffer(),
  )

const paintCover = (cover: Buffer) =>
  turns(() =>
    sharp(cover, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ ...shareSize, fit: 'cover', position: 'attention' })
      .flatten({ background: '#fbf9f4' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  )
