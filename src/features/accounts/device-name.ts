export type Device = { name: string; kind: 'phone' | 'computer' | 'unknown' }

// the first that fits: browsers pretend to be one another, the more particular one stands first
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string, Device['kind']][] = [
  [/iPhone|iPod/, 'iPhone', 'phone'],
  [/iPad/, 'iPad', 'phone'],
  [/Android/, 'Android', 'phone'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Windows/, 'Windows', 'computer'],
  [/Mac OS X|Macintosh/, 'macOS', 'computer'],
  [/Linux/, 'Linux', 'computer'],
]

/** What a browser calls itself, in words that its owner knows it by: 'Firefox on macOS'. */
export function deviceOf(userAgent: string | null): Device {
  const browser = browsers.find(([mark]) => mark.test(userAgent ?? ''))?.[1]
  const [, system, kind] = systems.find(([mark]) => mark.test(userAgent ?? '')) ?? []
  if (!browser && !system) return { name: 'An unknown device', kind: 'unknown' }
  return { name: [browser ?? 'A browser', system].filter(Boolean).join(' on '), kind: kind ?? 'unknown' }
}
