import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './start-product.ts'

// The JavaScript that the first load of a page transfers to an empty browser, in KB of gzip, and its number of requests, compared with the
// limits for its kind (docs/decisions/0074-bars-of-plain-means.md). What a page loads later, when it is idle, is not included: this
// browser never reports that it is idle. Build first.
const bars = { list: 225, board: 240, form: 255, editor: 305, signIn: 255 }
const maxRequests = 50
const kilobyte = 1024

const quietMs = 1_500

/** The kind of page, its path, and the page on which its id is found. */
type Visited = [kind: keyof typeof bars, path: string, first?: string]

const pages: Record<string, Visited[]> = {
  seeker: [
    ['list', '/app'],
    ['list', '/app/jobs'],
    ['list', '/app/tracker'],
    ['board', '/app/tracker?view=board'],
    ['list', '/app/documents'],
    ['list', '/app/notifications'],
    ['list', '/app/interview'],
    ['list', '/app/interview?tab=questions'],
    ['form', '/app/interview?tab=mock-interview'],
    ['list', '/app/interview?tab=tracker'],
    ['list', '/app/interview?tab=resources'],
    ['list', '/app/salary'],
    ['list', '/app/salary?jobTitle=Data+Analyst&location=Portland'],
    ['list', '/app/salary/offers'],
    ['list', '/app/auto-apply'],
    ['form', '/app/profile'],
    ['editor', '/app/documents/resume/new'],
    ['editor', '/app/documents/cover-letter/new'],
  ],
  company: [
    ['list', '/app/company'],
    ['list', '/app/company/jobs'],
    ['list', '/app/company/applications'],
    ['board', '/app/company/applications?view=board'],
    ['list', '/app/company/candidates'],
    ['list', '/app/company/analytics'],
    ['editor', '/app/company/jobs/create'],
    ['editor', '/app/company/profile'],
  ],
  admin: [
    ['list', '/app/admin'],
    ['list', '/app/admin/users'],
    ['list', '/app/admin/companies'],
    ['list', '/app/admin/jobs'],
    ['list', '/app/admin/moderation'],
    ['list', '/app/admin/support'],
    ['list', '/app/admin/audit'],
    ['editor', '/app/admin/settings'],
    ['editor', '/app/admin/blog/:id', '/admin/blog/posts'],
    ['editor', '/app/admin/campaigns/:id', '/admin/campaigns'],
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'tandem-page-code-'))
const { url, end } = await startProduct(folder)
try {
  for (const [person, visited] of Object.entries(pages)) {
    const context = await openBrowser(url, `${person}@tandem.test`)
    for (const [kind, path, first] of visited) {
      const address = first ? path.replace(':id', await firstOf(context, first)) : path
      await report(await emptyBrowser(context), kind, address)
    }
    if (person === 'admin') {
      await context.clearCookies()
      await report(await emptyBrowser(context), 'signIn', '/auth')
    }
    await context.browser()?.close()
  }
} finally {
  await end()
  rmSync(folder, { recursive: true, force: true })
}

/** The same person in a browser with an empty cache. */
async function emptyBrowser(known: BrowserContext): Promise<BrowserContext> {
  const browser = known.browser()
  if (!browser) throw new Error('The browser is closed.')
  const context = await browser.newContext({ baseURL: url, storageState: await known.storageState() })
  await context.addInitScript('window.requestIdleCallback = () => 0')
  return context
}

async function firstOf({ request }: BrowserContext, path: string): Promise<string> {
  const { items, rows } = await (await request.get(`/api/v1${path}`)).json()
  return (items ?? rows)[0].id
}

async function report(context: BrowserContext, kind: keyof typeof bars, path: string): Promise<void> {
  const { bytes, requests } = await visit(context, path)
  const size = bytes / kilobyte
  const verdict = size <= bars[kind] ? '' : `  ${(size - bars[kind]).toFixed(0)} too many`
  const many = requests <= maxRequests ? '' : `  ${requests - maxRequests} requests too many`
  const line = `${path.padEnd(52)} ${size.toFixed(1).padStart(6)} of ${bars[kind]} KB`
  console.log(`${line} ${String(requests).padStart(4)} of ${maxRequests} requests${verdict}${many}`)
}

/** The bytes of all code until no more was loaded, and the number of requests. */
async function visit(context: BrowserContext, path: string): Promise<{ bytes: number; requests: number }> {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  let requests = 0
  let last = Date.now()
  page.on('response', (response) => {
    requests += 1
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    last = Date.now()
    sizes.push(response.body().then((code) => gzipSync(code, { level: 9 }).length))
  })
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  while (Date.now() - last < quietMs) await page.waitForTimeout(100)
  const all = await Promise.all(sizes)
  await page.close()
  return { bytes: all.reduce((sum, size) => sum + size, 0), requests }
}
