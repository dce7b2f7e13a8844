import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'

/** Parameters whose values users typed. */
const typed = ['q', 'location'] as const

/** Parses search parameters as the router does, but leaves typed text as it is: "data analyst" in quotes is a phrase, not JSON. */
export function parseSearch(text: string): Record<string, unknown> {
  const search: Record<string, unknown> = defaultParseSearch(text)
  const params = new URLSearchParams(text)
  for (const key of typed) if (key in search) search[key] = params.get(key) ?? ''
  return search
}

/** The reverse of `parseSearch`, so that a URL that a user typed or a plain form made is never redirected. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams(defaultStringifySearch(search))
  for (const key of typed) if (typeof search[key] === 'string') params.set(key, search[key])
  return params.size > 0 ? `?${params}` : ''
}
