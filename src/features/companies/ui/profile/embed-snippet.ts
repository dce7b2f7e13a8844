export const embedThemes = ['light', 'dark', 'auto'] as const
export type EmbedTheme = (typeof embedThemes)[number]

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The HTML that a company adds to its own page. Without JavaScript, the page shows a link instead. */
export function embedSnippet({ publicUrl, theme }: { publicUrl: string; theme: EmbedTheme }): string {
  const { origin, pathname } = new URL(publicUrl)
  const slug = pathname.split('/').at(-1) ?? ''
  const look = theme === 'light' ? '' : ` data-theme="${theme}"`
  return [
    `<script src="${escaped(origin)}/embed/jobs.js" data-company="${escaped(decodeURIComponent(slug))}"${look} async></script>`,
    `<noscript><a href="${escaped(publicUrl)}?ref=embed">See our open jobs</a></noscript>`,
  ].join('\n')
}
