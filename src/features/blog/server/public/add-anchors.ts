import { plainText } from '#lib/html-text.ts'
import { slugOf } from '../../rules.ts'

type Anchored = { html: string; headings: { id: string; text: string }[] }

/** Sanitized content with an id for each heading, stable across readings; images load lazily. */
export function addAnchors(html: string): Anchored {
  const headings: Anchored['headings'] = []
  const withIds = html.replace(/<h2>((?:(?!<h2>).)*?)<\/h2>/gs, (_, inner: string) => {
    const text = plainText(inner)
    if (text === '') return ''
    const own = slugOf(text) || 'part'
    const id = headings.some((one) => one.id === own) ? `${own}-${headings.length + 1}` : own
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: withIds.replaceAll('<img ', '<img loading="lazy" decoding="async" '), headings }
}
