import { BROWSER_MAP, parse } from 'bowser'
import type { Device } from '../contract.ts'

/** What follows in a longer User-Agent names nothing. */
const LONGEST = 500
// where a User-Agent fits no rule, its own words are the name: those are not shown
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP))
const shorter: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
}
const kinds: Record<string, Device['kind']> = { mobile: 'phone', tablet: 'phone', desktop: 'computer' }

/** What a browser calls itself, in words that its owner knows it by: 'Firefox on macOS'. */
export function deviceOf(userAgent: string | null): Device {
  const { browser, os, platform } = parse(userAgent?.slice(0, LONGEST) || 'none')
  const name = browsers.has(browser.name ?? '') ? browser.name : undefined
  // people know an iPhone by its own name
  const system = os.name === 'iOS' ? platform.model : os.name
  if (!name && !system) return { name: 'Unknown device', kind: 'unknown' }
  const words = [name ?? 'A browser', system].flatMap((word) => (word ? (shorter[word] ?? word) : []))
  return { name: words.join(' on '), kind: kinds[platform.type ?? ''] ?? 'unknown' }
}
