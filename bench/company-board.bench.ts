import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { connect } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createJob, createUser } from '#testing/factories.ts'
import { openBrowser } from './open-browser.ts'
import { startProduct } from './start-product.ts'

// A job with 1,000 applications on its board, in a browser, on the production build (build it first): how long the page takes to open, and
// how long it takes from the key or the click until a moved card is visible in its new column.
const people = Number(process.env.APPLICATIONS ?? 1000)
const moves = 30
const [maxMsToOpen, maxMsToMove] = [1000, 100]
const folder = mkdtempSync(join(tmpdir(), 'tandem-board-'))
const server = await startEmbeddedPostgres(folder)
const product = await startProduct(folder)
const { url } = product

async function run(): Promise<void> {
  const jobId = await createBoard()
  const context = await openBrowser(url, 'company@tandem.test')
  console.log(`${people} applications in one job`)
  await timeOpening(context, jobId)
  const page = await context.newPage()
  await open(page, jobId)
  await timeMoves(page, 'a move, as the board opens')
  while ((await page.getByRole('button', { name: /^Show \d+ more in/ }).count()) > 0) {
    const drawn = await page.locator('li.board-card').count()
    await page
      .getByRole('button', { name: /^Show \d+ more in/ })
      .first()
      .click()
    await page.waitForFunction((before) => document.querySelectorAll('li.board-card').length > before, drawn)
  }
  await timeMoves(page, `a move, with all ${await page.locator('li.board-card').count()} cards drawn`)
  await context.browser()?.close()
}

/** A job of the demo's company, with candidates spread over the five statuses. */
async function createBoard(): Promise<string> {
  const { db, pool } = connect(server.url)
  const [member] = await db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(users.email, 'company@tandem.test'))
  if (!member) throw new Error('The demo has no company')
  const job = await createJob(db, member.companyId, { title: 'Fleet Planner' })
  const statuses = [
    'submitted',
    'submitted',
    'submitted',
    'reviewing',
    'reviewing',
    'interview',
    'accepted',
    'rejected',
    'rejected',
    'rejected',
  ] as const
  const segments = ['met', 'met', 'met', 'partly', 'met', 'missing', 'met', 'unknown', 'missing'] as const
  const apply = async (n: number) => {
    const who = { name: `Candidate ${n}`, email: `board-${n}@example.test` }
    const { id: userId } = await createUser(db, who)
    const at = new Date(Date.now() - n * 600_000)
    await db.insert(applications).values({
      ...{ jobId: job.id, userId, ...applicantDetails({ fullName: who.name, email: who.email }) },
      status: statuses[n % statuses.length] ?? 'submitted',
      ...{ appliedAt: at, statusUpdatedAt: at, isAssisted: n % 9 === 0 },
      ...{ matchScore: n % 101, matchSegments: [...segments] },
    })
  }
  for (let n = 0; n < people; n += 10) {
    await Promise.all(Array.from({ length: Math.min(10, people - n) }, (_, i) => apply(n + i)))
  }
  await pool.end()
  return job.id
}

async function open(page: Page, jobId: string): Promise<{ shown: number; alive: number }> {
  await page.goto(`/app/company/applications?view=board&job=${jobId}`, { waitUntil: 'commit' })
  await page.locator('li.board-card').nth(20).waitFor()
  const shown = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now(),
  )
  await page.locator('main[data-interactive]').waitFor()
  const alive = await page.evaluate(() => performance.now())
  await page.locator('.drag-handle').first().focus()
  return { shown, alive }
}

async function timeOpening(context: BrowserContext, jobId: string): Promise<void> {
  const times: { shown: number; alive: number }[] = []
  for (let round = 0; round < 12; round += 1) {
    const page = await context.newPage()
    const time = await open(page, jobId)
    // the first two rounds fill the caches
    if (round >= 2) times.push(time)
    await page.close()
  }
  say(
    'opening, to its first picture',
    times.map(({ shown }) => shown),
    maxMsToOpen,
  )
  say(
    'opening, until it answers',
    times.map(({ alive }) => alive),
    maxMsToOpen,
  )
}

/** Moves the first card of New to Reviewing and the first card of Reviewing back, with the keyboard. */
async function timeMoves(page: Page, what: string): Promise<void> {
  const times: number[] = []
  for (let move = 0; move < moves + 4; move += 1) {
    const time = await moveTime(
      page,
      move % 2 === 0 ? ['New', 'ArrowRight', 'Reviewing'] : ['Reviewing', 'ArrowLeft', 'New'],
    )
    if (move >= 4) times.push(time)
    await sleep(250)
  }
  say(what, times, maxMsToMove)
}

/** The time in milliseconds from the key that moves the card to the frame after the one that drew it in its new column. */
async function moveTime(page: Page, [from, arrow, to]: [string, string, string]): Promise<number> {
  const grip = page.getByRole('region', { name: from, exact: true }).locator('.drag-handle').first()
  await grip.focus()
  await page.keyboard.press(' ')
  await page.keyboard.press(arrow)
  await page.evaluate((column) => {
    const id = document.activeElement?.id ?? ''
    const painted = new Promise<number>((resolve) => {
      const look = (pressedAt: number) => {
        const isThere = document.getElementById(id)?.closest('section')?.getAttribute('aria-label') === column
        if (!isThere) return requestAnimationFrame(() => look(pressedAt))
        requestAnimationFrame(() => resolve(performance.now() - pressedAt))
      }
      addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
        once: true,
        capture: true,
      })
    })
    Object.assign(window, { painted })
  }, to)
  await page.keyboard.press(' ')
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}

function say(what: string, times: number[], most: number): void {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  const [p50, p95] = [at(0.5), at(0.95)]
  const bar = p95 <= most ? 'met' : 'MISSED'
  console.log(`${what.padEnd(40)} p50 ${p50.toFixed(0)} ms   p95 ${p95.toFixed(0)} ms   at most ${most} ms: ${bar}`)
}

try {
  await run()
} finally {
  await product.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
