import { expect, test } from '@playwright/test'
import { isLoaded, signInAs } from './people.ts'
import { aPosting, screens, widths } from './screens.ts'

test.describe.configure({ timeout: 60_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [who, paths] of screens) {
  const first = paths[0]
  test(`text twice as large loses nothing: ${who ?? 'signed out'}, from ${first}`, async ({ page, context }) => {
    if (who) await signInAs(context, who)
    await page.setViewportSize(widths.desk)
    const lost: string[] = []
    for (const path of [...paths, ...(first === '/' ? [await aPosting(page)] : [])]) {
      await page.goto(path)
      await isLoaded(page)
      const found = await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%'
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const { scrollWidth, clientWidth } = document.documentElement
        const name = (one: Element) =>
          `${one.tagName}.${one.getAttribute('class') ?? ''} "${one.textContent?.slice(0, 40)}"`
        const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((one) => one.checkVisibility())
        const isFor = (one: Element, quiet: string) => one.closest(quiet) !== null
        // words that end outside a box which hides what does not fit; an ellipsis and a number of lines are said on purpose
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
        return [
          ...wide.slice(0, 4).map((one) => `wide ${name(one)}`),
          ...cut.slice(0, 4).map((one) => `cut ${name(one)}`),
        ]
      })
      lost.push(...found.map((line) => `${path}: ${line}`))
    }
    expect(lost).toEqual([])
  })
}

test.describe('with less motion asked for', () => {
  for (const [who, paths] of [
    [null, ['/', '/jobs', '/auth', '/nothing-here']],
    ['seeker', ['/app/jobs', '/app/tracker', '/app/notifications']],
  ] as const) {
    test(`nothing moves by itself: ${who ?? 'signed out'}`, async ({ page, context }) => {
      if (who) await signInAs(context, who)
      for (const path of paths) {
        await page.goto(path)
        await page.waitForLoadState('load')
        const moving = await page.evaluate(() =>
          document.getAnimations().flatMap((one) => {
            const { iterations, duration } = one.effect?.getComputedTiming() ?? {}
            const target = (one.effect as KeyframeEffect).target
            const isLong = iterations === Infinity || Number(duration) > 100
            return isLong
              ? [`${target?.tagName}.${target?.getAttribute('class')} ${(one as CSSAnimation).animationName}`]
              : []
          }),
        )
        expect(moving, path).toEqual([])
      }
    })
  }
})
