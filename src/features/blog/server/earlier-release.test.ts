import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { blogPosts } from '#db/schema/blog.ts'
import { createUser } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { writtenPost } from './posts.testing.ts'

const product = productOfFile()
let staff: Api
beforeAll(async () => {
  staff = product.as((await createUser(product.db, { roles: ['platform_user'] })).id)
})

/** A published post with these pending changes. */
async function published(pending: object) {
  const { id, writing } = await staff.blog.create({ ...writtenPost(), status: 'published' } as never)
  const [row] = await product.db
    .update(blogPosts)
    .set({ pending: pending as never })
    .where(eq(blogPosts.id, id))
    .returning()
  return { id, revision: row!.revision, title: writing.title }
}
const previewOf = async (id: string) => {
  const { url } = await staff.blog.preview({ id })
  return product.as(null).articles.preview({ token: url.split('/').at(-1) ?? '' })
}
const text = { title: 'Rewritten', content: '<p>Much better.</p>' }

it.each([
  ['without newer fields', text],
  ['with a drawing and an author that are no longer valid', { ...text, drawing: 400, authorId: 'priya', tags: null }],
  ['with fields that are no longer known', { ...text, subtitle: 'A story', readingLevel: 3 }],
])('opens, previews and publishes pending changes that were stored %s', async (_, pending) => {
  const { id, revision } = await published(pending)
  expect((await staff.blog.get({ id })).writing).toMatchObject({ ...text, drawing: null, authorId: null, tags: [] })
  expect((await previewOf(id)).title).toBe('Rewritten')
  expect(await staff.blog.update({ id, revision })).toMatchObject({ title: 'Rewritten', hasPending: false })
})

it('opens and previews pending changes over the limits of today, and publishes them only once they are corrected', async () => {
  const excerpt = 'Long words. '.repeat(60).trim()
  const { id, revision, title } = await published({ ...text, excerpt })
  const opened = await staff.blog.get({ id })
  expect(opened.writing.excerpt).toBe(excerpt)
  expect((await previewOf(id)).title).toBe('Rewritten')
  await expect(staff.blog.update({ id, revision })).rejects.toMatchObject({ code: 'POST_INVALID' })
  expect((await product.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]?.title).toBe(title)
  const saved = await staff.blog.save({ ...opened.writing, excerpt: 'Short.', id, revision, keep: false })
  expect(await staff.blog.update({ id, revision: saved.revision })).toMatchObject({ title: 'Rewritten' })
})
