import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { inEveryLight } from './find-violations.ts'
import { complaints, DEMO_PASSWORD, goTo, isAlive, people, reload, signInAs } from './people.ts'
import { ProductFolder } from './product-process.ts'
import { storeResume } from './stored-documents.ts'

const state = (page: Page) => page.getByRole('region', { name: 'Your subscription' })
const stays = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window)

test('a new user has a payment declined, starts a trial in one tab while the other updates, is refused the sixth application, and cancels (APPLY-04, SUB-22, SUB-31)', async ({
  browser,
}) => {
  // the setting applies to all users: use a separate product
  const home = new ProductFolder()
  try {
    const server = await home.start({ env: { DEMO: '1' } })
    await server.ready()
    await home.query('update platform_settings set enforce_subscription_verification = true')
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    const problems = complaints(page)
    await test.step('sign in', () => signIn(page))
    const jobs = await openJobs(context)
    await test.step('applying without a subscription opens the plans after two seconds (APPLY-04)', async () => {
      await pressApply(page, jobs[0]!)
      await expect(page.getByText('Subscription Required')).toBeVisible()
      await expect(page).toHaveURL(/\/app\/subscribe$/)
      await expect(state(page)).toContainText("You don't have a subscription.")
    })
    await stays(page)
    await test.step('subscribe in a new tab (SUB-22, SUB-31)', () => subscribe(page, problems))
    await test.step('five applications and no sixth (SUB-28)', () => applyUntilRefused(page, context, jobs))
    await test.step('cancel in the portal (SUB-28)', () => cancel(page))
    expect(problems).toEqual([])
  } finally {
    await home.tidy()
  }
})

async function signIn(page: Page): Promise<void> {
  await goTo(page, '/auth?redirect=/app/jobs')
  await page.getByRole('textbox', { name: 'Email' }).fill(people.newcomer)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Jobs' })).toBeVisible()
}

type Job = { id: string; slug: string; title: string }

async function openJobs(context: BrowserContext): Promise<Job[]> {
  const response = await context.request.get('/api/v1/jobs?limit=40')
  return ((await response.json()) as { items: Job[] }).items
}

async function pressApply(page: Page, { slug }: Job): Promise<void> {
  await goTo(page, `/app/jobs?job=${slug}`)
  await page.getByRole('region', { name: 'Job', exact: true }).getByRole('button', { name: 'Apply Now' }).click()
}

/** Pays in the new tab. The first page is not touched and must update by itself. */
async function subscribe(page: Page, problems: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Monthly' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const checkout = await opening
  problems.push(...complaints(checkout))
  await expect(checkout.getByRole('heading', { name: 'Tandem Basic' })).toBeVisible()
  await expect(checkout.getByText('Sandbox: no money moves.')).toBeVisible()
  await isAlive(checkout)
  const begin = checkout.getByRole('button', { name: 'Start 14-day trial' })
  await checkout.getByRole('radio', { name: /0002/ }).check()
  await begin.click()
  await expect(checkout.getByText('Your card was declined. Nothing was charged; try another card.')).toBeVisible()
  await expect(state(page)).toContainText("You don't have a subscription.")
  await checkout.getByRole('radio', { name: /4242/ }).check()
  await begin.click()
  await expect(checkout.getByText('Payment Successful!')).toBeVisible()
  await expect(state(page)).toContainText('Trial')
  await expect(state(page)).toContainText('Next billing:')
  await expect(state(page)).toContainText('0 of 5')
  expect(await hasStayed(page)).toBe(true)
  // two seconds later the page continues
  await expect(checkout).not.toHaveURL(/subscribe/)
  await checkout.close()
}

