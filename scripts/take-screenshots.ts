// Creates the images for the README, the service pages and the page for companies from the running demo:
// node scripts/take-screenshots.ts http://localhost:3000 [names of images]
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { idOf } from '../src/demo/keys.ts'
import { pictureWidths } from '../src/features/site/picture-widths.ts'
import { findBrowser } from './find-browser.ts'

const [base = 'http://localhost:3000', ...names] = process.argv.slice(2)
type Shot = { name: string; email: string; path: string; press?: RegExp; isPublic?: true }
const shots: Shot[] = [
  { name: 'jobs', email: 'seeker@tandem.test', path: '/app/jobs?q=senior%20data%20analyst' },
  { name: 'builder', email: 'seeker@tandem.test', path: '/app/documents', press: /^Edit .*Data Analyst/ },
  { name: 'interview', email: 'seeker@tandem.test', path: '/app/interview' },
  { name: 'salary', email: 'seeker@tandem.test', path: '/app/salary?jobTitle=Data+Analyst&location=Portland' },
  { name: 'board', email: 'recruiter@tandem.test', path: '/app/company/applications?view=board' },
  { name: 'reviews', email: 'recruiter@tandem.test', path: '/app/company/applications' },
  // the service pages show these to visitors
  {
    name: 'resume-builder',
    email: 'seeker@tandem.test',
    path: '/app/documents',
    press: /^Edit .*Data Analyst/,
    isPublic: true,
  },
  { name: 'job-search', email: 'seeker@tandem.test', path: '/app/jobs?q=senior%20data%20analyst', isPublic: true },
  { name: 'auto-apply', email: 'seeker@tandem.test', path: '/app/auto-apply', isPublic: true },
  {
    name: 'career-advice',
    email: 'seeker@tandem.test',
    path: `/app/coaching?conversation=${idOf('talk', 'When should I follow up?')}`,
    isPublic: true,
  },
  { name: 'interview-prep', email: 'seeker@tandem.test', path: '/app/interview', isPublic: true },
  { name: 'career-coaching', email: 'seeker@tandem.test', path: '/app/coaching?tab=human', isPublic: true },
  // and the page for companies
  {
    name: 'hiring-board',
    email: 'recruiter@tandem.test',
    path: '/app/company/applications?view=board',
    isPublic: true,
  },
  { name: 'hiring-analytics', email: 'company@tandem.test', path: '/app/company/analytics', isPublic: true },
]

for (const folder of ['docs/pictures', 'public/pictures']) mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
for (const { name, email, path, press, isPublic } of shots) {
  if (names.length > 0 && !names.includes(name)) continue
  const viewport = { width: 1280, height: isPublic ? 800 : 860 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: isPublic ? 2 : 1 })
  await context.request.post(`${base}/api/v1/sign-in`, { data: { email, password: 'tandem-demo' } })
  const page = await context.newPage()
  await page.goto(base + path)
  if (press) {
    await page.getByRole('link', { name: press }).click()
    await page.getByRole('img', { name: /^Page 1/ }).waitFor()
  }
  // the live stream stays open, so the network is never idle: wait for the visible content instead
  await page.waitForFunction(
    () => !document.querySelector('.sk, .loading') && [...document.images].every((image) => image.complete),
  )
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const png = await page.screenshot()
  if (isPublic) {
    for (const width of pictureWidths)
      await sharp(png).resize(width).webp({ quality: 72 }).toFile(`public/pictures/${name}-${width}.webp`)
  } else writeFileSync(`docs/pictures/${name}.png`, png)
  await context.close()
}
await browser.close()
