import { expect, type Page, test } from '@playwright/test'
import { complaints, DEMO_PASSWORD, goTo, isAlive, people } from './people.ts'
import { ProductFolder } from './product-process.ts'

/** Presses the button by keyboard, because a toast may cover it. */
const press = async (page: Page, name: string | RegExp) => {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

test('an admin requires subscriptions and announces it on every page, a seeker sees it at once; the log of it is complete (PLAT-02, PLAT-07, ADASH-05)', {
  tag: '@long',
}, async ({ browser }) => {
  // use a separate product, because settings apply to all users
  const home = new ProductFolder()
  try {
    const server = await home.start({ env: { DEMO: '1' } })
    await server.ready()
    const [admin, seeker] = await Promise.all([open('admin'), open('seeker')])
    const problems = complaints(admin)

    await goTo(seeker, '/app')
    await expect(seeker.getByRole('heading', { level: 1 })).toBeVisible()
    await goTo(admin, '/app/admin/settings')
    const enforce = admin.getByRole('switch', { name: 'Require a subscription to apply' })
    await test.step('a confirmation shows whom it affects, then it applies (PLAT-02)', async () => {
      await expect(enforce).not.toBeChecked()
      await isAlive(admin)
      await enforce.focus()
      await admin.keyboard.press('Space')
      await expect(admin.getByRole('alertdialog')).toContainText("don't have an active subscription")
      await press(admin, 'Require a subscription')
      await expect(enforce).toBeChecked()
      await expect(admin.getByText('Job seekers see: a subscription is required.')).toBeVisible()
    })
    await test.step('a notice appears on an open page', async () => {
      await admin.getByRole('textbox', { name: 'Notice' }).fill('Tandem rests on Sunday from 2 to 3 AM UTC.')
      await admin.getByRole('form', { name: 'Notice' }).getByRole('button', { name: 'Save' }).focus()
      await admin.keyboard.press('Enter')
      await press(admin, 'Show to all users')
      await expect(seeker.getByRole('complementary', { name: 'Notice' })).toContainText('Tandem rests on Sunday')
    })
    await test.step('the log names the admin, and its chain is complete', async () => {
      await goTo(admin, '/app/admin/audit?action=settings.changed')
      await expect(admin.getByRole('table', { name: 'Audit log' }).getByRole('row')).toHaveCount(3)
      await press(admin, 'Verify the log')
      await expect(admin.getByText(/entries match their seals/)).toBeVisible()
    })
    await test.step('the period is exported as a file (ADASH-05)', async () => {
      await goTo(admin, '/app/admin/analytics?days=30')
      const file = admin.waitForEvent('download')
      await admin.locator('a[download]').focus()
      await admin.keyboard.press('Enter')
      expect((await file).suggestedFilename()).toMatch(/^tandem-30-days-[\d-]+\.csv$/)
    })
    expect(problems).toEqual([])

    async function open(name: 'admin' | 'seeker'): Promise<Page> {
      const context = await browser.newContext({ baseURL: server.url })
      const data = { email: people[name], password: DEMO_PASSWORD }
      expect((await context.request.post('/api/v1/sign-in', { data })).status()).toBe(200)
      return context.newPage()
    }
  } finally {
    await home.tidy()
  }
})
