import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blogCategories, blogPosts, blogSlugs, blogTags } from '#db/schema/blog.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { postScheduled } from '../events.ts'
import { writtenPost } from './posts.testing.ts'
import { publishDue } from './publish-post.ts'

const product = productOfFile()
let writer: { id: string; name: string }
let other: { id: string; name: string }
let staff: Api
beforeAll(async () => {
  writer = await createUser(product.db, { roles: ['platform_user'], name: 'Priya Natarajan' })
  other = await createUser(product.db, { roles: ['platform_admin'], name: 'Tomasz Wrona' })
  staff = product.as(writer.id)
})
beforeEach(async () => {
  await product.db.delete(blogPosts)
  await product.db.delete(blogCategories)
  await product.db.delete(blogTags)
})

const write = (overrides: object = {}) => staff.blog.create(writtenPost(overrides) as never)
const says = (text: string) => (error: { message: string; data?: unknown }) =>
  `${error.message} ${JSON.stringify(error.data)}`.includes(text)

describe('writing a post', () => {
  it.each([
    { title: '' },
    { title: '  ' },
    { content: '' },
    { content: '<p> </p>' },
    { content: '<script>x</script>' },
  ])('is refused with %o (BLOG-04)', async (wrong) => {
    await expect(write(wrong)).rejects.toSatisfy(says('Please fill in title and content'))
    expect(await product.db.select().from(blogPosts)).toEqual([])
  })

  it.each([
    [{ categoryId: newId() }, 'NOT_FOUND'],
    [{ authorId: newId() }, 'NOT_AN_AUTHOR'],
    [{ coverId: newId(), coverAlt: 'A desk' }, 'PICTURE_GONE'],
    [{ content: `<p>x</p><img src="/api/blog-pictures/${newId()}" alt="">` }, 'PICTURE_UNDESCRIBED'],
  ])('is refused with %o: %s', async (wrong, code) => {
    await expect(write(wrong)).rejects.toMatchObject({ code })
  })

  it("stores a post's fields, and lists posts newest first with their category (BLOG-02)", async () => {
    const category = await staff.blog.createCategory({ id: newId(), name: 'Interviews' })
    const first = await write({ excerpt: 'Three openings.', categoryId: category.id })
    const second = await write({ title: 'Another' })
    const [row] = await product.db.select().from(blogPosts).where(eq(blogPosts.id, first.id))
    expect(row).toMatchObject({
      title: 'What to say about a gap',
      slug: 'what-to-say-about-a-gap',
      excerpt: 'Three openings.',
      categoryId: category.id,
      status: 'draft',
      publishedAt: null,
      authorId: writer.id,
      wordCount: 15,
    })
    const { rows, total, counts } = await staff.blog.list({})
    expect(rows.map(({ id, categoryName }) => [id, categoryName])).toEqual([
      [second.id, null],
      [first.id, 'Interviews'],
    ])
    expect({ total, counts }).toEqual({ total: 2, counts: { draft: 2, scheduled: 0, published: 0 } })
    expect((await staff.blog.list({ search: 'GAP' })).rows).toHaveLength(1)
    expect((await staff.blog.list({ search: '%' })).rows).toEqual([])
    expect((await staff.blog.list({ categoryId: category.id })).rows).toHaveLength(1)
  })

  it('changes nothing when it is sent again', async () => {
    const sent = writtenPost()
    await staff.blog.create(sent)
    await staff.blog.create({ ...sent, title: 'Another title' })
    expect((await staff.blog.list({})).rows.map(({ title }) => title)).toEqual(['What to say about a gap'])
  })

  it('removes everything executable from the text, and all but our images', async () => {
    const content =
      '<p onclick="x">One <a href="/jobs">job</a><img src="https://evil.example/x.gif" alt="x"></p><script>x</script>'
    const { writing } = await write({ content })
    expect(writing.content).toBe('<p>One <a href="/jobs">job</a></p>')
  })

  it('makes the slug from the title, numbers a second one, and refuses a taken one (BLOG-05)', async () => {
    expect((await write({ title: 'Is  it C++, or -- “Rust”?' })).slug).toBe('is-it-c-or-rust')
    expect((await write({ title: 'Is it C, or Rust' })).slug).toBe('is-it-c-or-rust-2')
    expect((await write({ title: 'Öffnung: Große Œuvre 你好' })).slug).toBe('offnung-grosse-oeuvre-你好')
    expect((await write({ title: 'Any', slug: ' My Own Slug! ' })).slug).toBe('my-own-slug')
    await expect(write({ title: 'Any', slug: 'my-own slug' })).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
    expect((await write({ title: '???' })).slug).toBe('post')
  })
})

