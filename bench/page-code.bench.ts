import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startProduct } from './start-product.ts'

// The JavaScript that the first load of a page brings, in KB of gzip, beside the bars of a list and of an editor: what the page
// names and what that imports. What comes later (menus, dialogs, a form that is opened) is not in it. Build first.
const bars = { list: 170, editor: 250 }
const kilobyte = 1024

type Page = [kind: keyof typeof bars, path: string | ((api: Ask) => Promise<string>)]
type Ask = (path: string) => Promise<{ id: string }>

const pages: Record<string, Page[]> = {
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
    ['editor', async (first) => `/app/admin/blog/${(await first('/admin/blog/posts')).id}`],
    ['editor', async (first) => `/app/admin/campaigns/${(await first('/admin/campaigns')).id}`],
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'tandem-page-code-'))
const { url, end } = await startProduct(folder)
const known = new Map<string, { bytes: number; imports: string[] }>()
try {
  for (const [person, visited] of Object.entries(pages)) {
    const cookie = await signIn(`${person}@tandem.test`)
    const first: Ask = async (path) => {
      const { items, rows } = await (await fetch(`${url}/api/v1${path}`, { headers: { cookie } })).json()
      return (items ?? rows)[0]
    }
    for (const [kind, place] of visited) {
      const path = typeof place === 'string' ? place : await place(first)
      const size = (await codeOf(path, cookie)) / kilobyte
      const verdict = size <= bars[kind] ? '' : `  ${(size - bars[kind]).toFixed(0)} too many`
      const shown = path.replace(/[0-9a-f-]{36}/, ':id')
      console.log(`${shown.padEnd(52)} ${size.toFixed(1).padStart(6)} of ${bars[kind]}${verdict}`)
    }
  }
} finally {
  await end()
  rmSync(folder, { recursive: true, force: true })
}

async function signIn(email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'tandem-demo' })
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/v1/sign-in`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function codeOf(path: string, cookie: string): Promise<number> {
  const answer = await fetch(url + path, { headers: { cookie } })
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status} as ${answer.url}`)
  const seen = new Set<string>()
  const queue = [...(await answer.text()).matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name ?? '')
  for (const name of queue) {
    if (seen.has(name)) continue
    seen.add(name)
    queue.push(...(await readFile(name)).imports)
  }
  return [...seen].reduce((sum, name) => sum + (known.get(name)?.bytes ?? 0), 0)
}

/** The size of a file of code, and what it cannot do without: its imports, but those that it asks for later. */
async function readFile(name: string): Promise<{ bytes: number; imports: string[] }> {
  const before = known.get(name)
  if (before) return before
  const code = await (await fetch(`${url}/assets/${name}`)).text()
  const imports = [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, found]) => found ?? '',
  )
  const read = { bytes: gzipSync(code, { level: 9 }).length, imports }
  known.set(name, read)
  return read
}
