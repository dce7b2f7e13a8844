/** The URL of a company's website if it is http(s) and so safe to link; null otherwise. */
export function safeSite(website: string | null): URL | null {
  const url = website ? URL.parse(website) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}
