import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { isLong } from '../src/testing/long.ts'
import { widths } from './screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const COLOURS = ['color-contrast', 'link-in-text-block']

// the small one: it is read by every document
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The page in both widths, light and dark; every finding with where it was. A plain run looks at one width, always the same one
 * of a page: half of all pages as on a phone.
 */
export async function inEveryLight(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  const look = async (width: keyof typeof widths, colorScheme: 'light' | 'dark', rules: RuleSet) => {
    await page.setViewportSize(widths[width])
    await page.emulateMedia({ colorScheme })
    await inLight(page, colorScheme)
    for (const line of await violationsOf(page, rules)) found.push(`${what}, ${width}, ${colorScheme}: ${line}`)
  }
  if (!isLong) {
    const width = what.length % 2 ? 'phone' : 'desk'
    await look(width, 'light', 'not colours')
    await look(width, 'light', 'new colours')
    await look(width, 'dark', 'new colours')
    await page.setViewportSize(widths.desk)
    return found
  }
  // Measuring colours is most of the time. The dark changes colours and nothing else, and words that look as others did were
  // measured there.
  await look('desk', 'light', 'not colours')
  await look('desk', 'light', 'new colours')
  await look('phone', 'light', 'not colours')
  await look('phone', 'light', 'new colours')
  await look('phone', 'dark', 'new colours')
  await look('desk', 'dark', 'new colours')
  return found
}

/** The page's script hears of another light a moment later: until it has, nothing has begun to change that could be waited for. */
const inLight = (page: Page, wanted: 'light' | 'dark') =>
  page.waitForFunction((light) => {
    const { theme } = document.documentElement.dataset
    return !theme || theme === light || /(?:^|; )theme=/.test(document.cookie)
  }, wanted)

/** What axe holds against the page as it stands now, one line a finding; nothing moves any more. */
export const findViolations = (page: Page): Promise<string[]> => violationsOf(page, 'all')

/** 'new colours' are those of words that look as none did whose colours this process has measured. */
type RuleSet = 'all' | 'not colours' | 'new colours'

const optionsOf = (rules: RuleSet): axe.RunOptions => {
  if (rules === 'all') return { runOnly: { type: 'tag', values: TAGS } }
  if (rules === 'new colours') return { runOnly: { type: 'rule', values: COLOURS } }
  const off = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))
  return { runOnly: { type: 'tag', values: TAGS }, rules: off }
}

/** How words looked that were measured and found good, on any page. */
const known = new Set<number>()

async function violationsOf(page: Page, rules: RuleSet): Promise<string[]> {
  await settled(page)
  // half a megabyte: once a document, not at every look. It answers nothing: to copy axe itself back takes longer than a look
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`window.axe = (() => { ${AXE}; return axe })(); undefined`)
  const isNewOnly = rules === 'new colours'
  const looks = isNewOnly ? await markNewLooks(page) : []
  if (isNewOnly && looks.length === 0) return []
  const violations = await page.evaluate(
    async ({ options, isNewOnly }) => {
      const here = window as unknown as { axe: typeof axe; newLooks?: Element[] }
      const context = {
        ...(isNewOnly && { include: here.newLooks }),
        // the guards of Base UI's popups pass focus on the moment they get it, which axe cannot know
        exclude: ['[data-base-ui-focus-guard]'],
      }
      // no rule asked for reads style sheets, and to fetch and parse them again is a third of the time
      const media: axe.PreloadOptions = { assets: ['media'] }
      const found = await here.axe.run(context as axe.ElementContext, {
        ...options,
        resultTypes: ['violations'],
        iframes: false,
        preload: media,
      })
      return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.slice(0, 3).map((node) => ({
          target: node.target.join(' '),
          html: node.html.slice(0, 160),
          why: node.any[0]?.message ?? '',
        })),
      }))
    },
    { options: optionsOf(rules), isNewOnly },
  )
  if (violations.length === 0) for (const look of looks) known.add(look)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, why }) => `${id} (${help}) at ${target}: ${html} ${why}`),
  )
}

/**
 * Leaves in `window.newLooks` what is to be measured, and answers with how it looks: the colour, size and shadow of words and
 * all that lies behind them in their own boxes. What is moved over others' boxes is always new: its look does not say what is behind.
 */
const markNewLooks = (page: Page): Promise<number[]> =>
  page.evaluate(
    (before) => {
      const known = new Set(before)
      type Behind = { said: string; veil: string; floats: boolean }
      const behind = new Map<Element | null, Behind>()
      const fields = 'input, textarea, select'
      const hasWords = (one: Element) =>
        one.matches(fields) ||
        [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      const numberOf = (text: string) => {
        let [high, low] = [0xdeadbeef, 0x41c6ce57]
        for (let at = 0; at < text.length; at++) {
          high = Math.imul(high ^ text.charCodeAt(at), 2654435761)
          low = Math.imul(low ^ text.charCodeAt(at), 1597334677)
        }
        return 4294967296 * (2097151 & (high >>> 0)) + (low >>> 0)
      }
      const news: Element[] = []
      const looks = new Set<number>()
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
        const look = numberOf([...words, veil, behind.get(one)?.said].join('|'))
        if (!floats && known.has(look)) continue
        news.push(one)
        looks.add(look)
      }
      ;(window as unknown as { newLooks: Element[] }).newLooks = news
      return [...looks]
    },
    [...known],
  )

/** Colours are only measured when no transition is under way. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const isEnding = (one: Animation) =>
      one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map((one) => one.finished),
    )
  })
