/**
 * Whether a text can be a web address according to its scheme: http, https or none, as in 'example.org/me'. A scheme contains no dot, so
 * 'example.org:8080' has none.
 */
export function isWebScheme(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+-]*):/i.exec(text.trim())?.[1]?.toLowerCase()
  return scheme === undefined || scheme === 'http' || scheme === 'https'
}
