import { v5 } from 'uuid'
import { blogCategories, blogPosts, blogRevisions, blogSlugs, blogTags } from '#db/schema/blog.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { everyone, type PersonName, staffOnly } from './callers.ts'
import { canary } from './canaries.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
type Thing = 'draft' | 'public' | 'category' | 'tag' | 'revision'
/** The ids of the things in the blog of a world. */
const blogId = (s: Pick<World, 'who'>, thing: Thing): string => v5(`blog ${thing}`, s.who.seeker.id)

/** A draft, a published article, a category and a tag. */
export async function createBlog(db: Db, who: Record<PersonName, { id: string }>, n: number): Promise<void> {
  const id = (thing: Thing) => v5(`blog ${thing}`, who.seeker.id)
  await db.insert(blogCategories).values({ id: id('category'), name: `Pay ${n}`, slug: `pay-${n}` })
  await db.insert(blogTags).values({ id: id('tag'), name: `Ranges ${n}`, slug: `ranges-${n}` })
  const secret = canary('draftTitle')
  const draft = { title: secret, excerpt: secret, content: `<p>${secret}</p>` }
  await db.insert(blogPosts).values([
    { ...draft, id: id('draft'), slug: `draft-${n}`, plain: secret, wordCount: 1 },
    {
      id: id('public'),
      slug: `public-${n}`,
      title: 'Public',
      content: '<p>Public.</p>',
      plain: 'Public.',
      wordCount: 1,
      status: 'published',
      publishedAt: new Date(),
    },
  ])
  await db.insert(blogSlugs).values({ slug: `public-${n}`, postId: id('public') })
  await db.insert(blogRevisions).values({ ...draft, id: id('revision'), postId: id('draft') })
}

const writing = { title: 'Mine', content: '<p>Mine.</p>' }
const on = (thing: Thing, more: (s: World) => object = () => ({})) => ({
  input: (s: World) => ({ ...more(s), id: blogId(s, thing) }),
  missing: (s: World) => ({ ...more(s), id: newId() }),
  answers: staffOnly,
})
const made = (fields: object) => ({ input: () => ({ ...fields, id: newId() }), answers: staffOnly })

/** Staff write; everyone reads published articles. */
export const blogRows: Record<string, Row> = {
  'blog.list': { ...Reads, input: () => ({}), answers: staffOnly },
  'blog.get': { ...Reads, ...on('draft') },
  'blog.create': made(writing),
  'blog.save': on('draft', () => ({ ...writing, revision: 1 })),
  'blog.publish': on('draft'),
  'blog.update': on('public', () => ({ revision: 1 })),
  'blog.discard': on('public', () => ({ revision: 1 })),
  'blog.schedule': on('draft', () => ({ at: new Date(Date.now() + 86_400_000) })),
  'blog.unpublish': on('public'),
  'blog.feature': on('public'),
  'blog.remove': on('draft'),
  'blog.revisions': { ...Reads, ...on('draft') },
  'blog.revision': { ...Reads, ...on('draft', (s) => ({ revisionId: blogId(s, 'revision') })) },
  'blog.preview': on('draft'),
  'blog.endPreviews': on('draft'),
  'blog.authors': { ...Reads, answers: staffOnly },
  'blog.categories': { ...Reads, answers: staffOnly },
  'blog.createCategory': { input: (s, c) => ({ id: newId(), name: `New ${c} ${s.n}` }), answers: staffOnly },
  'blog.updateCategory': on('category', (s) => ({ name: `Other ${s.n}` })),
  'blog.removeCategory': on('category'),
  'blog.tags': { ...Reads, answers: staffOnly },
  'blog.createTag': { input: (s, c) => ({ id: newId(), name: `New ${c} ${s.n}` }), answers: staffOnly },
  'blog.renameTag': on('tag', (s) => ({ name: `Other ${s.n}` })),
  'blog.removeTag': on('tag'),
  'articles.list': { ...Reads, input: () => ({}), answers: everyone() },
  'articles.get': {
    ...Reads,
    input: (s) => ({ slug: `public-${s.n}` }),
    foreign: (s) => ({ slug: `draft-${s.n}` }),
    missing: () => ({ slug: 'an-article-that-nobody-wrote' }),
    answers: everyone(),
  },
  'articles.preview': {
    ...Reads,
    input: () => ({ token: 'a-link-that-nobody-made' }),
    answers: everyone('NOT_FOUND'),
  },
  'articles.like': {
    input: (s) => ({ id: blogId(s, 'public'), liked: true }),
    foreign: (s) => ({ id: blogId(s, 'draft'), liked: true }),
    missing: () => ({ id: newId(), liked: true }),
    answers: everyone(),
  },
}
