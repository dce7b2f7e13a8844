const HERE = 'https://tandem.invalid'

/**
 * A path of this site to redirect to. Anything else (another host, `//host`, a scheme, a control character) becomes `/`
 * (AUTH-03).
 */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return '/'
  if (target.startsWith('//') || /[\\\p{Cc}]/u.test(target)) return '/'
  if (!URL.canParse(target, HERE)) return '/'
  const url = new URL(target, HERE)
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//host` is a URL of this site, but its normalized path `//host` leads to another host
  return url.origin === HERE && !path.startsWith('//') ? path : '/'
}
