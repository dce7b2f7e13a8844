import type { ShareCard } from '#lib/share-picture.ts'
import type { Context } from '#server/context.ts'
import { helpTopicKeys, helpTopics } from '../articles/article.ts'
import { readArticle } from './help/read-help.ts'

/** What the picture of a help article or of a topic says, by its name; NOT_FOUND for what is not published. */
export async function readHelpShare(ctx: Context, name: string): Promise<ShareCard> {
  const topic = helpTopicKeys.find((key) => key === name)
  if (topic) return { kicker: 'Help center', title: helpTopics[topic].label, text: helpTopics[topic].about }
  const { title, summary, topic: of } = await readArticle(ctx, { slug: name })
  return { kicker: `Help center · ${helpTopics[of].label}`, title, text: summary }
}
