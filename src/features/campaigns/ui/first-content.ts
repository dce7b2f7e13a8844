import type { Post } from '#features/blog/contract.ts'
import { escapeHtml } from '#lib/html-text.ts'
import { campaignLimits } from '../rules.ts'
import type { FirstContent } from './components/create-campaign-dialog.tsx'

/** An article as the start of a newsletter issue: its cover and its text with images, or its summary if they are too long. */
export function firstContentOf({ writing, cover }: Pick<Post, 'writing' | 'cover'>): FirstContent {
  const { title, excerpt, content, coverAlt } = writing
  const head = cover
    ? `<img src="${cover.url}" alt="${escapeHtml(coverAlt)}" width="${cover.width}" height="${cover.height}">`
    : ''
  const withHead = head + content
  return {
    title: title.slice(0, campaignLimits.title),
    subject: title.slice(0, campaignLimits.subject),
    content: withHead.length <= campaignLimits.content ? withHead : `${head}<p>${escapeHtml(excerpt)}</p>`,
    templateType: 'newsletter',
  }
}
