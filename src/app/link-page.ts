/** The headers of a page whose address is a secret: no index, no cache, and no other site gets the address. */
export const linkPageHeaders = () => ({
  'x-robots-tag': 'noindex, nofollow',
  // to no other site; its own form must say where it comes from
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
})

/** Null for a link that is used, expired or incomplete; other errors are thrown again. */
export function noneOfLink(error: { code?: string }): null {
  if (error.code !== 'LINK_INVALID' && error.code !== 'BAD_REQUEST') throw error
  return null
}
