import { BROWSER_MAP, parse } from 'bowser'
import type { Device } from '../contract.ts'

/** Maximum length that is parsed; a longer User-Agent has no names in its rest. */
const LONGEST = 500
// if a User-Agent matches no rule, the parser returns its raw text, which is not shown
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP))
const shorter: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
}
const kinds: Record<string, Device['kind']> = { mobile: 'phone', tablet: 'phone', desktop: 'computer' }

/** A readable name of a browser: 'Firefox on macOS'. */
export function deviceOf(userAgent: string | null): Device {
  const { browser, os, platform } = parse(userAgent?.slice(0, LONGEST) || 'none')
  const name = browsers.has(browser.name ?? '') ? browser.name : undefined
  // 'iPhone' is better known than 'iOS'
  const system = os.name === 'iOS' ? platform.model : os.name
  if (!name && !system) return { name: 'Unknown device', kind: 'unknown' }
  const words = [name ?? 'A browser', system].flatMap((word) => (word ? (shorter[word] ?? word) : []))
  return { name: words.join(' on '), kind: kinds[platform.type ?? ''] ?? 'unknown' }
}
