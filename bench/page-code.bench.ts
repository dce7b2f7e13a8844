import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './start-product.ts'

// The JavaScript that the first load of a page brings to an empty browser, in KB of gzip, beside the bars of a list and of an
// editor. What a page fetches only once it rests is not in it: the browser never says that it does. Build first.
const bars = { list: 170, editor: 250 }
const kilobyte = 1024

const quietMs = 1_500

/** A list or an editor, its path, and where its id is looked for. */
type Visited = [kind: keyof typeof bars, path: string, first?: string]

const pages: Record<string, Visited[]> = {
  seeker: [
    ['list', '/app'],
    ['list', '/app/jobs'],
    ['list', '/app/tracker'],
    ['list', '/app/tracker?view=board'],
    ['list', '/app/documents'],
    ['list', '/app/notifications'],
    ['list', '/app/interview'],
    ['list', '/app/interview?tab=questions'],
    ['list', '/app/interview?tab=mock-interview'],
    ['list', '/app/interview?tab=tracker'],
    ['list', '/app/interview?tab=resources'],
    ['list', '/app/salary'],
    ['list', '/app/salary?jobTitle=Data+Analyst&location=Portland'],
    ['list', '/app/salary/offers'],
    ['list', '/app/auto-apply'],
    ['list', '/app/profile'],
    ['editor', '/app/documents/resume/new'],
    ['editor', '/app/documents/cover-letter/new'],
  ],
  company: [
    ['list', '/app/company'],
    ['list', '/app/company/jobs'],
    ['list', '/app/company/applications'],
    ['list', '/app/company/applications?view=board'],
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
    await context.addInitScript('window.requestIdleCallback = () => 0')
    for (const [kind, path, first] of visited) {
      const size = (await codeOf(context, first ? path.replace(':id', await firstOf(context, first)) : path)) / kilobyte
      const verdict = size <= bars[kind] ? '' : `  ${(size - bars[kind]).toFixed(0)} too many`
      console.log(`${path.padEnd(52)} ${size.toFixed(1).padStart(6)} of ${bars[kind]}${verdict}`)
    }
    await context.browser()?.close()
  }
} finally {
  await end()
  rmSync(folder, { recursive: true, force: true })
}

async function firstOf({ request }: BrowserContext, path: string): Promise<string> {
  const { items, rows } = await (await request.get(`/api/v1${path}`)).json()
  return (items ?? rows)[0].id
}

/** Bytes of all code that came until none did any more. */
async function codeOf(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  let last = Date.now()
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    last = Date.now()
    sizes.push(response.body().then((code) => gzipSync(code, { level: 9 }).length))
  })
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  while (Date.now() - last < quietMs) await page.waitForTimeout(100)
  const all = await Promise.all(sizes)
  await page.close()
  return all.reduce((sum, size) => sum + size, 0)
}
