import { expect, type Page, test } from '@playwright/test'
import { complaints, goTo, isAlive, isLoaded, reload, signInAs } from './people.ts'
import { aPosting, widths } from './screens.ts'

// other journeys use Maya's applications to other jobs
const JOB = '/app/jobs?q=senior+product+analyst'

async function openJobs(page: Page, path = JOB): Promise<void> {
  await goTo(page, path)
  await isLoaded(page)
}
const list = (page: Page) => page.getByRole('list', { name: 'Jobs' })
const panel = (page: Page) => page.getByRole('region', { name: 'Job', exact: true })

test('the first job is shown beside the list, with its actions (JOBS-05, JOBS-06)', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await openJobs(page)
  const title = await list(page).getByRole('link').first().locator('b').innerText()
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Apply Now' })).toBeEnabled()
  await expect(panel(page).getByRole('button', { name: 'Auto Apply' })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Interview Questions' })).toBeVisible()
  const heart = panel(page).getByRole('button', { name: 'Save job' })
  const before = await heart.getAttribute('aria-pressed')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  await expect(page.getByText(/^Job (saved successfully|removed from saved list)$/)).toBeVisible()
  expect(problems).toEqual([])
})

test('a list with more pages loaded has the same length and position, after a reload and after Back', {
  tag: '@long',
}, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await openJobs(page, '/app/jobs')
  const rows = list(page).getByRole('link')
  const first = await rows.count()
  await rows.last().scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/[?&]pages=2/)
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
  await rows.nth(first + 3).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await reload(page)
  expect(await rows.count()).toBeGreaterThan(first)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.getByRole('link', { name: 'Job Tracker' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Job Tracker' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone, hasTouch: true })

  test('a tapped job fills the screen, and Back returns to the position in the list (JOBS-07)', {
    tag: '@long',
  }, async ({ page, context }) => {
    await signInAs(context, 'seeker')
    await openJobs(page, '/app/jobs')
    await expect(panel(page)).toBeHidden()
    const chosen = list(page).getByRole('link').nth(6)
    const title = await chosen.locator('b').innerText()
    await chosen.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await chosen.tap()
    await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(list(page)).toBeHidden()
    await expect(page.getByRole('search')).toBeHidden()
    await expect(panel(page).getByRole('button', { name: /^(Apply Now|Applied)$/ })).toBeInViewport()
    await panel(page).getByRole('button', { name: 'All jobs' }).tap()
    await expect(list(page)).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('Back closes the top layer, and asks first if input would be lost', async ({ page, context }) => {
    await signInAs(context, 'seeker')
    await openJobs(page, '/app/jobs')
    // a job without an application
    await list(page).getByRole('link').filter({ hasNotText: 'Applied' }).nth(2).tap()
    await panel(page).getByRole('button', { name: 'Apply Now' }).tap()
    const form = page.getByRole('dialog', { name: 'Apply for Position' })
    await form.getByLabel(/^Phone Number/).fill('(503) 555-0188')
    await page.goBack()
    await expect(form).toBeHidden()
    await panel(page).getByRole('button', { name: 'Apply Now' }).tap()
    await expect(form.getByLabel(/^Phone Number/)).toHaveValue('(503) 555-0188')
    await reload(page)
    await expect(form.getByLabel(/^Phone Number/)).toHaveValue('(503) 555-0188')
    await page.goBack()
    await expect(form).toBeHidden()
    await isAlive(page)

    await panel(page).getByRole('button', { name: 'Report this job' }).tap()
    const report = page.getByRole('dialog', { name: 'Report this job' })
    await report.getByLabel(/^Details/).fill('It asks for a deposit.')
    await page.goBack()
    await page.getByRole('button', { name: 'Keep editing' }).tap()
    await expect(report.getByLabel(/^Details/)).toHaveValue('It asks for a deposit.')
    await page.goBack()
    await page.getByRole('button', { name: 'Leave' }).tap()
    await expect(report).toBeHidden()
    await page.goBack()
    await expect(list(page)).toBeVisible()
    await expect(panel(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/app/jobs')
  })
})

test('signed out, applying and saving require sign-in and continue after it (APPLY-01, SAVED-02)', async ({ page }) => {
  const path = await aPosting(page)
  for (const [name, words, target] of [
    ['Apply Now', 'Please log in to apply for jobs', /^\/app\/jobs\?job=/],
    ['Save job', 'Please log in to save jobs', /^\/jobs\//],
  ] as const) {
    await goTo(page, path)
    await page.getByRole('link', { name }).click()
    await expect(page.getByText('Authentication Required')).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('redirect')).toMatch(target)
  }
})

test('a person who is no job seeker reads why they cannot apply (APPLY-02)', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'recruiter')
  await goTo(page, await aPosting(page))
  await expect(page.getByText('Access Denied')).toBeVisible()
  await expect(page.getByText('Only job seekers can apply for jobs')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0)
})

test('Back and Forward move through filters and jobs, and a removed job has a page that explains it', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  await openJobs(page, '/app/jobs?q=analyst')
  await page.getByRole('combobox', { name: 'Job Type' }).selectOption('full-time')
  await expect(page).toHaveURL(/type=full-time/)
  await isLoaded(page)
  await list(page).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/job=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/job=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/type=/)
  await expect(page.getByRole('combobox', { name: 'Job Type' })).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('combobox', { name: 'Job Type' })).toHaveValue('full-time')
  await openJobs(page, '/app/jobs?job=nobody-posts-this')
  await expect(page.getByRole('heading', { name: 'This job is no longer open' })).toBeVisible()
  await expect(list(page)).toBeVisible()
})

test('a slow server shows skeletons, and a failing one a retry button', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await openJobs(page, '/app/notifications')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/rpc/jobs/**', async (route) => {
    await held.promise
    await route.fulfill({ status: 500, body: '{}' })
  })
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Next Job' })).toBeVisible()
  await expect(page.locator('.jobs-list .sk').first()).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Failed to load jobs' })).toBeVisible()
  await expect(page.locator('.sk')).toHaveCount(0)
  await page.unroute('**/api/rpc/jobs/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(list(page).getByRole('link').first()).toBeVisible()
})
