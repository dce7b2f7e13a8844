import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { widths } from './screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

// the dark changes colours and nothing else: asking all the rules again would say the same again
const lights: ['light' | 'dark', rules: string[]][] = [
  ['light', []],
  ['dark', ['color-contrast', 'link-in-text-block']],
]

/** The page in both widths, light and dark; every finding with where it was. */
export async function inEveryLight(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size)
    for (const [colorScheme, rules] of lights) {
      await page.emulateMedia({ colorScheme })
      for (const line of await findViolations(page, rules)) found.push(`${what}, ${name}, ${colorScheme}: ${line}`)
    }
  }
  return found
}

/** What axe holds against the page as it stands now, one line a finding; nothing moves any more. */
export async function findViolations(page: Page, rules: string[] = []): Promise<string[]> {
  await settled(page)
  // once a document, and only what is wrong is gathered: this is most of what the journeys take
  await page.evaluate(`window.axe ??= (() => { ${axe.source}; return axe })()`)
  const asked = rules.length > 0 ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: TAGS }
  const violations = await page.evaluate(async (runOnly) => {
    // the guards of Base UI's popups pass focus on the moment they get it, which axe cannot know
    const context = { exclude: ['[data-base-ui-focus-guard]'] }
    const { axe: here } = window as unknown as { axe: typeof axe }
    const found = await here.run(context, { runOnly, resultTypes: ['violations'], iframes: false })
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map((node) => ({
        target: node.target.join(' '),
        html: node.html.slice(0, 160),
        why: node.any[0]?.message ?? '',
      })),
    }))
  }, asked)
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
