// Records the tour of the landing page from the running demo: node scripts/record-tour.ts http://localhost:3000
// Needs ffmpeg. The recording shows the product itself; longer waits are cut.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { tour } from '../src/features/site/copy.ts'
import { findBrowser } from './find-browser.ts'

const base = process.argv[2] ?? 'http://localhost:3000'
const size = { width: 1280, height: 800 }
/** The longest still image in seconds, unless a scene sets another duration. */
const LONGEST_STILL = 0.6
const folder = mkdtempSync(join(tmpdir(), 'tour-'))

type Frame = { file: string; at: number }
type Cue = { at: number; text: string }
const frames: Frame[] = []
const cues: Cue[] = []
const holds: { from: number; to: number }[] = []
const seconds = () => performance.now() / 1000

/** Draws a mouse pointer, because the recording does not include one. */
function showPointer(): void {
  const arrow = document.createElement('div')
  Object.assign(arrow.style, {
    position: 'fixed',
    zIndex: '2147483647',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    background: 'rgb(16 24 40 / 55%)',
    border: '2px solid white',
    pointerEvents: 'none',
    transform: 'translate(-50%, -50%)',
    left: '-40px',
  })
  addEventListener('mousemove', ({ clientX, clientY }) => {
    if (!arrow.isConnected) document.documentElement.append(arrow)
    Object.assign(arrow.style, { left: `${clientX}px`, top: `${clientY}px` })
  })
}

async function person(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: size, colorScheme: 'light', locale: 'en-US' })
  await context.request.post(`${base}/api/v1/sign-in`, { data: { email, password: 'tandem-demo' } })
  const page = await context.newPage()
  await page.addInitScript(showPointer)
  return page
}

/** Records the page during a scene. */
async function film(page: Page, play: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    const file = join(folder, `${frames.length}.jpg`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    frames.push({ file, at: seconds() })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: size.width,
    maxHeight: size.height,
  })
  await play()
  await session.send('Page.stopScreencast')
  await session.detach()
}

/** Starts the next line of the narration. */
const say = () => cues.push({ at: seconds(), text: tour.lines[cues.length] ?? '' })

/** Gives viewers time to read the screen. */
async function read(page: Page, ms: number): Promise<void> {
  const from = seconds()
  await page.waitForTimeout(ms)
  holds.push({ from, to: seconds() })
}

async function point(page: Page, at: Locator): Promise<void> {
  await at.scrollIntoViewIfNeeded()
  const box = await at.boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20), { steps: 18 })
}

async function press(page: Page, at: Locator): Promise<void> {
  await point(page, at)
  await at.click()
}

const isAlive = (page: Page) => page.locator('main[data-interactive]').first().waitFor()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(base + path, { timeout: 90_000 })
  await isAlive(page)
  await page.waitForFunction(() => !document.querySelector('.sk'))
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
}

async function findAndApply(page: Page): Promise<void> {
  await open(page, '/app/jobs')
  await film(page, async () => {
    say()
    const keyword = page.getByRole('searchbox', { name: 'Keyword' }).or(page.getByRole('textbox', { name: 'Keyword' }))
    await press(page, keyword)
    await keyword.pressSequentially('operations analyst', { delay: 70 })
    await page.waitForURL(/operations/)
    await read(page, 1800)
    say()
    const why = page.getByRole('region', { name: 'Job', exact: true })
    await point(page, why.getByRole('heading').first())
    await page.mouse.wheel(0, 260)
    await read(page, 5500)
    await page.mouse.wheel(0, -400)
    say()
    await press(page, page.getByRole('button', { name: 'Apply Now' }).first())
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).waitFor()
    await page.waitForFunction(() => !document.querySelector('.sk'))
    await read(page, 2600)
    await page.keyboard.press('Escape')
    await read(page, 600)
  })
}

