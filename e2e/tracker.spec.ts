import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, type Response, test } from '@playwright/test'
import { complaints, goTo, isLoaded, reload, signInAs } from './people.ts'
import { becomeMember, ProductFolder } from './product-process.ts'

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading') })

async function openTracker(page: Page, path = '/app/tracker'): Promise<void> {
  await goTo(page, path)
  await isLoaded(page)
}

async function addByHand(page: Page, title: string, companyName: string): Promise<void> {
  await page.getByRole('button', { name: 'Add application' }).click()
  await dialog(page)
    .getByLabel(/^Job title/)
    .fill(title)
  await dialog(page)
    .getByLabel(/^Company/)
    .fill(companyName)
  await dialog(page)
    .getByLabel(/^Salary/)
    .fill('$84k - $99k')
  await dialog(page).getByRole('button', { name: 'Add to tracker' }).click()
  await expect(dialog(page)).toBeHidden()
}

const isMove = (response: Response) => response.url().endsWith('/api/rpc/jobTracker/setExternalStatus')
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an external application is added, moved on the board, followed up and exported', async ({ page, context }) => {
  await signInAs(context, 'newcomer')
  const problems = complaints(page)
  const title = `Grid Planner ${Date.now()}`
  await openTracker(page)
  await page.getByRole('button', { name: 'Add application' }).click()
  await dialog(page).getByRole('button', { name: 'Add to tracker' }).click()
  await expect(dialog(page).getByText('Job title is required')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await addByHand(page, title, 'Voltline')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('External')

  await test.step('by mouse and by keyboard', async () => {
    await page.getByRole('button', { name: 'Board' }).click()
    await expect(page).toHaveURL(/view=board/)
    const card = page.getByRole('listitem').filter({ hasText: title })
    await expect(column(page, 'Submitted')).toContainText(title)
    const [from, to] = [await card.boundingBox(), await column(page, 'Under Review').boundingBox()]
    if (!from || !to) throw new Error('The board is not drawn')
    await page.mouse.move(from.x + 60, from.y + 12)
    await page.mouse.down()
    await page.mouse.move(from.x + 90, from.y + 20, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 10 })
    await page.mouse.up()
    await expect(column(page, 'Under Review')).toContainText(title)
    await expect(page.getByText('Application status updated')).toBeVisible()
    const grip = page.getByRole('button', { name: `Move ${title} at Voltline` })
    await grip.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    // the change is shown before the server stores it: reload only after the answer
    const moved = page.waitForResponse(isMove)
    await page.keyboard.press('Space')
    await expect(column(page, 'Interview')).toContainText(title)
    await expect(grip).toBeFocused()
    expect((await moved).status()).toBe(200)
    await reload(page)
    await isLoaded(page)
    await expect(column(page, 'Interview')).toContainText(title)
  })

  await test.step('a contact and a reminder', async () => {
    await page.getByRole('button', { name: title, exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Add contact' }).click()
    await dialog(page).getByLabel(/^Name/).fill('Dana Ruiz')
    await dialog(page)
      .getByLabel(/^Email/)
      .fill('dana@voltline.example')
    await dialog(page).getByRole('button', { name: 'Add contact' }).click()
    await expect(dialog(page).getByRole('link', { name: 'dana@voltline.example' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Add reminder' }).click()
    await dialog(page)
      .getByLabel(/^Remind me to/)
      .fill('Thank Dana')
    await dialog(page).getByRole('button', { name: 'Add reminder' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Done: Thank Dana' })).toBeVisible()
    const saved = page.waitForEvent('download')
    // by keyboard: a toast may cover both
    await dialog(page).getByRole('button', { name: 'More actions for the reminder Thank Dana' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Download for calendar' }).press('Enter')
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('SUMMARY:Thank Dana')
    await expect(dialog(page).getByText('Contact added: Dana Ruiz')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('region', { name: 'Follow-ups' })).toContainText('Thank Dana')
  })

  await test.step('the funnel and the file', async () => {
    const funnel = page.getByRole('region', { name: 'How far your applications got' })
    const interviews = funnel
      .getByRole('row', { name: /^Interview/ })
      .getByRole('cell')
      .first()
    expect(Number(await interviews.innerText())).toBeGreaterThanOrEqual(1)
    await page.getByRole('searchbox', { name: 'Search by title or company' }).fill(title)
    await expect(page).toHaveURL(/q=Grid/)
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file.charCodeAt(0)).toBe(0xfeff)
    const lines = file.slice(1).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(new RegExp(`^${title},Voltline,,,\\$84k - \\$99k,Interview,External,`))
  })
  expect(problems).toEqual([])
})

test('an application in Tandem cannot be moved on the board, and its card explains why (TRACK-17)', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  await openTracker(page, '/app/tracker?view=board')
  const card = column(page, 'Interview').getByRole('listitem').filter({ hasText: 'Claims Data Analyst' })
  await card.getByRole('button', { name: /^Why .* can't be moved$/ }).click()
  await expect(page.getByText('Only Fernway Health can change this status.')).toBeVisible()
  await expect(column(page, 'Interview')).toContainText('Claims Data Analyst')
})

test('the details are read from the linked page, reviewed and saved', async ({ page }) => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Harbour Analyst',
    hiringOrganization: { name: 'Quayside Freight' },
    jobLocation: { address: { addressLocality: 'Tacoma', addressRegion: 'WA' } },
    employmentType: 'CONTRACTOR',
  }
  const site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<title>Jobs</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const home = new ProductFolder()
  try {
    const product = await home.start({ env: { LINK_READER_ALLOW: `127.0.0.1:${port}` } })
    await product.ready()
    const who = { displayName: 'Imani Diallo', email: 'imani@diallo.example', password: 'a quiet harbour in may' }
    const cookies = (await becomeMember(home, product, who)).split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: product.url }
    })
    await page.context().addCookies(cookies)
    await openTracker(page, `${product.url}/app/tracker`)
    await page.getByRole('button', { name: 'Add application' }).click()
    const link = dialog(page).getByLabel('Fill in from a link')
    await link.fill('http://169.254.169.254/latest/')
    await dialog(page).getByRole('button', { name: 'Read page' }).click()
    await expect(dialog(page).getByText('Only public web pages can be read.')).toBeVisible()
    await link.fill(`http://127.0.0.1:${port}/jobs/1`)
    await link.press('Enter')
    await expect(dialog(page).getByText('Filled in from the page.')).toBeVisible()
    await expect(dialog(page).getByLabel(/^Job title/)).toHaveValue('Harbour Analyst')
    await expect(dialog(page).getByLabel(/^Company/)).toHaveValue('Quayside Freight')
    await expect(dialog(page).getByLabel(/^Location/)).toHaveValue('Tacoma, WA')
    await expect(dialog(page).getByLabel('Employment type')).toHaveValue('contract')
    await dialog(page).getByRole('button', { name: 'Add to tracker' }).click()
    await expect(page.getByRole('button', { name: 'Harbour Analyst', exact: true })).toBeVisible()
  } finally {
    await home.tidy()
    site.closeAllConnections()
    site.close()
  }
})
