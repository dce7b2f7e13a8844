// Makes the pictures of the README from the running demo: node scripts/take-screenshots.ts http://localhost:3000
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

const base = process.argv[2] ?? 'http://localhost:3000'
type Shot = { name: string; email: string; path: string; press?: RegExp }
const shots: Shot[] = [
  { name: 'jobs', email: 'seeker@tandem.test', path: '/app/jobs?q=senior%20data%20analyst' },
  { name: 'builder', email: 'seeker@tandem.test', path: '/app/documents', press: /^Edit .*Data Analyst/ },
  { name: 'interview', email: 'seeker@tandem.test', path: '/app/interview' },
  { name: 'salary', email: 'seeker@tandem.test', path: '/app/salary?jobTitle=Data+Analyst&location=Portland' },
  { name: 'reviews', email: 'recruiter@tandem.test', path: '/app/company/applications' },
]

mkdirSync('docs/pictures', { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
for (const { name, email, path, press } of shots) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  await context.request.post(`${base}/api/v1/sign-in`, { data: { email, password: 'tandem-demo' } })
  const page = await context.newPage()
  await page.goto(base + path)
  if (press) {
    await page.getByRole('link', { name: press }).click()
    await page.getByRole('img', { name: /^Page 1/ }).waitFor()
  }
  // the live stream stays open, so the network is never idle: wait for the pictures instead
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.screenshot({ path: `docs/pictures/${name}.png` })
  await context.close()
}
await browser.close()
