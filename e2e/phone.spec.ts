import { expect, test } from '@playwright/test'
import { isAlive, isLoaded, signInAs } from './people.ts'
import { aPosting, screens, widths } from './screens.ts'

test.use({ viewport: widths.phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 45_000 })

for (const [who, paths] of screens) {
  const first = paths[0]
  test(`nothing on a phone needs scrolling sideways: ${who ?? 'signed out'}, from ${first}`, async ({
    page,
    context,
  }) => {
    if (who) await signInAs(context, who)
    for (const path of [...paths, ...(first === '/' ? [await aPosting(page)] : [])]) {
      await page.goto(path)
      await isLoaded(page)
      // 320 px is what 400 % zoom leaves of a desktop window
      for (const width of [360, 320]) {
        await page.setViewportSize({ ...widths.phone, width })
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          const past = [...document.body.querySelectorAll('*')].filter(
            (one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest('[class*="vh"], .vh'),
          )
          const names = past.slice(0, 5).map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`)
          return scrollWidth > clientWidth ? { scrollWidth, clientWidth, names } : null
        })
        expect(wide, `${path} at ${width}`).toBeNull()
      }
    }
  })
}

test('the menu is a drawer that opens, leads on and closes', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await page.goto('/app/notifications')
  await isAlive(page)
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