describe('publishing', () => {
  it('publishes only a draft now (BLOG-06)', async () => {
    const { id } = await write()
    const before = Date.now()
    const published = await staff.blog.publish({ id })
    expect(published.status).toBe('published')
    expect(published.publishedAt?.getTime()).toBeGreaterThanOrEqual(before - 1)
    await expect(staff.blog.publish({ id })).rejects.toMatchObject({ code: 'POST_NOT_DRAFT' })
    await expect(staff.blog.schedule({ id, at: new Date(before + 60_000) })).rejects.toMatchObject({
      code: 'POST_NOT_DRAFT',
    })
    const said = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(said.map(({ action }) => action)).toEqual(['blog.post_created', 'blog.post_published'])
  })

  it('publishes a scheduled draft at its time, and at no other', async () => {
    const { id } = await write()
    await expect(staff.blog.schedule({ id, at: new Date(Date.now() - 1) })).rejects.toMatchObject({
      code: 'POST_TIME_OVER',
    })
    const [first, second] = [new Date(Date.now() + 60_000), new Date(Date.now() + 120_000)]
    await staff.blog.schedule({ id, at: first })
    const scheduled = await staff.blog.schedule({ id, at: second })
    expect(scheduled).toMatchObject({ status: 'scheduled', publishedAt: null, publishAt: second })
    const waiting = await product.db.select().from(events).where(eq(events.name, postScheduled.eventName))
    expect(waiting.filter(({ payload }) => payload.postId === id).map(({ dueAt }) => dueAt)).toEqual([first, second])
    await publishDue(product.services, { postId: id, publishAt: first.toISOString() })
    expect((await staff.blog.get({ id })).status).toBe('scheduled')
    await publishDue(product.services, { postId: id, publishAt: second.toISOString() })
    expect(await staff.blog.get({ id })).toMatchObject({ status: 'published', publishedAt: second, publishAt: null })
    await publishDue(product.services, { postId: id, publishAt: second.toISOString() })
    expect((await staff.blog.list({ status: 'published' })).total).toBe(1)
    // a writer with the post open continues: changes are pending changes now
    const saved = await staff.blog.save({ ...writtenPost({ title: 'Written on' }), id, revision: scheduled.revision })
    expect(saved).toMatchObject({ status: 'published', hasPending: true })
  })

  it('is unpublished, and then not published automatically', async () => {
    const { id } = await write()
    const at = new Date(Date.now() + 60_000)
    await staff.blog.schedule({ id, at })
    expect((await staff.blog.schedule({ id, at: null })).status).toBe('draft')
    await publishDue(product.services, { postId: id, publishAt: at.toISOString() })
    expect((await staff.blog.get({ id })).status).toBe('draft')
    await staff.blog.publish({ id })
    expect((await staff.blog.unpublish({ id })).publishedAt).toBeNull()
    await expect(staff.blog.unpublish({ id })).rejects.toMatchObject({ code: 'POST_NOT_PUBLISHED' })
    await expect(staff.blog.feature({ id })).rejects.toMatchObject({ code: 'POST_NOT_PUBLISHED' })
  })
})

