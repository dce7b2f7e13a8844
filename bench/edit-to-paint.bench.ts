import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { sampleResume } from '#features/documents/server/render/sample-resume.testing.ts'
import { newId } from '#lib/ids.ts'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './start-product.ts'

// How long it takes until an edit in the builder is visible in the preview: from the key to the frame that shows the new page, in a
// browser, on the production build (build it first).
const edits = 100
const folder = mkdtempSync(join(tmpdir(), 'tandem-paint-'))
const product = await startProduct(folder)
const { url } = product

async function run(): Promise<void> {
  const context = await openBrowser(url, 'seeker@tandem.test')
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
  await context.browser()?.close()
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

/** Types one letter and waits for the frame in which the first page has a new image. Returns milliseconds. */
async function paintOf(page: Page): Promise<number> {
  await page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('.pv-page img')
    const before = image?.src
    const painted = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { once: true, capture: true })
      const look = (pressedAt: number) => {
        if (image?.src === before) return requestAnimationFrame(() => look(pressedAt))
        // resolve in the frame after the change, because then it is on the screen
        requestAnimationFrame(() => resolve(performance.now() - pressedAt))
      }
    })
    Object.assign(window, { painted })
  })
  await page.keyboard.press('x')
  const took = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
  // a pause between measurements, like people make
  await sleep(60 + Math.random() * 120)
  return took
}

try {
  await run()
} finally {
  await product.end()
  rmSync(folder, { recursive: true, force: true })
}
