import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context as HonoContext } from 'hono'
import { commonErrors } from '#lib/contract.ts'
import { type ShareCard, type ShareKind, shareKinds } from '#lib/share-picture.ts'
import { inProduct } from '#root.ts'
import type { Context, Services } from '../context.ts'
import { DomainError } from '../errors.ts'
import { type App, requestContext } from '../http/app.ts'
import { matchesEtag } from '../http/entity-tag.ts'
import { brandFile } from './brand-file.ts'
import { type Drawn, drawCard } from './draw-card.ts'
import { fitCard } from './fit-card.ts'
import { StoredPictures } from './stored-pictures.ts'

/** Reads what the image of a page shows, as a signed-out visitor sees it. NOT_FOUND for content that is not or no longer public. */
export type ReadCard = (ctx: Context, name: string) => Promise<ShareCard>
export type ShareCards = Record<ShareKind, ReadCard>

/** The limit for new images per client: each takes a tenth of a second of a processor. */
const NEW_PER_MINUTE = { points: 60, seconds: 60 }
const MAX_WAITING = 24
const LONGEST_NAME = 300
// caches revalidate after a minute, so that hidden content disappears within that time
const KEEP = 'public, max-age=60'
const BRAND = /^\/brand\/(companies\/[\w-]+\.svg)$/
const OURS = /^\/api\/(company-logos|blog-pictures)\/[\w-]+$/

/** `GET /og/{kind}/{name}`: the image that is shown where a link to a public page is shared. */
export function mountSharePictures(app: App, services: Services, cards: ShareCards): void {
  const stored = new StoredPictures(join(services.env.DATA_DIR, 'cache/share-pictures'))
  const drawing = new Map<string, Promise<Drawn>>()
  const look = createHash('sha256')
    .update(readFileSync(inProduct('src/server/share-pictures/typst/card.typ')))
    .digest('hex')

  const draw = async (card: ShareCard, hash: string): Promise<Drawn> => {
    const [logo, cover] = await Promise.all([readOwn(app, card.mark?.logoUrl), readOwn(app, card.coverUrl)])
    const made = await drawCard(services, card, { logo, cover })
    await stored.keep(hash, made)
    return made
  }
  /** Draws the same image only once, however many clients request it. */
  const drawOnce = async (ctx: Context, card: ShareCard, hash: string): Promise<Drawn> => {
    const under = drawing.get(hash)
    if (under) return under
    if (drawing.size >= MAX_WAITING) throw new DomainError('RENDERER_BUSY')
    const made = ctx.throttle.consume('share-pictures', ctx.clientAddress, NEW_PER_MINUTE).then(() => draw(card, hash))
    drawing.set(hash, made)
    return made.finally(() => drawing.delete(hash))
  }

  app.get('/og/:kind/:name', (c) =>
    answer(c, async () => {
      const [kind, name] = [shareKinds.find((one) => one === c.req.param('kind')), c.req.param('name')]
      if (!kind || name.length > LONGEST_NAME) throw new DomainError('NOT_FOUND')
      const request = requestContext(services, c.req.raw, c.env?.incoming?.socket?.remoteAddress)
      const ctx: Context = { ...request, viewer: null, sessionId: null }
      const card = fitCard(await cards[kind](ctx, name))
      const hash = createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex').slice(0, 40)
      const headers = { etag: `"${hash}"`, 'cache-control': KEEP, 'cross-origin-resource-policy': 'cross-origin' }
      if (matchesEtag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
      const { bytes, contentType } = (await stored.read(hash)) ?? (await drawOnce(ctx, card, hash))
      return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': contentType })
    }),
  )
}

/** A public image of the product itself by its path; null for other paths and for missing images. */
async function readOwn(app: App, address: string | null | undefined): Promise<Buffer | null> {
  const brand = BRAND.exec(address ?? '')?.[1]
  if (brand) return brandFile(brand).catch(() => null)
  if (!address || !OURS.test(address)) return null
  const response = await app.request(address)
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null
}

const BUSY = new Set(['RENDERER_BUSY', 'DOCUMENT_TOO_LONG', 'RATE_LIMITED'])

async function answer(c: HonoContext, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code } = error
    c.header('cache-control', 'no-store')
    if (code === 'NOT_FOUND') return c.json({ code, message: commonErrors.NOT_FOUND.message }, 404)
    if (!BUSY.has(code)) throw error
    c.header('retry-after', '10')
    return c.json({ code, message: 'Too many images are being drawn. Please try again in a moment.' }, 503)
  }
}
