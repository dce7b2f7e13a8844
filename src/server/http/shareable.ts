export type Shareable = { key: string; path: string; theme: 'light' | 'dark' | null }

const LONGEST = 600
/** Where a search makes another page for everybody; anywhere else it says something of whoever comes. */
const SEARCHED = /^\/(jobs|jobs\/(in|role)\/.+|blog|blog\/(category|tag)\/[^/]+|companies|companies\/[^/]+)$/
/** How a reader came: counted, and no part of the page. */
const ARRIVAL = /^(ref|utm_[a-z]+|fbclid|gclid)$/
/** Said to one person by a link, read after signing in, or another page for each who opens it. */
const PERSONAL = /^\/(app|auth|r|unsubscribe|subscribe|invitation|staff-invitation|sandbox|dev|blog\/preview)(\/|$)/
const THEME = /^theme=(light|dark)$/

/**
 * Which page for everybody this request may be answered with; null for one that brings a cookie other than the theme's, that
 * names its sender in another way, changes something, or whose address is too long or its search of no page for everybody.
 */
export function readShareable({ method, url, headers }: Request): Shareable | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (url.length > LONGEST || headers.has('authorization') || headers.has('range')) return null
  const theme = readThemeAlone(headers.get('cookie'))
  if (theme === undefined) return null
  const address = new URL(url)
  if (PERSONAL.test(address.pathname)) return null
  if (address.search !== '') {
    for (const name of [...address.searchParams.keys()]) if (ARRIVAL.test(name)) address.searchParams.delete(name)
    if (address.search !== '' && !SEARCHED.test(address.pathname)) return null
  }
  const path = `${address.pathname}${address.search}`
  return { key: `${theme ?? ''} ${path}`, path, theme }
}

/** The theme where the cookies say nothing else; undefined where they do. */
function readThemeAlone(cookies: string | null): Shareable['theme'] | undefined {
  if (!cookies?.trim()) return null
  const theme = THEME.exec(cookies.trim())?.[1]
  return theme === 'light' || theme === 'dark' ? theme : undefined
}
