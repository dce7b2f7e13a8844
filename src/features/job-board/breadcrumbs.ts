export type Step = { to: string; label: string }

/** The way to a page as search engines show it: the same steps that stand on the page, the page itself last. */
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
