// The help centre. Articles are written with the product or by staff, and stored: what staff change stays theirs through every
// upgrade. A draft is read by staff alone. An article that was renamed is found under its old names too; what it said before is
// kept. Who reads and who finds an article helpful is counted and not written down.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { helpTopicKeys } from './articles/article.ts'
import { helpStatuses, mostOfArticle, slugPattern } from './help-rules.ts'

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

/** What was found in, in pieces: those that were looked for are to be marked. */
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
      summary: 'Topics with how many articles each has, and what is read most',
    })
    .output(HelpOverview),
  articles: procedure
    .route({ method: 'GET', path: '/help', summary: 'The articles of the help centre, of one topic or all' })
    .input(z.object({ topic: Topic.optional() }))
    .output(z.array(ArticleHead)),
  search: procedure
    .route({ method: 'GET', path: '/help/search', summary: 'Articles that fit some words, best first' })
    .input(z.object({ q: typedText(200) }))
    .output(z.array(HelpHit)),
  article: procedure
    .route({ method: 'GET', path: '/help/{slug}', summary: 'One article; its slug is the one it has now' })
    .input(Slug)
    .output(HelpArticle),
  recordRead: procedure
    .route({ method: 'POST', path: '/help/{slug}/reads', summary: 'An article was opened; counted once a day' })
    .input(Slug)
    .output(Counted),
  vote: procedure
    .route({ method: 'POST', path: '/help/{slug}/votes', summary: 'Was it helpful? Counted once a day' })
    .input(Slug.extend({ isHelpful: z.boolean() }))
    .output(Counted),
}

/** An article as staff write it. */
export const ArticleText = z.object({
  topic: Topic,
  slug: typedText(mostOfArticle.slug, 'Address is required').pipe(
    z.string().regex(slugPattern, 'Use small letters, digits and single hyphens'),
  ),
  title: typedLine(mostOfArticle.title, 'Title is required'),
  summary: typedText(mostOfArticle.summary, 'Summary is required'),
  body: typedText(mostOfArticle.body, 'Text is required'),
})
export type ArticleText = z.output<typeof ArticleText>

export const StaffArticle = ArticleText.extend({
  id: Id,
  status: z.enum(helpStatuses),
  revision: z.number().int(),
  /** Written with the product; and changed by staff since, so that upgrades leave it alone. */
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
/** `seen` is the revision that somebody decided on. */
const Decision = One.extend({ seen: z.number().int().min(1).max(1_000_000_000) })
const CHANGED = {
  status: 409,
  message:
    'Somebody changed this article meanwhile. What you wrote is still here; load the article again before you save.',
} as const
const SLUG_TAKEN = { status: 409, message: 'Another article has, or had, this address. Choose another one.' } as const

export const helpDeskContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/admin/help',
      summary: 'Articles for staff, drafts too, in the order of the help centre',
    })
    .input(ArticleFilters)
    .output(z.object({ items: z.array(ArticleRow), total: z.number().int(), nextCursor: z.string().nullable() })),
  get: procedure
    .route({ method: 'GET', path: '/admin/help/{id}', summary: 'One article for staff' })
    .input(One)
    .output(StaffArticle),
  create: procedure
    .errors({ SLUG_TAKEN })
    .route({ method: 'POST', path: '/admin/help', summary: 'Write a new article, as a draft' })
    .input(ArticleText.extend({ id: Id }))
    .output(StaffArticle),
  save: procedure
    .errors({ SLUG_TAKEN, CHANGED })
    .route({ method: 'PUT', path: '/admin/help/{id}', summary: 'Change an article; what it said before is kept' })
    .input(ArticleText.extend(Decision.shape))
    .output(StaffArticle),
  setStatus: procedure
    .errors({ CHANGED })
    .route({ method: 'POST', path: '/admin/help/{id}/status', summary: 'Publish an article, or take it back' })
    .input(Decision.extend({ status: z.enum(helpStatuses) }))
    .output(StaffArticle),
  move: procedure
    .errors({
      CHANGED: {
        status: 409,
        message: 'The articles of this topic changed meanwhile. Look at them again before you go on.',
      },
    })
    .route({ method: 'POST', path: '/admin/help/order', summary: 'Put the articles of a topic in order' })
    .input(z.object({ topic: Topic, ids: z.array(Id).min(1).max(500) }))
    .output(Counted),
  remove: procedure
    .errors({
      CHANGED,
      STILL_PUBLISHED: { status: 409, message: 'Take the article back first. Only a draft can be deleted.' },
    })
    .route({ method: 'DELETE', path: '/admin/help/{id}', summary: 'Delete a draft' })
    .input(Decision)
    .output(Counted),
  revisions: procedure
    .route({
      method: 'GET',
      path: '/admin/help/{id}/revisions',
      summary: 'What an article said before, the latest first',
    })
    .input(One)
    .output(
      z.array(ArticleText.extend({ revision: z.number().int(), madeAt: Timestamp, madeBy: z.string().nullable() })),
    ),
}
