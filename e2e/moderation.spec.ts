import { expect, test } from '@playwright/test'
import { openMail } from './mailbox.ts'
import { complaints, goTo, isAlive, isLoaded, people, reload, signInAs } from './people.ts'

test('a job is reported, rejected with a reason and hidden; its company reads the reason and answers (MOD-02, MOD-08, MOD-09)', async ({
  browser,
  context,
  page,
}) => {
  const problems = complaints(page)
  await signInAs(context, 'company')
  const title = `Parcel Sorter ${Date.now()}`
  const id = crypto.randomUUID()
  const fields = { title, description: '<p>You sort what the night brings.</p>', location: null, requirements: null }
  const posted = await page.request.post('/api/v1/postings', { data: { ...fields, id } })
  expect(posted.status(), await posted.text()).toBe(200)

  const outside = await browser.newContext()
  const visitor = await outside.newPage()
  await goTo(visitor, `/jobs/${id}`)
  const address = visitor.url()
  await visitor.getByText('Report this job').click()
  await visitor.getByLabel("What's wrong with it?").selectOption('It asks for money')
  await visitor.getByLabel('Details').fill('They want $45 before the interview.')
  await visitor.getByRole('button', { name: 'Submit report' }).click()
  await expect(visitor.getByText('Thank you. Our staff will review this job.')).toBeVisible()

  const office = await browser.newContext()
  await signInAs(office, 'admin')
  const desk = await office.newPage()
  const complained = complaints(desk)
  await goTo(desk, `/app/admin/moderation?q=${encodeURIComponent(title)}`)
  await isLoaded(desk)
  await isAlive(desk)
  const item = desk.getByRole('article', { name: 'Item' })
  await expect(item.getByRole('heading', { name: title })).toBeVisible()
  await expect(item.getByText('They want $45 before the interview.')).toBeVisible()
  await item.getByRole('button', { name: 'Reject' }).click()
  await expect(item.getByText('Please enter a reason')).toBeVisible()
  await item.getByLabel(/^Reason/).fill('Tandem does not carry postings that ask for money.')
  await item.getByRole('button', { name: 'Reject' }).focus()
  await desk.keyboard.press('Enter')
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await expect(desk.getByText('Content rejected successfully')).toBeVisible()

  // without this browser, which caches the page for ten seconds
  await expect.poll(async () => (await fetch(new URL(address, visitor.url()))).status).toBe(410)
  const places = ['/jobs.rss', '/feeds/jobs.xml', `/api/v1/jobs?q=${encodeURIComponent(title)}`]
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text()
  for (const place of [...places, ...(sitemap.match(/\/sitemaps\/[\w-]+\.xml/g) ?? [])]) {
    expect(await (await visitor.request.get(place)).text(), place).not.toContain(title)
    expect(await (await visitor.request.get(place)).text(), place).not.toContain(new URL(address).pathname)
  }

  await openMail(visitor, people.company, /Your job was rejected/)
  await goTo(page, '/app/company/jobs')
  const notice = page.getByText(`Job “${title}”`).locator('..')
  await notice.getByRole('link', { name: 'View details and reply' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await isAlive(page)
  await expect(page.getByText('Tandem does not carry postings that ask for money.').first()).toBeVisible()
  await page.getByLabel('Reply to our staff').fill('It was a mistake of ours.')
  await page.getByRole('button', { name: 'Send reply' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Requested another review')).toBeVisible()

  await reload(desk)
  await expect(desk.getByRole('region', { name: 'Items' }).getByText('the owner replied')).toBeVisible()
  await expect(item.getByText('It was a mistake of ours.')).toBeVisible()

  await page.request.delete(`/api/v1/postings/${id}`)
  await Promise.all([outside.close(), office.close()])
  expect([...problems, ...complained]).toEqual([])
})
