import { expect, test } from '@playwright/test'
import { goTo, signInAs } from './people.ts'
import { widths } from './screens.ts'

test.use({ viewport: widths.phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

test('the menu is a drawer that opens, navigates and closes', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await goTo(page, '/app/notifications')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await drawer.getByRole('link', { name: /Job Tracker/ }).click()
  await expect(page).toHaveURL(/\/app\/tracker/)
  await expect(drawer).toBeHidden()
})
