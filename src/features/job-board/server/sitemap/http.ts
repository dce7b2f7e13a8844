import { html, raw } from 'hono/html'
import { isId } from '#lib/ids.ts'
import type { Db, Services } from '#server/context.ts'
import type { App } from '#server/http/app.ts'
import { sharedRead } from '#server/shared-read.ts'
import { readSitemapPage, readSitemapStarts } from '../feeds.ts'
import { type Address, readCompanies, readLandings, readPages } from './addresses.ts'

type Read = (db: Db) => Promise<Address[]>
/** Readers of other areas' addresses, by the name of their part of the sitemap. */
export type MoreAddresses = Record<string, Read>

// caches reload within a minute, so that a hidden job disappears from them within that time
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=60' }
const declaration = raw('<?xml version="1.0" encoding="UTF-8"?>\n')

/** The largest number of addresses in one file, by the sitemap protocol. */
const maxAddresses = 50_000

/**
 * `GET /sitemap.xml`, an index, and its parts under `/sitemaps/`: `{name}.xml`, `{name}-2.xml` and so on, and pages of jobs, named by
 * the id of their first job.
 */
export function mountSitemap(
  app: App,
  { db, env }: Pick<Services, 'db' | 'env'>,
  more: MoreAddresses,
  size = maxAddresses,
): void {
  const origin = env.PUBLIC_URL
  const sources: MoreAddresses = { pages: readPages, companies: readCompanies, landings: readLandings, ...more }
  const readIndex = sharedRead(async (from: Db) => {
    const parts: { name: string; at: Date | undefined }[] = []
    // one after the other: the endpoint is public, and each read uses a database connection
    for (const [name, read] of Object.entries(sources)) parts.push(...partsOf(name, await read(from), size))
    const starts = await readSitemapStarts(from)
    return `${sitemapIndex(origin, [...parts, ...starts.map(({ start, at }) => ({ name: start, at }))])}`
  })
  const readXml = sharedRead(async (name: string) => {
    const rows = await readPart(db, sources, name, size)
    return rows && `${sitemap(origin, rows)}`
  })
  app.get('/sitemap.xml', async (c) => c.body(await readIndex(db), 200, XML))
  app.get('/sitemaps/:part{.+\\.xml}', async (c) => {
    const xml = await readXml(c.req.param('part').replace(/\.xml$/, ''))
    return xml ? c.body(xml, 200, XML) : c.notFound()
  })
}

/** The files that these addresses are split into; empty without addresses. */
function partsOf(name: string, rows: Address[], size: number): { name: string; at: Date | undefined }[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => ({
    name: index === 0 ? name : `${name}-${index + 1}`,
    at: newestOf(rows.slice(index * size, (index + 1) * size)),
  }))
}

const newestOf = (rows: Address[]): Date | undefined =>
  rows.reduce<Date | undefined>((newest, { at }) => (at && (!newest || at > newest) ? at : newest), undefined)

async function readPart(db: Db, sources: MoreAddresses, part: string, size: number): Promise<Address[] | null> {
  if (isId(part)) {
    const rows = await readSitemapPage(db, part)
    return rows.map(({ slug, updatedAt: at }) => ({ path: `/jobs/${encodeURIComponent(slug)}`, at }))
  }
  const [, name = '', number = '1'] = /^([a-z-]*?[a-z])(?:-([1-9]\d{0,3}))?$/.exec(part) ?? []
  const read = Object.hasOwn(sources, name) ? sources[name] : undefined
  if (!read || part === `${name}-1`) return null
  const from = (Number(number) - 1) * size
  const rows = (await read(db)).slice(from, from + size)
  return rows.length > 0 || number === '1' ? rows : null
}

const lastmod = (at: Date | undefined) => (at ? html`<lastmod>${at.toISOString()}</lastmod>` : '')

const sitemapIndex = (
  origin: string,
  parts: { name: string; at: Date | undefined }[],
) => html`${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map(
  ({ name, at }) => html`<sitemap><loc>${origin}/sitemaps/${name}.xml</loc>${lastmod(at)}</sitemap>
`,
)}</sitemapindex>`

const sitemap = (
  origin: string,
  addresses: Address[],
) => html`${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(
  ({ path, at }) => html`<url><loc>${origin}${path}</loc>${lastmod(at)}</url>
`,
)}</urlset>`
