import { z } from 'zod'
import { drawings } from '#features/blog/rules.ts'
import { pagesIn, recordOf } from '#server/content.ts'

const Text = z.string().min(1).max(500)

/** Who wrote the sample articles: sample people, who cannot sign in. */
export const blogAuthors = recordOf(
  'demo/blog-authors.json',
  z.array(z.strictObject({ key: Text, name: Text, headline: Text, bio: Text })),
)

export const blogCategories = recordOf(
  'demo/blog-categories.json',
  z.array(z.strictObject({ name: Text, description: Text })),
)

const Article = z.strictObject({
  title: Text,
  excerpt: Text,
  category: Text.refine(
    (name) => blogCategories().some((one) => one.name === name),
    'is no category of demo/blog-categories.json',
  ),
  author: Text.refine((key) => blogAuthors().some((one) => one.key === key), 'is no key of demo/blog-authors.json'),
  tags: z.array(Text).min(1),
  /** Days since it was published; negative: days until it is; null: a draft. */
  daysAgo: z.number().nullable(),
  drawing: z
    .int()
    .min(0)
    .max(drawings.length - 1),
  /** Read by articleHtml. */
  body: z.string().min(1).max(20_000),
})
/** A sample article as it was written. */
export type SampleArticle = z.output<typeof Article> & { key: string }

const pages = pagesIn('demo/blog', Article)

/** The sample articles, the newest first, before them what is not published. */
export const blogArticles = (): SampleArticle[] =>
  pages()
    .map(({ name, value }) => ({ key: name, ...value }))
    .toSorted((a, b) => ageOf(a) - ageOf(b))

const ageOf = ({ daysAgo }: SampleArticle): number => daysAgo ?? Number.MIN_SAFE_INTEGER
