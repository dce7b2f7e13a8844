import head from '../fonts/head.woff2?url'
import text from '../fonts/text.woff2?url'

/** The two font files that every page needs: one `<link rel="preload">` each, for the head of the document. */
export const fontPreloads = [head, text].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
