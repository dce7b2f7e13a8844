/** The site's organization as structured data. */
export const siteData = (origin: string): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Tandem',
    url: `${origin}/`,
    logo: `${origin}/brand/apple-touch-icon.png`,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Tandem',
    url: `${origin}/`,
    // the job board's search, which accepts any words
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/jobs?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]
