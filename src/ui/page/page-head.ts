type Head = {
  origin: string
  title: string
  description: string
  path: string
  /** False keeps the page out of search engines. */
  isIndexed?: boolean
  feed?: string
  /** Structured data, each a block of its own. */
  data?: object[]
}

/** Title, description, canonical address and what is shown where the address is shared. */
export function pageHead({ origin, title, description, path, isIndexed = true, feed, data = [] }: Head) {
  const url = `${origin}${path}`
  const named = `${title} · Tandem`
  return {
    meta: [
      { title: named },
      { name: 'description', content: description },
      { property: 'og:title', content: named },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: 'Tandem' },
      ...data.map((block) => ({ 'script:ld+json': block })),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [
      ...(isIndexed ? [{ rel: 'canonical', href: url }] : []),
      ...(feed ? [{ rel: 'alternate', type: 'application/rss+xml', href: feed, title: 'New jobs on Tandem' }] : []),
    ],
  }
}
