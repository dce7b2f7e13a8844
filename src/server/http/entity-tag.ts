/** Whether the client already has this version. Compares tags weakly, as for GET; a malformed header matches none. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch || ifNoneMatch.length > 2000) return false
  if (ifNoneMatch.trim() === '*') return true
  const current = opaque(etag)
  return Array.from(ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g), ([, tag]) => tag).includes(current)
}

const opaque = (etag: string): string => etag.replace(/^W\//, '')