async function build(page: Page): Promise<void> {
  await open(page, '/app/documents')
  await page
    .getByRole('link', { name: /^Edit .*Data Analyst/ })
    .first()
    .click()
  await page.getByRole('img', { name: /^Page 1/ }).waitFor()
  await isAlive(page)
  await film(page, async () => {
    say()
    const section = page.getByRole('heading', { level: 2 }).getByRole('button', { name: 'Professional Summary' })
    const summary = page.getByLabel('Summary', { exact: true })
    if (!(await summary.isVisible())) await press(page, section)
    await press(page, summary)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' I write it down so that others can check it.', { delay: 45 })
    await read(page, 2500)
  })
}

async function track(page: Page): Promise<void> {
  await open(page, '/app/tracker')
  await film(page, async () => {
    say()
    await page.mouse.move(640, 420, { steps: 10 })
    await read(page, 1800)
    await page.mouse.wheel(0, 420)
    await read(page, 2200)
  })
}

async function review(page: Page, seeker: Page): Promise<void> {
  await open(page, '/app/company/applications?q=Okafor')
  await film(page, async () => {
    say()
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Maya Okafor' }) })
      .first()
    await point(page, card.getByRole('heading'))
    await read(page, 2200)
    await card.getByRole('combobox').selectOption({ label: 'Accepted' })
    await page.getByText('Application status updated successfully').waitFor()
    await read(page, 1500)
  })
  await film(seeker, async () => {
    say()
    await seeker.mouse.move(900, 300, { steps: 8 })
    await read(seeker, 4500)
  })
}

/** Maps times of the recording to seconds in the film, in which waits are cut. */
function timeline(): { shown: (at: number) => number; durations: number[] } {
  const starts: number[] = []
  const durations: number[] = []
  let now = 0
  for (const [index, frame] of frames.entries()) {
    const next = frames[index + 1]?.at ?? frame.at + 1
    const held = holds.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, next) - Math.max(from, frame.at)),
      0,
    )
    const duration = held + Math.min(next - frame.at - held, LONGEST_STILL)
    starts.push(now)
    durations.push(duration)
    now += duration
  }
  return {
    shown: (at) =>
      starts[
        Math.max(
          0,
          frames.findLastIndex((frame) => frame.at <= at),
        )
      ] ?? 0,
    durations,
  }
}

const clock = (at: number) => new Date(at * 1000).toISOString().slice(11, 23)

function write(to: string): void {
  const { shown, durations } = timeline()
  const list = frames.map(({ file }, index) => `file '${file}'\nduration ${durations[index]?.toFixed(3)}`).join('\n')
  writeFileSync(join(folder, 'list.txt'), `${list}\nfile '${frames.at(-1)?.file}'\n`)
  mkdirSync(to, { recursive: true })
  const ffmpeg = (...args: string[]) =>
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })
  const source = ['-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt')]
  ffmpeg(
    ...source,
    '-vf',
    'fps=12',
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-cpu-used',
    '4',
    '-row-mt',
    '1',
    join(to, 'tour.webm'),
  )
  const all = durations.reduce((sum, one) => sum + one, 0)
  ffmpeg('-ss', '5', '-i', join(to, 'tour.webm'), '-frames:v', '1', '-q:v', '4', join(to, 'tour.jpg'))
  const lines = cues.map(({ at, text }, index) => {
    const end = index + 1 < cues.length ? shown(cues[index + 1]?.at ?? 0) : all
    return `${clock(shown(at))} --> ${clock(end)}\n${text}\n`
  })
  writeFileSync(join(to, 'tour.vtt'), `WEBVTT\n\n${lines.join('\n')}`)
  console.log(`${Math.round(all)} seconds, ${frames.length} frames`)
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const seeker = await person(browser, 'seeker@tandem.test')
const recruiter = await person(browser, 'recruiter@tandem.test')
await findAndApply(seeker)
await build(seeker)
await track(seeker)
await review(recruiter, seeker)
await browser.close()
write('public/tour')
rmSync(folder, { recursive: true })
