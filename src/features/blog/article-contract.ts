// The public blog: published articles that are not hidden by moderation. Drafts are never included, except behind a
// preview link from staff.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'

const Picture = z.object({ url: z.string(), alt: z.string(), width: z.number().int(), height: z.number().int() })
const Link = z.object({ name: z.string(), slug: z.string() })
const Counted = Link.extend({ articles: z.number().int() })

export const ArticleCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: Link.nullable(),
  publishedAt: Timestamp,
  minutes: z.number().int(),
  cover: Picture.nullable(),
  drawing: z.number().int(),
  author: z.object({ name: z.string(), headline: z.string(), image: z.string().nullable() }).nullable(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const Article = ArticleCard.extend({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  tags: z.array(Link),
  bio: z.string(),
  updatedAt: Timestamp,
  likes: z.number().int(),
  shares: z.number().int(),
  isLiked: z.boolean(),
  related: z.array(ArticleCard),
  seoTitle: z.string(),
  seoDescription: z.string(),
  canonicalUrl: z.string(),
})
export type Article = z.infer<typeof Article>

export const articlesPerPage = 6
export const ListArticles = z.object({
  q: typedText(100).default(''),
  category: typedText(200).optional(),
  tag: typedText(200).optional(),
  /** How often Load More was pressed, plus one. */
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type ListArticles = z.input<typeof ListArticles>

export const ArticleList = z.object({
  /** Only on the first page without filters. */
  featured: ArticleCard.nullable(),
  items: z.array(ArticleCard),
  /** The number of articles in the requested list, including the featured one. */
  total: z.number().int(),
  /** The number of all public articles. */
  all: z.number().int(),
  categories: z.array(Counted),
  trending: z.array(Link),
  category: Link.extend({ description: z.string() }).nullable(),
  tag: Link.nullable(),
})
export type ArticleList = z.infer<typeof ArticleList>

export const articlesContract = {
  list: procedure
    .route({ method: 'GET', path: '/blog', summary: 'List published articles, newest first' })
    .input(ListArticles)
    .output(ArticleList),
  get: procedure
    .route({
      method: 'GET',
      path: '/blog/{slug}',
      summary: 'Get one published article, by its slug, an earlier slug or its id',
    })
    .input(z.object({ slug: typedText(200) }))
    .output(Article),
  preview: procedure
    .route({ method: 'GET', path: '/blog/preview/{token}', summary: 'Get the post behind a preview link' })
    .input(z.object({ token: z.string().max(100) }))
    .output(Article),
  like: procedure
    .route({ method: 'POST', path: '/blog/{id}/like', summary: 'Like an article, or remove the like' })
    .input(z.object({ id: Id, liked: z.boolean() }))
    .output(z.object({ slug: z.string(), likes: z.number().int() })),
}
