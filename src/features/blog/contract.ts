// The blog for its writers. A post is a draft, scheduled (a draft with a time) or published. A draft is saved
// as it is written; changes to a published post are stored separately until they are published. A newer version by
// someone else is never overwritten, and every writing session leaves a revision that can be restored.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { keepReadable } from '#lib/keep-readable.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { drawings, longestSlug, postStatuses } from './rules.ts'

export const blogErrors = {
  POST_INCOMPLETE: { status: 422, message: 'Please fill in title and content' },
  POST_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else changed this post. Your text is saved; choose which version to use.',
    data: z.object({ by: z.string().nullable() }),
  },
  POST_NOT_DRAFT: { status: 409, message: 'Only a draft can be published or scheduled.' },
  POST_NOT_PUBLISHED: { status: 409, message: 'Only a published post can be unpublished, updated or featured.' },
  POST_TIME_OVER: { status: 422, message: 'Choose a time in the future.' },
  POST_INVALID: {
    status: 422,
    message: 'A field is too long or no longer valid. Correct it in the editor, then update the post.',
  },
  PICTURE_UNDESCRIBED: {
    status: 422,
    message: "Describe every image for people who can't see it.",
  },
  PICTURE_GONE: { status: 422, message: 'An image no longer exists. Please upload it again.' },
  SLUG_TAKEN: { status: 409, message: 'Another post has this slug. Choose a different one.' },
  CATEGORY_NAME_MISSING: { status: 422, message: 'Please fill in category name' },
  CATEGORY_TAKEN: { status: 409, message: 'A category with this name or slug already exists.' },
  TAG_TAKEN: { status: 409, message: 'A tag with this name already exists.' },
  NOT_AN_AUTHOR: { status: 422, message: 'Only platform staff can be authors.' },
} as const

const slug = typedText(longestSlug)
const tagName = z.string().max(160).pipe(typedLine(40, "Please enter the tag's name"))
const address = typedText(500).refine(
  (text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)),
  'Please enter a web address, with https://',
)

/** All fields of a post that a writer edits. */
export const Writing = z.object({
  title: typedLine(200, blogErrors.POST_INCOMPLETE.message),
  /** '' for a slug made from the title. */
  slug: slug.default(''),
  excerpt: typedText(400).default(''),
  content: z.string().min(1, blogErrors.POST_INCOMPLETE.message).max(200_000, 'This text is too long'),
  categoryId: Id.nullable().default(null),
  authorId: Id.nullable().default(null),
  tags: z.array(tagName).max(12, 'Please choose at most 12 tags').default([]),
  coverId: Id.nullable().default(null),
  coverAlt: typedLine(300).default(''),
  drawing: z
    .number()
    .int()
    .min(0)
    .max(drawings.length - 1)
    .nullable()
    .default(null),
  seoTitle: typedLine(120).default(''),
  seoDescription: typedText(320).default(''),
  canonicalUrl: address.default(''),
})
export type Writing = z.output<typeof Writing>

const storedText = z.string().default('')
/** The fields as stored by any release: a text may break a limit of today. Then the editor shows that, and it is not published. */
export const StoredWriting = Writing.extend({
  ...{ title: storedText, slug: storedText, excerpt: storedText, content: storedText },
  ...{ coverAlt: storedText, seoTitle: storedText, seoDescription: storedText, canonicalUrl: storedText },
  tags: z.array(z.string()).default([]),
})

/** What is readable of stored fields; a value that is no longer valid gets its default, so that the text is never lost with it. */
export const readStoredWriting = (stored: unknown): Writing =>
  keepReadable(StoredWriting, stored, { longTexts: 'keep' }) ?? StoredWriting.parse({})

export const CreatePost = Writing.extend({ id: Id, status: z.enum(['draft', 'published']).default('draft') })

export const categoryFields = {
  name: typedLine(80, blogErrors.CATEGORY_NAME_MISSING.message),
  slug: slug.default(''),
  description: typedText(300).default(''),
}
export const CategoryFields = z.object(categoryFields)

const Named = z.object({ id: Id, name: z.string() })
export const PostRow = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  status: z.enum(postStatuses),
  categoryName: z.string().nullable(),
  authorName: z.string().nullable(),
  publishedAt: Timestamp.nullable(),
  publishAt: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  wordCount: z.number().int(),
  isFeatured: z.boolean(),
  isHidden: z.boolean(),
  hasPending: z.boolean(),
})
export type PostRow = z.infer<typeof PostRow>

export const Post = PostRow.extend({
  writing: StoredWriting,
  revision: z.number().int(),
  cover: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  editedBy: z.string().nullable(),
  likes: z.number().int(),
  shares: z.number().int(),
})
export type Post = z.infer<typeof Post>

