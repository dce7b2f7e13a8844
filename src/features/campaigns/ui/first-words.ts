import type { Post } from '#features/blog/contract.ts'
import { campaignLimits } from '../rules.ts'
import type { FirstWords } from './components/create-campaign-dialog.tsx'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter)

/** An article as the beginning of an issue of the newsletter: its words, or where they are too many its summary. */
export function firstWordsOf({ writing: { title, excerpt, content } }: Pick<Post, 'writing'>): FirstWords {
  const isShort = content.length <= campaignLimits.content
  return {
    title: title.slice(0, campaignLimits.title),
    subject: title.slice(0, campaignLimits.subject),
    content: isShort ? content : `<p>${escaped(excerpt)}</p>`,
    templateType: 'newsletter',
  }
}
