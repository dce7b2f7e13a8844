import { chosenThemeAlone } from '#lib/theme-cookie.ts'

export type Shareable = { key: string; path: string; theme: 'light' | 'dark' | null }
/** What is read of a request: its method, its path with the query, and its headers by name. */
export type RequestParts = { method: string; path: string; header(name: string): string | undefined }

const LONGEST = 600
/** Paths whose query selects another public page. For other paths the query is about the visitor. */
const SEARCHED = /^\/(jobs|jobs\/(in|role)\/.+|blog|blog\/(category|tag)\/[^/]+|companies|companies\/[^/]+)$/
/** Query parameters that only record where a reader came from: they are counted, and do not change the page. */
const ARRIVAL = /^(ref|utm_[a-z]+|fbclid|gclid)$/
/** Pages for one person: by a personal link, after signing in, or different for each visitor. */
const PERSONAL = /^\/(app|auth|r|unsubscribe|subscribe|invitation|staff-invitation|sandbox|dev|api|blog\/preview)(\/|$)/
/** A path in canonical form, which needs no normalizing. */
const TIDY = /^(\/[\w-]+)*\/?$/

/**
 * The public page that this request asks for. Null if it has a cookie other than the theme's or an Authorization header, changes something,
 * is too long, or has a query that selects no public page.
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
  // a path that starts with two slashes would be read as another host
  if (raw.startsWith('//') || !URL.canParse(raw, 'http://localhost')) return null
  const { pathname, search, searchParams } = new URL(raw, 'http://localhost')
  if (search === '') return pathname
  for (const name of [...searchParams.keys()]) if (ARRIVAL.test(name)) searchParams.delete(name)
  if (searchParams.size === 0) return pathname
  return SEARCHED.test(pathname) ? `${pathname}?${searchParams}` : null
}
