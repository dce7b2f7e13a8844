import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { isLong } from '../src/testing/long.ts'
import { widths } from './screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const COLOURS = ['color-contrast', 'link-in-text-block']

// the minified build, because every document loads it
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Checks the page in both widths, light and dark, and returns every finding with its variant. A normal run checks one fixed width
 * per page: half of all pages as on a phone.
 */
export async function inEveryLight(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  const impersonation = async (width: Width, colorScheme: Light, ...rules: RuleSet[]) => {
    await page.setViewportSize(widths[width])
    await page.emulateMedia({ colorScheme })
    for (const line of await violationsOf(page, rules, colorScheme))
      found.push(`${what}, ${width}, ${colorScheme}: ${line}`)
  }
  // Measuring colors takes most of the time. Dark mode only changes colors, and text with an already measured look is skipped.
  const looked: Width[] = isLong ? ['desk', 'phone'] : [what.length % 2 ? 'phone' : 'desk']
  for (const width of looked) await impersonation(width, 'light', 'not colours', 'new colours')
  for (const width of looked.toReversed()) await impersonation(width, 'dark', 'new colours')
  await page.setViewportSize(widths.desk)
  return found
}

type Light = 'light' | 'dark'
type Width = keyof typeof widths

/** The violations that axe finds on the page as it is now, one line each; animations have ended. */
export const findViolations = (page: Page): Promise<string[]> => violationsOf(page, ['all'])

/** 'new colours' only measures text whose look this process has not measured before. */
type RuleSet = 'all' | 'not colours' | 'new colours'

const optionsOf = (rules: RuleSet): axe.RunOptions => {
  if (rules === 'all') return { runOnly: { type: 'tag', values: TAGS } }
  if (rules === 'new colours') return { runOnly: { type: 'rule', values: COLOURS } }
  const off = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))
  return { runOnly: { type: 'tag', values: TAGS }, rules: off }
}

/** Looks of text that were measured without a finding, on any page. */
const known = new Set<number>()

async function violationsOf(page: Page, rules: RuleSet[], light?: Light): Promise<string[]> {
  // half a megabyte, so once per document. Returns nothing: copying axe back to the test would take longer than a check
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`window.axe = (() => { ${AXE}; return axe })(); undefined`)
  const parts = rules.map((one) => ({ isNewOnly: one === 'new colours', options: optionsOf(one) }))
  // one call for everything: each takes a tenth of a second on a small machine
  const { violations, looks } = await page.evaluate(lookAt, { parts, light, known: [...known] })
  if (violations.length === 0) for (const one of looks) known.add(one)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, why }) => `${id} (${help}) at ${target}: ${html} ${why}`),
  )
}

type AxeParams = { parts: { isNewOnly: boolean; options: axe.RunOptions }[]; light: Light | undefined; known: number[] }

/** Runs in the page, where `axe` has been put. */
async function lookAt({ parts, light, known }: AxeParams) {
  const here = window as unknown as { axe: typeof axe }
  const violations: { id: string; help: string; nodes: { target: string; html: string; why: string }[] }[] = []
  const looks: number[] = []
  await untilInLight()
  await untilSettled()
  for (const { isNewOnly, options } of parts) {
    const found = isNewOnly ? newLooks() : null
    if (found?.elements.length === 0) continue
    looks.push(...(found?.looks ?? []))
    const context = {
      ...(found && { include: found.elements }),
      // the focus guards of Base UI's popups pass the focus on immediately, which axe cannot detect
      exclude: ['[data-base-ui-focus-guard]'],
    }
    // no selected rule reads style sheets, and fetching and parsing them again takes a third of the time
    const media: axe.PreloadOptions = { assets: ['media'] }
    const result = await here.axe.run(context as axe.ElementContext, {
      ...options,
      resultTypes: ['violations'],
      iframes: false,
      preload: media,
    })
    for (const { id, help, nodes } of result.violations) {
      const first = nodes.slice(0, 3).map((node) => ({
        target: node.target.join(' '),
        html: node.html.slice(0, 160),
        why: node.any[0]?.message ?? '',
      }))
      violations.push({ id, help, nodes: first })
    }
  }
  return { violations, looks }

  /** Waits until the page's script has noticed the new color scheme, because transitions start only then. */
  async function untilInLight() {
    const isThere = () => {
      const { theme } = document.documentElement.dataset
      return !light || !theme || theme === light || /(?:^|; )theme=/.test(document.cookie)
    }
    while (!isThere()) await new Promise(requestAnimationFrame)
  }

  /** Waits for the end of all transitions, because colors change during them. */
  async function untilSettled() {
    await document.fonts.ready
    const isEnding = (one: Animation) =>
      one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity
    const ending = document.getAnimations().filter(isEnding)
    await Promise.allSettled(ending.map((one) => one.finished))
  }

  /**
   * The elements to measure with their look: color, size and shadow of the text and everything behind it in its own boxes. An element that
   * is moved over other boxes always counts as new, because its look does not contain what is behind it.
   */
  function newLooks() {
    const before = new Set(known)
    type Behind = { said: string; veil: string; floats: boolean }
    const behind = new Map<Element | null, Behind>()
    const fields = 'input, textarea, select'
    const hasWords = (one: Element) =>
      one.matches(fields) || [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const numberOf = (text: string) => {
      let [high, low] = [0xdeadbeef, 0x41c6ce57]
      for (let at = 0; at < text.length; at++) {
        high = Math.imul(high ^ text.charCodeAt(at), 2654435761)
        low = Math.imul(low ^ text.charCodeAt(at), 1597334677)
      }
      return 4294967296 * (2097151 & (high >>> 0)) + (low >>> 0)
    }
    const elements: Element[] = []
    const made = new Set<number>()
    for (const one of document.querySelectorAll<HTMLElement>('html, body, body *')) {
      if (!one.checkVisibility()) continue
      const style = getComputedStyle(one)
      const { backgroundColor, backgroundImage, opacity, filter, position } = style
      const { top, right, bottom, left, transform, marginTop, marginLeft } = style
      const isShifted = [top, right, bottom, left].some((inset) => !['auto', '0px'].includes(inset))
      const isMoved =
        (position === 'relative' ? isShifted : position !== 'static') ||
        transform !== 'none' ||
        [marginTop, marginLeft].some((margin) => margin.startsWith('-'))
      const above = behind.get(one.parentElement) ?? { said: '', veil: '', floats: false }
      const veil = opacity === '1' && filter === 'none' ? above.veil : `${above.veil}/${opacity},${filter}`
      const isSolid = /^rgb\(/.test(backgroundColor) && backgroundImage === 'none' && veil === ''
      const own = [backgroundColor, backgroundImage].join()
      const floats = !isSolid && (above.floats || isMoved)
      behind.set(one, { said: isSolid ? own : `${above.said}/${own}`, veil, floats })
      if (!hasWords(one)) continue
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = style
      const around = one.parentElement ? getComputedStyle(one.parentElement).color : ''
      const placeholder = one.matches(fields) ? getComputedStyle(one, '::placeholder').color : ''
      const words = [color, fontSize, fontWeight, textShadow, textDecorationLine, around, placeholder, one.localName]
      const impersonation = numberOf([...words, veil, behind.get(one)?.said].join('|'))
      if (!floats && before.has(impersonation)) continue
      elements.push(one)
      made.add(impersonation)
    }
    return { elements, looks: [...made] }
  }
}
