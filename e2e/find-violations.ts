import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { widths } from './screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const COLOURS = ['color-contrast', 'link-in-text-block']

// the small one: it is read by every document
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The page in both widths, light and dark; every finding with where it was. */
export async function inEveryLight(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  const look = async (width: keyof typeof widths, colorScheme: 'light' | 'dark', rules: RuleSet) => {
    await page.setViewportSize(widths[width])
    await page.emulateMedia({ colorScheme })
    await inLight(page, colorScheme)
    for (const line of await violationsOf(page, rules)) found.push(`${what}, ${width}, ${colorScheme}: ${line}`)
  }
  // Measuring colours is most of the time. The dark changes colours and nothing else, and words that look on a phone as they
  // do on a desk were measured there.
  await look('desk', 'light', 'all')
  await look('phone', 'light', 'not colours')
  await look('phone', 'light', 'colours that differ')
  await look('phone', 'dark', 'colours')
  await look('desk', 'dark', 'colours that differ')
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

/** 'colours that differ' are those of words that looked otherwise, or were not there, when colours were last measured. */
type RuleSet = 'all' | 'not colours' | 'colours' | 'colours that differ'

const optionsOf = (rules: RuleSet): axe.RunOptions => {
  if (rules === 'all') return { runOnly: { type: 'tag', values: TAGS } }
  if (rules !== 'not colours') return { runOnly: { type: 'rule', values: COLOURS } }
  const off = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))
  return { runOnly: { type: 'tag', values: TAGS }, rules: off }
}

async function violationsOf(page: Page, rules: RuleSet): Promise<string[]> {
  await settled(page)
  // half a megabyte: once a document, not at every look
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`window.axe = (() => { ${AXE}; return axe })()`)
  const violations = await page.evaluate(
    async ({ options, isColours, onlyOthers }) => {
      const here = window as unknown as { axe: typeof axe; looks?: Map<Element, string> }
      const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((one) => one.checkVisibility())
      // the colours, sizes and shadows that a word has, and all that lies behind it in its own boxes
      const behind = new Map<Element, string>()
      for (const one of [document.documentElement, document.body, ...all]) {
        const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(one)
        const own = [backgroundColor, backgroundImage, opacity, filter].join()
        behind.set(one, `${behind.get(one.parentElement as Element) ?? ''}/${own}`)
      }
      const look = (one: Element) => {
        const { color, fontSize, fontWeight, textShadow, textDecorationLine, position } = getComputedStyle(one)
        return [color, fontSize, fontWeight, textShadow, textDecorationLine, position, behind.get(one)].join()
      }
      const looks = new Map(all.map((one) => [one, look(one)]))
      const others = all.filter((one) => here.looks?.get(one) !== looks.get(one))
      if (isColours) here.looks = looks
      if (onlyOthers && others.length === 0) return []
      const context = {
        ...(onlyOthers && { include: others }),
        // the guards of Base UI's popups pass focus on the moment they get it, which axe cannot know
        exclude: ['[data-base-ui-focus-guard]'],
      }
      // no rule asked for reads style sheets, and to fetch and parse them again is a third of the time
      const media: axe.PreloadOptions = { assets: ['media'] }
      const found = await here.axe.run(context, {
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
    { options: optionsOf(rules), isColours: rules !== 'not colours', onlyOthers: rules === 'colours that differ' },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, why }) => `${id} (${help}) at ${target}: ${html} ${why}`),
  )
}

/** Colours are only measured when no transition is under way. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    const late = new Promise((resolve) => setTimeout(resolve, 1000))
    await Promise.race([late, Promise.allSettled(ending.map((one) => one.finished))])
  })
