/** Does whoever asks hold this version already? Tags are compared weakly, as for GET; what is no list of tags holds none. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch || ifNoneMatch.length > 2000) return false
  if (ifNoneMatch.trim() === '*') return true
  const wanted = opaque(etag)
  return Array.from(ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g), ([, tag]) => tag).includes(wanted)
}

const opaque = (etag: string): string => etag.replace(/^W\//, '')
