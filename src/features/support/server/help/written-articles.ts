import { z } from 'zod'
import { pagesIn } from '#server/content.ts'
import { type Article, helpTopicKeys } from '../../articles/article.ts'
import { articleLimits } from '../../help-rules.ts'

const Page = z.strictObject({
  title: z.string().min(1).max(articleLimits.title),
  summary: z.string().min(1).max(articleLimits.summary),
  /** Its position in its topic in a new installation. */
  order: z.int().min(0),
  body: z.string().min(1).max(articleLimits.body),
})

const pages = pagesIn('help', Page, { folders: helpTopicKeys, keysOf: ({ name }) => [name] })

/** The shipped articles, by topic and in order; storeArticles stores them in the database. */
export const writtenArticles = (): Article[] =>
  pages()
    .toSorted((a, b) => placeOf(a.folder) - placeOf(b.folder) || a.value.order - b.value.order)
    .map(({ folder, name, value: { title, summary, body } }) => ({ slug: name, topic: folder, title, summary, body }))

const placeOf = (topic: (typeof helpTopicKeys)[number]): number => helpTopicKeys.indexOf(topic)
