import { z } from 'zod'
import { drawings } from '#features/blog/rules.ts'
import { pagesIn, recordOf } from '#server/content.ts'

const Text = z.string().min(1).max(500)

/** The authors of the sample articles: sample users who cannot sign in. */
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
  /** Days since its publication; negative: days until it; null: a draft. */
  daysAgo: z.number().nullable(),
  drawing: z
    .int()
    .min(0)
    .max(drawings.length - 1),
  /** In the format of articleHtml. */
  body: z.string().min(1).max(20_000),
})
/** A sample article, as its file contains it. */
export type SampleArticle = z.output<typeof Article> & { key: string }

const pages = pagesIn('demo/blog', Article)

/** The sample articles, newest first; unpublished ones come before the others. */
export const blogArticles = (): SampleArticle[] =>
  pages()
    .map(({ name, value }) => ({ key: name, ...value }))
    .toSorted((a, b) => ageOf(a) - ageOf(b))

const ageOf = ({ daysAgo }: SampleArticle): number => daysAgo ?? Number.MIN_SAFE_INTEGER
