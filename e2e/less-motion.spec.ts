import { expect, test } from '@playwright/test'
import { goTo, signInAs } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('with reduced motion', () => {
  for (const [who, paths] of [
    [null, ['/', '/jobs', '/auth', '/nothing-here']],
    ['seeker', ['/app/jobs', '/app/tracker', '/app/notifications']],
  ] as const) {
    test(`nothing moves by itself: ${who ?? 'signed out'}`, { tag: '@long' }, async ({ page, context }) => {
      if (who) await signInAs(context, who)
      for (const path of paths) {
        await goTo(page, path)
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
