import { expect, type Page, test } from '@playwright/test'
import { idOf } from '../src/demo/keys.ts'
import { casesOf } from '../src/testing/long.ts'
import { goTo, isAlive, isLoaded, type PersonName, signInAs } from './people.ts'
import { aPosting } from './screens.ts'

const NO_RECIPIENTS = '0199d1f0-0000-7000-8000-00000000dead'

/** Every public page of the specification. */
const open = [
  ['/', '/auth', '/unauthorized', '/jobs', '/subscribe', '/salary-analyzer', '/how-it-works', '/guide', '/contact-us'],
  ['/resume-builder-service', '/job-search-service', '/auto-apply-service', '/career-advice-service'],
  ['/interview-prep-service', '/career-coaching-service', '/industry-insights', '/success-stories'],
  ['/privacy-policy', '/terms-of-service', '/help-center', '/blog', '/blog/a-range-is-a-sentence-read-the-end-of-it'],
].flat()

const frame = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}

test('the public pages open signed out, also an article by its id (SHELL-02)', async ({ page }) => {
  for (const path of [...open, await aPosting(page)]) {
    const response = await goTo(page, path)
    expect(response?.status(), path).toBe(200)
    expect(new URL(page.url()).pathname, path).toBe(path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  const byId = await page.request.get(`/blog/${idOf('article', 'post read-the-range')}`, { maxRedirects: 0 })
  expect([byId.status(), byId.headers().location]).toEqual([301, '/blog/a-range-is-a-sentence-read-the-end-of-it'])
  expect((await page.request.get('/blog/some-article')).status()).toBe(404)
})

test('the film on / plays without scripts, and a signed-in person is redirected to /app (LAND-01, LAND-02)', {
  tag: '@long',
}, async ({ page, context }) => {
  await goTo(page, '/')
  await page.getByRole('button', { name: /^Watch it/ }).click()
  const film = page.getByRole('dialog', { name: 'A tour of Tandem' }).locator('video')
  await expect(film).toBeVisible()
  const seconds = await film.evaluate(async (video: HTMLVideoElement) => {
    await video.play()
    return video.duration
  })
  expect(Math.round(seconds)).toBe(
    Number((await page.getByRole('button', { name: /^Watch it/ }).innerText()).match(/\d+/)),
  )
  await page.keyboard.press('Escape')
  await expect(film).toBeHidden()
  await signInAs(context, 'seeker')
  await goTo(page, '/')
  await expect(page).toHaveURL(/\/app$/)
})

test('the public pages share one frame with top bar and footer (SHELL-03)', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/', '/auth', '/jobs', '/unauthorized', '/nothing-here', await aPosting(page)]) {
    await goTo(page, path)
    await frame(page)
  }
})

test('any other path answers 404 with a link home (SHELL-04)', async ({ page, context }) => {
  for (const path of ['/nothing-here', '/jobs/no-such-job', '/blog2/x?y=1', '/%E0%A4%A']) {
    const response = await goTo(page, path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('link', { name: /home/i }).first()).toHaveAttribute('href', '/')
    await expect(page.locator('script[src]')).toHaveCount(0)
  }
  await signInAs(context, 'seeker')
  await goTo(page, '/app/nothing-here')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: /Career Platform/ })).toBeVisible()
  await isAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/app$/)
})

const homes: [PersonName, RegExp][] = [
  ['admin', /\/app\/admin$/],
  ['staff', /\/app\/admin$/],
  ['company', /\/app\/company(\/|$)/],
  ['recruiter', /\/app\/company(\/|$)/],
  ['seeker', /\/app$/],
]
for (const [who, home] of casesOf(homes, (_, at) => at < 2)) {
  test(`/app and /auth redirect ${who}, and Back does not return there (SHELL-11, AUTH-05)`, async ({
    page,
    context,
  }) => {
    await signInAs(context, who)
    await goTo(page, '/app/notifications')
    await goTo(page, '/app')
    await expect(page).toHaveURL(home)
    await page.goBack()
    await expect(page).toHaveURL(/\/app\/notifications$/)
    await goTo(page, '/auth?redirect=%2Fapp%2Fprofile')
    await expect(page).toHaveURL(/\/app\/profile$/)
  })
}

test('a screen of another role redirects to Access Denied, with a link home (SHELL-09, ERR-03)', async ({
  page,
  context,
}) => {
  await signInAs(context, 'recruiter')
  for (const path of ['/app/admin', '/app/admin/operations', '/app/jobs', '/app/tracker']) {
    await goTo(page, path)
    await expect(page).toHaveURL(/\/unauthorized$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  }
  await isAlive(page)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(/\/app\/company/)
})

test('the phone layout starts below 768 px on every screen (SHELL-24)', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  for (const path of ['/app/jobs', '/app/tracker', '/app/notifications', '/app/profile']) {
    await goTo(page, path)
    await isLoaded(page)
    const sidebar = page.getByRole('navigation', { name: /Career Platform/ })
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(sidebar, path).toBeHidden()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(sidebar, path).toBeVisible()
  }
  // the styles use no other width for phones, and their ranges do not overlap
  const bounds = await page.evaluate(() => {
    const found: string[] = []
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) found.push(rule.conditionText)
        if (rule instanceof CSSGroupingRule) read(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return [...new Set(found.flatMap((text) => text.match(/7[4-9]\d(\.\d+)?px|4[6-9](\.\d+)?rem/g) ?? []))]
  })
  expect(bounds.length).toBeGreaterThan(0)
  for (const bound of bounds) expect(['767.98px', '768px', '48rem']).toContain(bound)
})

test('a URL of a missing item shows no error (ERR-05)', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  for (const path of [`/app/jobs?job=${NO_RECIPIENTS}`, `/app/tracker?application=${NO_RECIPIENTS}`]) {
    await goTo(page, path)
    await isLoaded(page)
    await expect(page.getByRole('heading', { name: /no longer|not found/ }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
