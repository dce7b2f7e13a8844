import { chosenThemeAlone } from '#lib/theme-cookie.ts'

export type Shareable = { key: string; path: string; theme: 'light' | 'dark' | null }
/** What is read of a request, of whatever kind it is: its path with the search, and its headers by name. */
export type RequestParts = { method: string; path: string; header(name: string): string | undefined }

const LONGEST = 600
/** Where the query string selects another public page; elsewhere it is about the visitor. */
const SEARCHED = /^\/(jobs|jobs\/(in|role)\/.+|blog|blog\/(category|tag)\/[^/]+|companies|companies\/[^/]+)$/
/** How a reader came: counted, and no part of the page. */
const ARRIVAL = /^(ref|utm_[a-z]+|fbclid|gclid)$/
/** Said to one person by a link, read after signing in, or another page for each who opens it. */
const PERSONAL = /^\/(app|auth|r|unsubscribe|subscribe|invitation|staff-invitation|sandbox|dev|api|blog\/preview)(\/|$)/
/** An address in canonical form: nothing in it needs normalizing. */
const TIDY = /^(\/[\w-]+)*\/?$/

/**
 * Which page for everybody this request may be answered with; null for one that brings a cookie other than the theme's, that
 * names its sender in another way, changes something, or whose address is too long or its search of no page for everybody.
 */
export function readShareable({ method, path: rawPath, header }: RequestParts): Shareable | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (rawPath.length > LONGEST || header('authorization') !== undefined || header('range') !== undefined) return null
  const theme = chosenThemeAlone(header('cookie'))
  if (theme === undefined) return null
  const path = TIDY.test(rawPath) ? rawPath : tidied(rawPath)
  if (path === null || PERSONAL.test(path)) return null
  return { key: `${theme ?? ''} ${path}`, path, theme }
}

function tidied(raw: string): string | null {
  // two slashes at the start would name another host
  if (raw.startsWith('//') || !URL.canParse(raw, 'http://localhost')) return null
  const { pathname, search, searchParams } = new URL(raw, 'http://localhost')
  if (search === '') return pathname
  for (const name of [...searchParams.keys()]) if (ARRIVAL.test(name)) searchParams.delete(name)
  if (searchParams.size === 0) return pathname
  return SEARCHED.test(pathname) ? `${pathname}?${searchParams}` : null
}
