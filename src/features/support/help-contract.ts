// The help center. Articles are shipped with the product or written by staff, and stored: staff changes survive every
// upgrade. Only staff see drafts. A renamed article is found by its earlier addresses too; earlier versions are
// stored. Views and votes are counted, but readers are not recorded.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { helpTopicKeys } from './articles/article.ts'
import { articleLimits, helpStatuses, slugPattern } from './help-rules.ts'

const Topic = z.enum(helpTopicKeys)
const ArticleHead = z.object({
  slug: z.string(),
  topic: Topic,
  title: z.string(),
  summary: z.string(),
})
export type ArticleHead = z.infer<typeof ArticleHead>
export const HelpArticle = ArticleHead.extend({ id: Id, html: z.string(), updatedAt: Timestamp })
export type HelpArticle = z.infer<typeof HelpArticle>

/** Where it was found, in pieces: the searched words are to be highlighted. */
const Excerpt = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export const HelpHit = ArticleHead.extend({ titleParts: Excerpt, excerpt: Excerpt })
export type HelpHit = z.infer<typeof HelpHit>

export const HelpOverview = z.object({
  topics: z.array(z.object({ topic: Topic, articles: z.number().int() })),
  /** At most five, the most read and most helpful of the last 90 days first. */
  popular: z.array(ArticleHead),
})
export type HelpOverview = z.infer<typeof HelpOverview>

const Slug = z.object({ slug: typedText(100) })
const Counted = z.object({ done: z.literal(true) })

export const helpContract = {
  overview: procedure
    .route({
      method: 'GET',
      path: '/help/overview',
      summary: 'List topics with their number of articles, and the most read articles',
    })
    .output(HelpOverview),
  articles: procedure
    .route({ method: 'GET', path: '/help', summary: 'List the articles of the help center, of one topic or all' })
    .input(z.object({ topic: Topic.optional() }))
    .output(z.array(ArticleHead)),
  search: procedure
    .route({ method: 'GET', path: '/help/search', summary: 'Search articles, best match first' })
    .input(z.object({ q: typedText(200) }))
    .output(z.array(HelpHit)),
  article: procedure
    .route({ method: 'GET', path: '/help/{slug}', summary: 'Get one article; the answer has its current slug' })
    .input(Slug)
    .output(HelpArticle),
  recordRead: procedure
    .route({ method: 'POST', path: '/help/{slug}/reads', summary: 'Count a view of an article, once a day' })
    .input(Slug)
    .output(Counted),
  vote: procedure
    .route({
      method: 'POST',
      path: '/help/{slug}/votes',
      summary: 'Vote whether an article was helpful; counted once a day',
    })
    .input(Slug.extend({ isHelpful: z.boolean() }))
    .output(Counted),
}

/** An article in its editor. */
export const ArticleText = z.object({
  topic: Topic,
  slug: typedText(articleLimits.slug, 'Address is required').pipe(
    z.string().regex(slugPattern, 'Use lowercase letters, digits and single hyphens'),
  ),
  title: typedLine(articleLimits.title, 'Title is required'),
  summary: typedText(articleLimits.summary, 'Summary is required'),
  body: typedText(articleLimits.body, 'Text is required'),
})
export type ArticleText = z.output<typeof ArticleText>

export const StaffArticle = ArticleText.extend({
  id: Id,
  status: z.enum(helpStatuses),
  revision: z.number().int(),
  /** Shipped with the product; and changed by staff since, so that upgrades do not touch it. */
  isOurs: z.boolean(),
  isEdited: z.boolean(),
  updatedAt: Timestamp,
  editedBy: z.string().nullable(),
  helpful: z.number().int(),
  unhelpful: z.number().int(),
  reads: z.number().int(),
})
export type StaffArticle = z.infer<typeof StaffArticle>
export const ArticleRow = StaffArticle.omit({ body: true })
export type ArticleRow = z.infer<typeof ArticleRow>

export const ArticleFilters = z.object({
  q: typedText(200).default(''),
  topic: Topic.optional(),
  status: z.enum(helpStatuses).optional(),
  cursor: z.string().max(2000).optional(),
})
export type ArticleFilters = z.output<typeof ArticleFilters>

const One = z.object({ id: Id })
/** `seen` is the revision that the caller read. */
const Decision = One.extend({ seen: z.number().int().min(1).max(1_000_000_000) })
const CHANGED = {
  status: 409,
  message: 'Someone else changed this article. Your text is still here; reload the article before you save.',
} as const
const SLUG_TAKEN = { status: 409, message: 'Another article has or had this address. Choose another one.' } as const

export const helpDeskContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/admin/help',
      summary: 'List articles for staff, drafts too, in help center order',
    })
    .input(ArticleFilters)
    .output(z.object({ items: z.array(ArticleRow), total: z.number().int(), nextCursor: z.string().nullable() })),
  get: procedure
    .route({ method: 'GET', path: '/admin/help/{id}', summary: 'Get one article for staff' })
    .input(One)
    .output(StaffArticle),
  create: procedure
    .errors({ SLUG_TAKEN })
    .route({ method: 'POST', path: '/admin/help', summary: 'Create a draft article' })
    .input(ArticleText.extend({ id: Id }))
    .output(StaffArticle),
  save: procedure
    .errors({ SLUG_TAKEN, CHANGED })
    .route({ method: 'PUT', path: '/admin/help/{id}', summary: 'Update an article; earlier versions are stored' })
    .input(ArticleText.extend(Decision.shape))
    .output(StaffArticle),
  setStatus: procedure
    .errors({ CHANGED })
    .route({ method: 'POST', path: '/admin/help/{id}/status', summary: 'Publish or unpublish an article' })
    .input(Decision.extend({ status: z.enum(helpStatuses) }))
    .output(StaffArticle),
  move: procedure
    .errors({
      CHANGED: {
        status: 409,
        message: 'The articles of this topic have changed. Review them before you continue.',
      },
    })
    .route({ method: 'POST', path: '/admin/help/order', summary: 'Reorder the articles of a topic' })
    .input(z.object({ topic: Topic, ids: z.array(Id).min(1).max(500) }))
    .output(Counted),
  remove: procedure
    .errors({
      CHANGED,
      STILL_PUBLISHED: { status: 409, message: 'Unpublish the article first. Only a draft can be deleted.' },
    })
    .route({ method: 'DELETE', path: '/admin/help/{id}', summary: 'Delete a draft' })
    .input(Decision)
    .output(Counted),
  revisions: procedure
    .route({
      method: 'GET',
      path: '/admin/help/{id}/revisions',
      summary: 'List earlier versions of an article, latest first',
    })
    .input(One)
    .output(
      z.array(ArticleText.extend({ revision: z.number().int(), madeAt: Timestamp, madeBy: z.string().nullable() })),
    ),
}
