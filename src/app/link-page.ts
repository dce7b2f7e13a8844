/** The headers of a page whose URL is a secret: it is not indexed or cached, and the URL is not sent to other sites. */
export const linkPageHeaders = () => ({
  'x-robots-tag': 'noindex, nofollow',
  // not to other sites; the page's own form needs the referrer for the origin check
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
})

/** Returns null if a link was used, has expired or is incomplete; throws any other error again. */
export function nullIfLinkInvalid(error: { code?: string }): null {
  if (error.code !== 'LINK_INVALID' && error.code !== 'BAD_REQUEST') throw error
  return null
}
