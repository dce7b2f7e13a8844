import type { Post } from '#features/blog/contract.ts'
import { mostOf } from '../contract.ts'
import type { FirstWords } from './components/create-campaign-dialog.tsx'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter)

/** An article as the beginning of an issue of the newsletter: its words, or where they are too many its summary. */
export function firstWordsOf({ writing: { title, excerpt, content } }: Pick<Post, 'writing'>): FirstWords {
  const isShort = content.length <= mostOf.content
  return {
    title: title.slice(0, mostOf.title),
    subject: title.slice(0, mostOf.subject),
    content: isShort ? content : `<p>${escaped(excerpt)}</p>`,
    templateType: 'newsletter',
  }
}
