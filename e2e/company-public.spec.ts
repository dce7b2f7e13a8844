import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { goTo, signInAs } from './people.ts'

const hostile = `
  * { color: red !important; font: 40px cursive !important; text-transform: uppercase !important; letter-spacing: 9px !important }
  tandem-jobs { display: none !important; opacity: .1 !important; --accent: red; --ink: red }
  section, a, ul, li, h2, h3 { display: none !important; visibility: hidden !important }`

/** Another site on another port, with a strict content security policy that only allows the product's scripts and responses. */
async function otherSite(ours: string, body: string): Promise<{ url: string; site: Server }> {
  const policy = `default-src 'none'; script-src ${ours}; connect-src ${ours}; style-src 'self'; require-trusted-types-for 'script'`
  const site = createServer((request, response) => {
    if (request.url === '/site.css') return response.setHeader('content-type', 'text/css').end(hostile)
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy)
    response.end(`<!doctype html><title>Fernway</title><link rel="stylesheet" href="/site.css">${body}`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`, site }
}

test('a company shows its jobs on its own site, with any styles and security policy of that site', async ({
  page,
  baseURL,
}) => {
  const ours = new URL(baseURL ?? '').origin
  const tag = (slug: string, more = '') =>
    `<script src="${ours}/embed/jobs.js" data-company="${slug}" ${more} async></script>`
  const { url, site } = await otherSite(ours, `<main>${tag('fernway', 'data-limit="3"')}</main><p>${tag('nobody')}</p>`)
  const [complaints, requests]: [string[], string[]] = [[], []]
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => requests.push(request.url()))
  await goTo(page, url)
  const jobs = page.getByRole('region', { name: 'Open jobs' }).filter({ has: page.getByRole('listitem') })
  await expect(jobs.getByRole('heading', { name: 'Open jobs at Fernway Health' })).toBeVisible()
  await expect(jobs.getByRole('listitem')).toHaveCount(3)
  const first = jobs.getByRole('listitem').first().getByRole('link')
  await expect(first).toBeVisible()
  const impersonation = await first.evaluate((link) => {
    const { color, fontSize, textTransform, letterSpacing } = getComputedStyle(link)
    return { color, fontSize, textTransform, letterSpacing }
  })
  expect(impersonation).toMatchObject({ fontSize: '18px', textTransform: 'none', letterSpacing: 'normal' })
  expect(impersonation.color).not.toBe('rgb(255, 0, 0)')
  await expect(page.getByRole('link', { name: 'See our open jobs on Tandem' })).toBeVisible()
  const all = jobs.getByRole('link', { name: /^All \d+ jobs at Fernway Health$/ })
  await expect(all).toHaveAttribute('href', `${ours}/companies/fernway?ref=embed`)
  // one script and one response per list; the browser itself logs the 404 of the unknown list
  expect(requests.filter((address) => address.startsWith(ours)).sort()).toEqual([
    `${ours}/embed/companies/fernway/jobs.json`,
    `${ours}/embed/companies/nobody/jobs.json`,
    `${ours}/embed/jobs.js`,
  ])
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  await first.click()
  await expect(page).toHaveURL(/\/jobs\/[\w-]+\?ref=embed$/)
  site.close()
})

test('aggregators read the feed as a browser reads XML', async ({ page }) => {
  await goTo(page, '/jobs')
  const read = await page.evaluate(async () => {
    const text = await (await fetch('/feeds/jobs.xml')).text()
    const found = new DOMParser().parseFromString(text, 'application/xml')
    return {
      broken: found.querySelector('parsererror')?.textContent,
      jobs: found.querySelectorAll('source > job').length,
    }
  })
  expect(read.broken).toBeUndefined()
  expect(read.jobs).toBeGreaterThan(20)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the board is browsed by role and by place, down to a job and back up', { tag: '@long' }, async ({ page }) => {
    await goTo(page, '/jobs')
    const browse = page.getByRole('region', { name: 'Browse jobs' })
    await browse.getByRole('link', { name: 'Nurse', exact: true }).click()
    await expect(page).toHaveURL(/\/jobs\/role\/nurse$/)
    const heading = page.getByRole('heading', { level: 1 })
    const count = Number(/^\d+/.exec((await heading.textContent()) ?? '')?.[0])
    const jobs = page.getByRole('region', { name: 'Open jobs' }).getByRole('listitem')
    expect(await jobs.count()).toBe(count)
    await page.getByRole('link', { name: 'Bristol, United Kingdom' }).click()
    await expect(heading).toHaveText(/^\d+ Nurse jobs in Bristol, United Kingdom$/)
    await jobs.first().getByRole('link').click()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Nurse/ }).click()
    await expect(heading).toHaveText(/Nurse job/)
    const later = await goTo(page, '/jobs/in/remote?page=2')
    expect(later?.status()).toBe(200)
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/\/jobs\/in\/remote#jobs$/)
    await expect(page.getByRole('link', { name: 'Next' })).toBeVisible()
  })

  test('a company is read, and its jobs reached from each other', { tag: '@long' }, async ({ page }) => {
    await goTo(page, '/companies/fernway')
    await expect(page.getByRole('heading', { level: 1, name: 'Fernway Health' })).toBeVisible()
    await expect(page.getByText(/^Replies within 7 days, met for \d+% of \d+ applications$/)).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', name: 'Fernway Health' })
    // the first job may belong to another journey that closes it in the meantime
    const jobs = page.getByRole('region', { name: /open jobs/ })
    await jobs.getByRole('link', { name: 'Nurse Educator' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nurse Educator' })).toBeVisible()
    await page.getByRole('link', { name: 'About the company' }).click()
    await expect(page).toHaveURL(/\/companies\/fernway$/)
    expect((await goTo(page, '/companies/nobody'))?.status()).toBe(404)
  })
})

test('a company copies the snippet for its own site and sees the list as it is shown there', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'company')
  await goTo(page, '/app/company/profile')
  await page.getByRole('button', { name: 'Show preview' }).click()
  const preview = page.getByRole('region', { name: 'Open jobs' })
  await expect(preview.getByRole('heading', { name: 'Open jobs at Fernway Health' })).toBeVisible()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.locator('tandem-jobs[data-theme="dark"]')).toHaveCount(1)
  await expect(preview.getByRole('listitem')).toHaveCount(5)
})
