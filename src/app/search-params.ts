import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'

/** Keys that hold what people typed. */
const typed = ['q', 'location'] as const

/** Reads an address as the router does, but leaves typed words as they are: "data analyst" in quotes is a phrase, not JSON. */
export function parseSearch(text: string): Record<string, unknown> {
  const search: Record<string, unknown> = defaultParseSearch(text)
  const params = new URLSearchParams(text)
  for (const key of typed) if (key in search) search[key] = params.get(key) ?? ''
  return search
}

/** The reverse, so that an address from a user or a plain form is never redirected. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams(defaultStringifySearch(search))
  for (const key of typed) if (typeof search[key] === 'string') params.set(key, search[key])
  return params.size > 0 ? `?${params}` : ''
}
