import { expect, type Page, test } from '@playwright/test'
import { isLong } from '../src/testing/long.ts'
import { inEveryLight } from './find-violations.ts'
import { lostInLargeText, sidewaysOnPhone } from './measure-screen.ts'
import { complaints, goTo, isLoaded, signInAs } from './people.ts'
import { aPosting, screens, widths } from './screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Each screen is opened once and checked in all ways that apply to every screen.
for (const { who, always, inLongRuns } of screens) {
  const paths = isLong ? [...always, ...inLongRuns] : always
  const first = paths[0]
  test(`axe finds nothing, nothing is cut off on a phone or in large text, no request to another host: ${who ?? 'signed out'}, from ${first} (PLAT-12)`, async ({
    page,
    context,
  }) => {
    if (who) await signInAs(context, who)
    const problems = complaints(page)
    const elsewhere = requestsOtherSites(page)
    const found: string[] = []
    for (const path of [...paths, ...(first === '/' ? [await aPosting(page)] : [])]) {
      await page.setViewportSize(widths.desk)
      await goTo(page, path)
      // by element, because a dialog that opens with the page removes the heading behind it from the accessibility tree
      await expect(page.locator('h1').first()).toBeVisible()
      await isLoaded(page)
      found.push(...(await inEveryLight(page, path)))
      found.push(...(await sidewaysOnPhone(page)).map((line) => `${path} ${line}`))
      found.push(...(await lostInLargeText(page)).map((line) => `${path}, text twice as large: ${line}`))
    }
    expect(found).toEqual([])
    // the sandboxed frame of an email runs no scripts, also not those that measure
    expect(problems.filter((line) => !line.includes('/api/campaign-preview'))).toEqual([])
    expect(elsewhere).toEqual([])
  })
}

/** The requests of a page to other hosts. */
function requestsOtherSites(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') requests.push(`${page.url()} asks ${request.url()}`)
  })
  return requests
}
