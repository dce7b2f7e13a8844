import type { Page } from '@playwright/test'
import { isLong } from '../src/testing/long.ts'
import { widths } from './screens.ts'

/**
 * The elements that would need horizontal scrolling on a phone, one line each. 320 px is the width of a desktop window at 400 %
 * zoom. The long run also finds elements that fit there but not into 360 px.
 */
export async function sidewaysOnPhone(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of isLong ? [360, 320] : [320]) {
    await page.setViewportSize({ ...widths.phone, width })
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const past = [...document.body.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest('[class*="vh"], .vh'),
      )
      const names = past.slice(0, 5).map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`)
      return `${scrollWidth} px wide: ${names.join(', ')}`
    })
    if (wide) found.push(`at ${width}: ${wide}`)
  }
  return found
}

/** The elements that are cut off or too wide on a desktop with text of double size, one line each. The page keeps that size. */
export async function lostInLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize(widths.desk)
  return page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    // no need to wait for a frame: reading a size updates the layout
    const { scrollWidth, clientWidth } = document.documentElement
    const name = (one: Element) =>
      `${one.tagName}.${one.getAttribute('class') ?? ''} "${one.textContent?.slice(0, 40)}"`
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((one) => one.checkVisibility())
    const isFor = (one: Element, quiet: string) => one.closest(quiet) !== null
    // text that ends outside a box with hidden overflow; an ellipsis or a limited number of lines is intended
    const isCut = (one: HTMLElement) => {
      if (isFor(one, '.vh, .sk, [aria-hidden=true], svg')) return false
      if (![...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        return false
      const words = one.getBoundingClientRect()
      for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
          return false
        const { right, bottom } = box.getBoundingClientRect()
        if (/hidden|clip/.test(overflowY) && words.bottom > bottom + 4) return true
        if (/hidden|clip/.test(overflowX) && words.right > right + 4) return true
      }
      return false
    }
    const cut = all.filter(isCut)
    const wide =
      scrollWidth > clientWidth + 1 ? all.filter((one) => one.getBoundingClientRect().right > clientWidth + 1) : []
    return [...wide.slice(0, 4).map((one) => `wide ${name(one)}`), ...cut.slice(0, 4).map((one) => `cut ${name(one)}`)]
  })
}
