import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus. Each focused element must show its focus and not be covered. */
export async function tabTo(page: Page, target: Locator, { most: maxPresses = 90, key = 'Tab' } = {}): Promise<void> {
  await expect(target.first()).toBeAttached()
  for (let pressed = 0; pressed <= maxPresses; pressed++) {
    if (await target.first().evaluate((one) => one === document.activeElement)) return expectSeen(target.first())
    await page.keyboard.press(key)
  }
  throw new Error(`${target} was not reached by ${maxPresses} presses of ${key}`)
}

/** Tabs to the control and presses the key that activates its kind. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tabs into the field and replaces its text. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Checks that the focus is visible (an outline, a ring, or a changed border), inside the window, and not covered. */
async function expectSeen(target: Locator): Promise<void> {
  const seen = () =>
    target.evaluate((one) => {
      const drawn = [one, one.closest('label, .drop, .field-box, .input-wrap') ?? one, one.parentElement ?? one].some(
        (part) => {
          const style = getComputedStyle(part)
          const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
          return hasOutline || style.boxShadow !== 'none'
        },
      )
      const { left, top, width, height } = one.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      const isOnTop = at !== null && (one.contains(at) || at.contains(one))
      return drawn && isOnTop ? 'seen' : `drawn ${drawn}, on top ${isOnTop} (${at?.outerHTML.slice(0, 80)})`
    })
  await expect.poll(seen, { message: `focus on ${target} is visible` }).toBe('seen')
}
