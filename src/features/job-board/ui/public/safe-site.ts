/** A company's website where it is one that a browser may be sent to; null for anything else. */
export function safeSite(website: string | null): URL | null {
  const url = website ? URL.parse(website) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}
