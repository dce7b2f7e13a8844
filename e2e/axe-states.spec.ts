import { expect, type Page, test } from '@playwright/test'
import { casesOf } from '../src/testing/long.ts'
import { inEveryLight } from './find-violations.ts'
import { goTo, type PersonName, signInAs } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Calls for data, without the session and the live stream. */
const DATA = /\/api\/rpc\/(?!accounts\/|notifications\/live)/

const fail = (page: Page) =>
  page.route(DATA, (route) => route.fulfill({ status: 500, json: { json: { code: 'INTERNAL_SERVER_ERROR' } } }))
/** Answers are delayed until the end of the test. */
const hold = (page: Page) => page.route(DATA, () => new Promise<void>(() => {}))

/** A screen is opened by its menu label; its heading may differ. */
const headings: Record<string, string> = { Jobs: 'Find Your Next Job' }
const screens: [PersonName, string, string[]][] = [
  ['seeker', '/app/profile', ['Jobs', 'Job Tracker', 'Notifications']],
  ['recruiter', '/app/profile', ['Job Management', 'Applications']],
  ['admin', '/app/profile', ['Admin Dashboard', 'Operations']],
]
// a normal run checks one screen per role, because all load in the same way
for (const [who, start, all] of screens) {
  const places = casesOf(all, (_, at) => at === 0)
  test(`axe finds nothing where the screens of ${who} failed to load`, { tag: '@long' }, async ({ page, context }) => {
    await signInAs(context, who)
    const found: string[] = []
    for (const place of places) {
      await goTo(page, start)
      await fail(page)
      await page
        .getByRole('navigation')
        .getByRole('link', { name: new RegExp(`^${place}\\b`) })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: headings[place] ?? place })).toBeVisible()
      await expect(page.getByText(/^Failed to|temporarily unavailable|—/).first()).toBeVisible()
      found.push(...(await inEveryLight(page, `${place} failed`)))
      await page.unroute(DATA)
    }
    expect(found).toEqual([])
  })
}

const dialogs: [string, PersonName, string, (page: Page) => Promise<void>][] = [
  ['details of an application', 'seeker', '/app/tracker', openApplication],
  [
    'review',
    'recruiter',
    '/app/company/applications',
    (page) =>
      page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click(),
  ],
]
for (const [what, who, path, open] of casesOf(dialogs, (_, at) => at === 0)) {
  for (const [how, act] of [
    ['fails', fail],
    ['loads', hold],
  ] as const) {
    test(`axe finds nothing while the ${what} ${how}`, { tag: '@long' }, async ({ page, context }) => {
      await signInAs(context, who)
      await goTo(page, path)
      await act(page)
      await open(page)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole(how === 'fails' ? 'alert' : 'status').first()).toBeVisible()
      expect(await inEveryLight(page, `${what} ${how}`)).toEqual([])
    })
  }
}

async function openApplication(page: Page): Promise<void> {
  const section = page.getByRole('main').locator('section')
  const card = section.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('button')
  await card.first().click()
}

test('axe finds nothing during a job search', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await goTo(page, '/app/jobs')
  await hold(page)
  await page.getByLabel('Keyword').fill('nurse')
  await expect(page.locator('[aria-busy=true]').first()).toBeAttached()
  expect(await inEveryLight(page, 'jobs are looked for')).toEqual([])
})

test('axe finds nothing while a toast, an error and a confirmation are shown', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await goTo(page, '/app/notifications')
  await fail(page)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Failed to mark all notifications as read')).toBeVisible()
  const found = await inEveryLight(page, 'error toast')
  await goTo(page, '/app/profile')
  await page.getByLabel('Location').fill('Lisbon, Portugal')
  await page.getByRole('link', { name: 'Tandem', exact: false }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  found.push(...(await inEveryLight(page, 'leave without saving')))
  expect(found).toEqual([])
})

test('axe finds nothing on the page of all components', { tag: '@long' }, async ({ page }) => {
  await goTo(page, '/dev/ui')
  expect(await inEveryLight(page, '/dev/ui')).toEqual([])
})
