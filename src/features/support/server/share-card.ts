import type { ShareCard } from '#lib/share-picture.ts'
import type { Context } from '#server/context.ts'
import { helpTopicKeys, helpTopics } from '../articles/article.ts'
import { readArticle } from './help/read-help.ts'

/** The text of a help article's or topic's share image; NOT_FOUND for an unpublished one. */
export async function readHelpShare(ctx: Context, name: string): Promise<ShareCard> {
  const topic = helpTopicKeys.find((key) => key === name)
  if (topic) return { kicker: 'Help center', title: helpTopics[topic].label, text: helpTopics[topic].about }
  const { title, summary, topic: of } = await readArticle(ctx, { slug: name })
  return { kicker: `Help center · ${helpTopics[of].label}`, title, text: summary }
}