export const PostFilters = z.object({
  search: typedText(100).default(''),
  status: z.enum(postStatuses).optional(),
  categoryId: Id.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type PostFilters = z.output<typeof PostFilters>

export const Category = Named.extend({ slug: z.string(), description: z.string(), posts: z.number().int() })
export type Category = z.infer<typeof Category>
export const Tag = Named.extend({ slug: z.string(), posts: z.number().int() })
export type Tag = z.infer<typeof Tag>

export const RevisionHead = z.object({
  id: Id,
  writtenBy: z.string().nullable(),
  updatedAt: Timestamp,
  title: z.string(),
  isKept: z.boolean(),
})
export type RevisionHead = z.infer<typeof RevisionHead>
export const Revision = RevisionHead.extend({ excerpt: z.string(), content: z.string(), plain: z.string() })
export type Revision = z.infer<typeof Revision>

const blog = procedure.errors(blogErrors)
const One = z.object({ id: Id })
/** The revision that the writer has open, so that a newer one is not overwritten. */
const SeenRevision = One.extend({ revision: z.number().int().min(0).max(2_000_000_000) })
const Done = z.object({ done: z.literal(true) })

export const blogContract = {
  list: blog
    .route({ method: 'GET', path: '/admin/blog/posts', summary: 'List posts of the blog, newest first' })
    .input(PostFilters)
    .output(
      z.object({
        rows: z.array(PostRow),
        total: z.number().int(),
        counts: z.record(z.enum(postStatuses), z.number().int()),
      }),
    ),
  get: blog
    .route({ method: 'GET', path: '/admin/blog/posts/{id}', summary: 'Get one post in full' })
    .input(One)
    .output(Post),
  create: blog
    .route({ method: 'POST', path: '/admin/blog/posts', summary: 'Create a post; the same id again changes nothing' })
    .input(CreatePost)
    .output(Post),
  save: blog
    .route({ method: 'PUT', path: '/admin/blog/posts/{id}', summary: 'Save a post' })
    .input(
      Writing.extend({ ...SeenRevision.shape, /** Store a separate revision. */ keep: z.boolean().default(false) }),
    )
    .output(Post),
  publish: blog
    .route({ method: 'POST', path: '/admin/blog/posts/{id}/publish', summary: 'Publish a draft now' })
    .input(One)
    .output(Post),
  update: blog
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/update',
      summary: 'Publish the pending changes of a post',
    })
    .input(SeenRevision)
    .output(Post),
  discard: blog
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/discard',
      summary: 'Discard the pending changes of a post',
    })
    .input(SeenRevision)
    .output(Post),
  schedule: blog
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/schedule',
      summary: 'Schedule a draft, or cancel its schedule',
    })
    .input(One.extend({ at: Timestamp.nullable() }))
    .output(Post),
  unpublish: blog
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/unpublish',
      summary: 'Unpublish a post: it becomes a draft again',
    })
    .input(One)
    .output(Post),
  feature: blog
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/feature',
      summary: 'Feature a published post at the top of the blog',
    })
    .input(One)
    .output(Post),
  remove: blog
    .route({ method: 'DELETE', path: '/admin/blog/posts/{id}', summary: 'Delete a post' })
    .input(One)
    .output(Done),
  revisions: blog
    .route({ method: 'GET', path: '/admin/blog/posts/{id}/revisions', summary: 'List revisions of a post' })
    .input(One)
    .output(z.array(RevisionHead)),
  revision: blog
    .route({
      method: 'GET',
      path: '/admin/blog/posts/{id}/revisions/{revisionId}',
      summary: 'Get one revision in full',
    })
    .input(One.extend({ revisionId: Id }))
    .output(Revision),
  preview: blog
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/preview',
      summary: 'Create a seven-day preview link',
    })
    .input(One)
    .output(z.object({ url: z.string(), expiresAt: Timestamp })),
  endPreviews: blog
    .route({ method: 'DELETE', path: '/admin/blog/posts/{id}/preview', summary: 'End every preview link of a post' })
    .input(One)
    .output(z.object({ ended: z.number().int() })),
  authors: blog
    .route({ method: 'GET', path: '/admin/blog/authors', summary: 'List possible authors of a post' })
    .output(z.array(Named)),
  categories: blog
    .route({ method: 'GET', path: '/admin/blog/categories', summary: 'List categories by name' })
    .output(z.array(Category)),
  createCategory: blog
    .route({ method: 'POST', path: '/admin/blog/categories', summary: 'Add a category' })
    .input(CategoryFields.extend({ id: Id }))
    .output(Category),
  updateCategory: blog
    .route({ method: 'PUT', path: '/admin/blog/categories/{id}', summary: 'Update a category' })
    .input(CategoryFields.extend({ id: Id }))
    .output(Category),
  removeCategory: blog
    .route({
      method: 'DELETE',
      path: '/admin/blog/categories/{id}',
      summary: 'Delete a category; its posts are not deleted',
    })
    .input(One)
    .output(Done),
  tags: blog.route({ method: 'GET', path: '/admin/blog/tags', summary: 'List tags by name' }).output(z.array(Tag)),
  createTag: blog
    .route({ method: 'POST', path: '/admin/blog/tags', summary: 'Add a tag' })
    .input(z.object({ id: Id, name: tagName }))
    .output(Tag),
  renameTag: blog
    .route({ method: 'PUT', path: '/admin/blog/tags/{id}', summary: 'Rename a tag' })
    .input(z.object({ id: Id, name: tagName }))
    .output(Tag),
  removeTag: blog
    .route({ method: 'DELETE', path: '/admin/blog/tags/{id}', summary: 'Delete a tag; its posts are not deleted' })
    .input(One)
    .output(Done),
}
