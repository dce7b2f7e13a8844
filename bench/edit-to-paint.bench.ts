import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { sampleResume } from '#features/documents/server/render/sample-resume.testing.ts'
import { newId } from '#lib/ids.ts'
import { findBrowser } from '../scripts/find-browser.ts'

// How long an edit in the builder takes to be seen in the preview: from the key to the frame that shows its new page, in a
// browser, on the product as people run it (build it first).
const edits = 100
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tandem-paint-'))
const port = await freePort()
const url = `http://localhost:${port}`
const own = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url }
const product = spawn(process.execPath, [join(root, 'src/main.ts'), '--demo'], {
  cwd: root,
  env: { PATH: process.env.PATH, ...own },
  stdio: ['ignore', 'ignore', 'inherit'],
})

async function run(): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (product.exitCode !== null) throw new Error('The product ended before it was ready')
    await sleep(100)
  }
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const signedIn = await context.request.post('/api/v1/sign-in', {
    data: { email: 'seeker@tandem.test', password: 'tandem-demo' },
    headers: { origin: url },
  })
  if (!signedIn.ok()) throw new Error(await signedIn.text())
  console.log(`${edits} edits each, from the key to the painted page`)
  for (const [what, jobs] of [
    ['a resume of one page', 1],
    ['a resume of two pages', 7],
  ] as const) {
    const page = await openResume(context, jobs)
    for (let edit = 0; edit < 10; edit += 1) await paintOf(page)
    const times: number[] = []
    for (let edit = 0; edit < edits; edit += 1) times.push(await paintOf(page))
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(edits * share)] ?? Number.NaN
    const [p50, p95] = [at(0.5), at(0.95)]
    const bar = p95 <= 150 ? 'met' : 'MISSED'
    console.log(`${what.padEnd(24)} p50 ${p50.toFixed(0)} ms   p95 ${p95.toFixed(0)} ms   at most 150 ms: ${bar}`)
    await page.close()
  }
  await browser.close()
}

async function openResume(context: BrowserContext, jobs: number): Promise<Page> {
  const id = newId()
  const data = { title: 'Painted', design: {}, from: null, content: sampleResume(jobs) }
  const response = await context.request.put(`/api/v1/resumes/${id}/content`, { data, headers: { origin: url } })
  if (!response.ok()) throw new Error(await response.text())
  const page = await context.newPage()
  await page.goto(`/app/documents/resume/edit/${id}`)
  await page.getByLabel('Full Name').click()
  await page.locator('.pv-page img').first().waitFor()
  await sleep(1000)
  return page
}

/** Types one letter and waits for the frame in which the first page has another picture; in milliseconds. */
async function paintOf(page: Page): Promise<number> {
  await page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('.pv-page img')
    const before = image?.src
    const painted = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { once: true, capture: true })
      const look = (pressedAt: number) => {
        if (image?.src === before) return requestAnimationFrame(() => look(pressedAt))
        // the frame after the one that changed it: by then it is on the screen
        requestAnimationFrame(() => resolve(performance.now() - pressedAt))
      }
    })
    Object.assign(window, { painted })
  })
  await page.keyboard.press('x')
  const took = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
  // people pause between what is measured
  await sleep(60 + Math.random() * 120)
  return took
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port: free } = server.address() as { port: number }
  server.close()
  return free
}

try {
  await run()
} finally {
  product.kill('SIGTERM')
  if (product.exitCode === null) await once(product, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
