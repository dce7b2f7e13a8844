export type Step = { to: string; label: string }

/** The breadcrumbs of a page as structured data for search engines: the same steps as on the page, with the page itself last. */
export const breadcrumbsData = (steps: readonly Step[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${to}`,
  })),
})
