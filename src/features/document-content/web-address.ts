/**
 * Whether a text can be the address of a web page as far as its scheme says: http, https or none, as in 'example.org/me'. A scheme
 * has no dot, so that 'example.org:8080' has none.
 */
export function isWebScheme(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+-]*):/i.exec(text.trim())?.[1]?.toLowerCase()
  return scheme === undefined || scheme === 'http' || scheme === 'https'
}