describe('further changes', () => {
  const more = (revision: number, overrides: object = {}) => ({ ...writtenPost(overrides), revision })

  it('to a published post are pending until they are published', async () => {
    const { id, slug } = await write({ status: 'published', tags: ['gap'] })
    const { revision } = await staff.blog.get({ id })
    const saved = await staff.blog.save({ ...more(revision, { title: 'New title', slug: 'new', tags: ['pay'] }), id })
    expect(saved).toMatchObject({ hasPending: true, title: 'What to say about a gap', slug })
    expect(saved.writing).toMatchObject({ title: 'New title', tags: ['pay'] })
    expect((await product.as(null).articles.get({ slug })).tags).toMatchObject([{ name: 'gap' }])
    const put = await staff.blog.update({ id, revision: saved.revision })
    expect(put).toMatchObject({ hasPending: false, title: 'New title', slug: 'new', status: 'published' })
    expect((await product.db.select().from(blogSlugs)).map((row) => row.slug).sort()).toEqual(['new', slug])
  })

  it('are discarded on request', async () => {
    const { id, revision } = await write({ status: 'published' })
    const saved = await staff.blog.save({ ...more(revision, { title: 'Worse' }), id })
    const back = await staff.blog.discard({ id, revision: saved.revision })
    expect(back).toMatchObject({ hasPending: false })
    expect(back.writing.title).toBe('What to say about a gap')
    expect((await staff.blog.revisions({ id })).map(({ title }) => title)).toContain('Worse')
  })

  it('do not overwrite a newer version by someone else, with their name', async () => {
    const { id, revision } = await write()
    const second = product.as(other.id)
    await second.blog.save({ ...more(revision, { title: 'Theirs' }), id })
    await expect(staff.blog.save({ ...more(revision, { title: 'Mine' }), id })).rejects.toMatchObject({
      code: 'POST_CHANGED_MEANWHILE',
      data: { by: 'Tomasz Wrona' },
    })
    const answers = await Promise.allSettled(
      [staff, second].map((api, at) => api.blog.save({ ...more(revision + 1, { title: `At once ${at}` }), id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('leave a revision for each session and each writer, and for each publication', async () => {
    const { id, revision } = await write()
    const one = await staff.blog.save({ ...more(revision, { title: 'One' }), id })
    const two = await staff.blog.save({ ...more(one.revision, { title: 'Two' }), id })
    const theirs = await product.as(other.id).blog.save({ ...more(two.revision, { title: 'Theirs' }), id })
    await staff.blog.save({ ...more(theirs.revision, { title: 'Kept' }), id, keep: true })
    await staff.blog.publish({ id })
    const listed = await staff.blog.revisions({ id })
    expect(listed.map(({ title, writtenBy }) => [title, writtenBy])).toEqual([
      ['Kept', writer.name],
      ['Theirs', other.name],
      ['Two', writer.name],
    ])
    const oldest = await staff.blog.revision({ id, revisionId: listed.at(-1)!.id })
    expect(oldest).toMatchObject({ title: 'Two', content: writtenPost().content })
    const elsewhere = await write({ title: 'Elsewhere' })
    await expect(staff.blog.revision({ id: elsewhere.id, revisionId: oldest.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('deletes a post with all its data', async () => {
    const { id } = await write({ status: 'published', tags: ['gap'] })
    await staff.blog.remove({ id })
    await expect(staff.blog.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(staff.blog.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await product.db.select().from(blogSlugs)).toEqual([])
  })
})

describe('categories and tags', () => {
  it('stores name, slug and description, and lists by name with how many posts there are (BLOG-03)', async () => {
    const pay = await staff.blog.createCategory({ id: newId(), name: 'Pay', description: 'What it is worth.' })
    const advice = await staff.blog.createCategory({ id: newId(), name: 'Career  Advice!' })
    expect(pay).toMatchObject({ slug: 'pay', description: 'What it is worth.', posts: 0 })
    expect(advice.slug).toBe('career-advice')
    await write({ categoryId: pay.id, tags: ['Remote', 'remote', ' Pay '] })
    expect((await staff.blog.categories()).map(({ name, posts }) => [name, posts])).toEqual([
      ['Career Advice!', 0],
      ['Pay', 1],
    ])
    expect((await staff.blog.tags()).map(({ name, posts }) => [name, posts])).toEqual([
      ['Pay', 1],
      ['remote', 1],
    ])
  })

  it('refuses a category without a name, and a second of the same (BLOG-04)', async () => {
    await expect(staff.blog.createCategory({ id: newId(), name: ' ' })).rejects.toSatisfy(
      says('Please fill in category name'),
    )
    const { id } = await staff.blog.createCategory({ id: newId(), name: 'Pay' })
    for (const name of ['Pay', 'pay'])
      await expect(staff.blog.createCategory({ id: newId(), name })).rejects.toMatchObject({ code: 'CATEGORY_TAKEN' })
    const second = await staff.blog.createCategory({ id: newId(), name: 'Other' })
    await expect(staff.blog.updateCategory({ id: second.id, name: 'PAY' })).rejects.toMatchObject({
      code: 'CATEGORY_TAKEN',
    })
    const { id: postId } = await write({ categoryId: id })
    await staff.blog.removeCategory({ id })
    expect((await staff.blog.get({ id: postId })).categoryName).toBeNull()
  })

  it('adds, renames and deletes a tag', async () => {
    const { id } = await staff.blog.createTag({ id: newId(), name: ' remote   work ' })
    await expect(staff.blog.createTag({ id: newId(), name: 'Remote work' })).rejects.toMatchObject({
      code: 'TAG_TAKEN',
    })
    expect((await staff.blog.renameTag({ id, name: 'From home' })).slug).toBe('remote-work')
    await staff.blog.removeTag({ id })
    await expect(staff.blog.removeTag({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
