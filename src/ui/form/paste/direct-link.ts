const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const MAX_ROUNDS = 3

/** Redirects that mail programs and social networks put in front of links, and the parameter that contains the target. */
const redirects: { host: RegExp; path: RegExp; name: string }[] = [
  { host: /^www\.google\.[a-z.]{2,6}$/, path: /^\/url$/, name: 'q' },
  { host: /^www\.google\.[a-z.]{2,6}$/, path: /^\/url$/, name: 'url' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, name: 'url' },
  { host: /^lm?\.facebook\.com$/, path: /^\/l\.php$/, name: 'u' },
  { host: /^www\.linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)\/?$/, name: 'url' },
  { host: /^slack-redir\.net$/, path: /^\/link$/, name: 'url' },
  { host: /^statics(?:int)?\.teams\.cdn\.office\.net$/, path: /\/atp-safelinks\.html$/, name: 'url' },
  { host: /^l\.instagram\.com$/, path: /^\/$/, name: 'u' },
  { host: /^www\.youtube\.com$/, path: /^\/redirect$/, name: 'q' },
  { host: /^urldefense\.proofpoint\.com$/, path: /^\/v1\/url$/, name: 'u' },
]

/** The target of a pasted link without redirects. Null if it is not a web, mail or telephone link. */
export function directLink(href: string): string | null {
  let address = href.trim()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = behind(address)
    if (next === null) break
    address = next
  }
  return URL.canParse(address) && SCHEMES.has(new URL(address).protocol) ? address : null
}

function behind(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  for (const { host, path, name } of redirects) {
    const target = host.test(hostname) && path.test(pathname) ? searchParams.get(name) : null
    if (target && /^https?:/i.test(target)) return target
  }
  // version 2 of Proofpoint's links has its own escapes for '%' and '/'
  const packed = hostname === 'urldefense.proofpoint.com' && pathname === '/v2/url' ? searchParams.get('u') : null
  if (packed) return unpacked(packed)
  // version 3 puts the URL between two markers, with '*' for characters it cannot contain
  const guarded = hostname === 'urldefense.com' ? /\/v3\/__(https?:[^*]{1,2000}?)__;!*/.exec(address)?.[1] : undefined
  return guarded?.replace(/^(https?):\/(?!\/)/, '$1://') ?? null
}

function unpacked(address: string): string | null {
  try {
    const target = decodeURIComponent(address.replaceAll('-', '%').replaceAll('_', '/'))
    return /^https?:/i.test(target) ? target : null
  } catch {
    return null
  }
}