async function applyUntilRefused(page: Page, context: BrowserContext, jobs: Job[]): Promise<void> {
  const resumeId = await storeResume(context, 'For five jobs')
  const apply = async ({ id: jobId }: Job) => {
    const details = { fullName: 'Imani Diallo', email: people.newcomer, phone: '(412) 555-0187' }
    const data = { jobId, ...details, resume: { kind: 'existing', resumeId } }
    const response = await context.request.post('/api/v1/applications', { data })
    return { status: response.status(), code: ((await response.json()) as { code?: string }).code }
  }
  const left = [...jobs]
  for (let sent = 0; sent < 5; ) {
    // skip jobs with required questions, because this call sends no answers
    const { status } = await apply(left.shift()!)
    if (status === 200) sent++
    else expect(status).toBe(422)
  }
  expect(await apply(left[0]!)).toEqual({ status: 402, code: 'MONTHLY_LIMIT_REACHED' })
  await pressApply(page, left[0]!)
  await expect(page.getByText('Monthly Limit Reached')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Apply for Position' })).toBeHidden()
  await goTo(page, '/app/subscribe')
  await expect(state(page)).toContainText('5 of 5')
}

async function cancel(page: Page): Promise<void> {
  await isAlive(page)
  await stays(page)
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opening
  await expect(portal.getByRole('heading', { name: 'Subscription management' })).toBeVisible()
  await isAlive(portal)
  await portal.getByRole('button', { name: 'Cancel subscription' }).click()
  await portal.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(portal.getByRole('button', { name: 'Resume subscription' })).toBeVisible()
  await expect(state(page)).toContainText('Cancelled')
  await expect(state(page)).toContainText('You have Basic until')
  await portal.getByRole('button', { name: 'Skip one month' }).click()
  await expect(portal.getByRole('region', { name: 'Subscription', exact: true })).toContainText('Ended')
  await expect(state(page)).not.toContainText('You have Basic until')
  await expect(state(page)).toContainText('Expired:')
  expect(await hasStayed(page)).toBe(true)
}

test('a payment state in the URL is not trusted (SUB-06, SUB-08)', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await goTo(page, `/app/subscribe?payment=success&session_id=cs_${'0'.repeat(32)}`)
  await expect(page.getByText('No payment to confirm.')).toBeVisible()
  await expect(page.getByText('Payment Successful!')).toBeHidden()
  await goTo(page, '/app/subscribe?payment=success')
  await expect(page.getByText('No payment to confirm.')).toBeVisible()
  await goTo(page, '/app/subscribe?payment=cancelled')
  await expect(page.getByText('Payment Cancelled')).toBeVisible()
  await expect(page).toHaveURL(/payment=cancelled/)
})

test('a plan on the landing page opens the same plan after sign-in, with the banner (SUB-01, SUB-04)', async ({
  page,
}) => {
  await goTo(page, '/')
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await expect(page).toHaveURL(/\/subscribe\?plan=[\w-]+&cycle=yearly$/)
  await expect(page.getByText('Claim Your Offer Letter Now!')).toBeHidden()
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await expect(page.getByRole('heading', { name: 'Your offer letter' })).toBeVisible()
  await isAlive(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(people.newcomer)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/subscribe\?plan=/)
  await expect(page.getByText('Claim Your Offer Letter Now!')).toBeVisible()
  const chosen = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) })
  await expect(chosen).toContainText('Your choice')
  await goTo(page, '/app/subscribe')
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeVisible()
  await expect(page.getByText('Claim Your Offer Letter Now!')).toBeHidden()
  await goTo(page, '/app/subscribe?from=banner')
  await expect(page.getByText('Claim Your Offer Letter Now!')).toBeVisible()
})

test('platform admins test the integration and see the messages; staff do not (SUB-09, SUB-10, SUB-11)', async ({
  page,
  context,
}) => {
  await signInAs(context, 'admin')
  await goTo(page, '/app/subscribe')
  await page.getByRole('button', { name: 'Test integration' }).click()
  const tester = page.getByRole('region', { name: 'Payment integration' })
  await expect(tester.getByRole('listitem').filter({ hasText: 'Payment secret key' })).toContainText('Failed')
  await expect(tester).toContainText('No Stripe customer found')
  await expect(page.getByRole('region', { name: 'Payment webhook events' })).toBeVisible()
  await signInAs(context, 'staff')
  await goTo(page, '/app/subscribe')
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await expect(page.getByText('Payment webhook events')).toBeHidden()
  await expect(page.getByText('Payment integration')).toBeHidden()
})

test("axe finds nothing on the sandbox's pages, and the portal opens only for its owner", async ({ page, context }) => {
  await signInAs(context, 'newcomer')
  const plans = (await (await context.request.get('/api/v1/plans?orderBy=monthly')).json()) as { id: string }[]
  const data = { planId: plans[0]?.id, billingCycle: 'monthly' }
  const opened = await context.request.post('/api/v1/subscription/checkout', { data })
  await goTo(page, ((await opened.json()) as { url: string }).url)
  await expect(page.getByRole('heading', { name: 'Tandem Basic' })).toBeVisible()
  const found = await inEveryLight(page, 'checkout')
  await signInAs(context, 'seeker')
  await reload(page)
  await expect(page.getByText('This is no longer available')).toBeVisible()
  const portal = await context.request.post('/api/v1/subscription/portal', { data: {} })
  await goTo(page, ((await portal.json()) as { url: string }).url)
  await expect(page.getByRole('heading', { name: 'Tandem Pro' })).toBeVisible()
  expect([...found, ...(await inEveryLight(page, 'portal'))]).toEqual([])
})
