import { DOMParser } from '@xmldom/xmldom'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blogCategories, blogPosts, blogPreviews, blogShares, blogTags } from '#db/schema/blog.ts'
import { profiles } from '#db/schema/profiles.ts'
import { mountJobAddresses } from '#features/job-board/server/http.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { createUser } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { FIREFOX } from '#testing/user-agents.ts'
import { setArticleHidden } from '../hide-article.ts'
import { writtenPost } from '../posts.testing.ts'
import { readBlogAddresses } from './feed.ts'
import { mountBlog } from './http.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
let staff: Api
let anyone: Api
beforeAll(async () => {
  const { id } = await createUser(product.db, { roles: ['platform_user'], name: 'Amara Boateng' })
  await product.db
    .update(profiles)
    .set({ bio: 'Set pay bands for three companies.', currentJobTitle: 'Worked nine years in pay' })
    .where(eq(profiles.userId, id))
  staff = product.as(id)
  anyone = product.as(null)
  app = createApp(product.services, product.identify, () => true)
  mountJobAddresses(app, product.services, { blog: readBlogAddresses })
  mountBlog(app, product.services)
})
beforeEach(async () => {
  await product.db.delete(blogPosts)
  await product.db.delete(blogCategories)
  await product.db.delete(blogTags)
})

const publish = (overrides: object = {}) =>
  staff.blog.create({ ...writtenPost(overrides), status: 'published' } as never)
const titles = (items: { title: string }[]) => items.map(({ title }) => title)
const many = async (count: number, overrides: object = {}) => {
  for (let at = 1; at <= count; at += 1) await publish({ title: `Number ${at}`, ...overrides })
}

describe('the list', () => {
  it('has published posts, and never a draft, a scheduled or a hidden one (BLOG-08)', async () => {
    expect(await anyone.articles.list({})).toMatchObject({ featured: null, items: [], total: 0, categories: [] })
    const { id } = await publish({ title: 'Public' })
    await publish({ title: 'Second' })
    await staff.blog.create(writtenPost({ title: 'Draft' }))
    const later = await staff.blog.create(writtenPost({ title: 'Later' }))
    await staff.blog.schedule({ id: later.id, at: new Date(Date.now() + 60_000) })
    const { featured, items, total } = await anyone.articles.list({})
    expect([featured?.title, titles(items), total]).toEqual(['Second', ['Public'], 2])
    for (const slug of ['draft', 'later', later.id])
      await expect(anyone.articles.get({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await setArticleHidden(product.db, { id, isHidden: true })
    expect((await anyone.articles.list({})).total).toBe(1)
    await expect(anyone.articles.get({ slug: 'public' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await setArticleHidden(product.db, { id, isHidden: false })
    expect((await anyone.articles.get({ slug: 'public' })).title).toBe('Public')
  })

  it('searches title, excerpt and text, and loads more until all are listed (BLOG-09)', async () => {
    await many(14)
    await publish({ title: 'On notice periods', content: '<p>Hand in your keys.</p>' })
    expect(titles((await anyone.articles.list({ q: 'key' })).items)).toEqual(['On notice periods'])
    expect((await anyone.articles.list({ q: 'zebra' })).total).toBe(0)
    expect((await anyone.articles.list({ q: `"'; drop & | ! (` })).total).toBe(0)
    const first = await anyone.articles.list({})
    expect([first.items.length, first.total]).toEqual([6, 15])
    const all = titles((await anyone.articles.list({ page: 3 })).items)
    expect(all).toHaveLength(14)
    expect(all.slice(0, 6)).toEqual(titles(first.items))
    expect(new Set([...all, first.featured?.title]).size).toBe(15)
  })

  it("features staff's choice, counts categories, and finds trending topics (BLOG-10)", async () => {
    const pay = await staff.blog.createCategory({ id: newId(), name: 'Pay' })
    const talks = await staff.blog.createCategory({ id: newId(), name: 'Interviews' })
    await staff.blog.createCategory({ id: newId(), name: 'Empty' })
    const old = await publish({ title: 'Old', categoryId: pay.id, tags: ['ranges'] })
    await publish({ title: 'New', categoryId: talks.id, tags: ['silence', 'calls'] })
    await publish({ title: 'Newest', categoryId: talks.id, tags: ['silence'] })
    await staff.blog.create(writtenPost({ title: 'Draft', categoryId: pay.id, tags: ['secret'] }))
    await staff.blog.feature({ id: old.id })
    const list = await anyone.articles.list({})
    expect(list.featured).toMatchObject({ title: 'Old', category: { name: 'Pay' } })
    expect(list.categories).toEqual([
      { name: 'Interviews', slug: 'interviews', articles: 2 },
      { name: 'Pay', slug: 'pay', articles: 1 },
    ])
    expect(list.all).toBe(3)
    expect(list.trending.map(({ name }) => name)).toEqual(['silence', 'calls', 'ranges'])
    await anyone.articles.like({ id: old.id, liked: true })
    expect((await anyone.articles.list({})).trending[0]?.name).toBe('ranges')
    expect(titles((await anyone.articles.list({ category: 'interviews' })).items)).toEqual(['Newest', 'New'])
    expect(titles((await anyone.articles.list({ tag: 'calls' })).items)).toEqual(['New'])
    for (const wrong of [{ category: 'nothing' }, { tag: 'nothing' }, { tag: 'x\u0000' }])
      await expect(anyone.articles.list(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an article', () => {
  it('shows its author, tags, real counts and what is related (BLOG-12)', async () => {
    const { id, slug } = await publish({ title: 'Read me', tags: ['pay'] })
    await publish({ title: 'Unrelated' })
    await publish({ title: 'Akin', tags: ['pay'] })
    const visitor = (address: string) => product.as(null, { clientAddress: address })
    for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
      await visitor(from).articles.like({ id, liked: true })
    await app.request(`/api/blog/${id}/share/mail`)
    await app.request(`/api/blog/${id}/share/mail`)
    const article = await visitor('203.0.113.1').articles.get({ slug })
    expect(article).toMatchObject({
      author: { name: 'Amara Boateng', headline: 'Worked nine years in pay' },
      bio: 'Set pay bands for three companies.',
      tags: [{ name: 'pay', slug: 'pay' }],
      likes: 2,
      isLiked: true,
      shares: 1,
      minutes: 1,
      headings: [{ id: 'say-when', text: 'Say when' }],
    })
    expect(article.html).toContain('<h2 id="say-when">')
    expect(titles(article.related)).toEqual(['Akin', 'Unrelated'])
    await visitor('203.0.113.1').articles.like({ id, liked: false })
    expect(await visitor('203.0.113.1').articles.get({ slug })).toMatchObject({ likes: 1, isLiked: false })
  })

  it('counts a share by a person, not by a bot, and redirects to the service (BLOG-12)', async () => {
    const { id } = await publish({ title: 'Pay & more' })
    const share = (way: string, agent: string) =>
      app.request(`/api/blog/${id}/share/${way}`, { headers: { 'user-agent': agent } })
    expect((await share('mail', 'Googlebot')).headers.get('location')).toMatch(
      /^mailto:\?subject=Pay%20%26%20more&body=http/,
    )
    expect(await product.db.select().from(blogShares)).toEqual([])
    const { status, headers } = await share('linkedin', FIREFOX)
    expect([status, headers.get('location')?.slice(0, 60)]).toEqual([
      302,
      'https://www.linkedin.com/sharing/share-offsite/?url=http%3A%',
    ])
    expect(await product.db.select().from(blogShares)).toHaveLength(1)
    expect((await share('fax', FIREFOX)).status).toBe(404)
    expect((await app.request(`/api/blog/${newId()}/share/mail`)).status).toBe(404)
  })

  it('accepts a like by a plain form, and returns to the article', async () => {
    const { id, slug } = await publish({ title: 'Plain' })
    const send = (to: string, liked: string) =>
      app.request(`/api/blog/${to}/like`, {
        method: 'POST',
        body: new URLSearchParams({ liked }),
        headers: { origin: product.services.env.PUBLIC_URL },
      })
    const { status, headers } = await send(id, 'yes')
    expect([status, headers.get('location')]).toEqual([303, '/blog/plain?you=like#reactions'])
    expect((await anyone.articles.get({ slug })).likes).toBe(1)
    await send(id, 'no')
    expect((await anyone.articles.get({ slug })).likes).toBe(0)
    expect((await send('nonsense', 'yes')).headers.get('location')).toBe('/blog')
  })

  it('is found by its slug, an earlier slug and its id, and nothing else (BLOG-13)', async () => {
    const { id, writing, revision } = await publish({ title: 'First name' })
    const saved = await staff.blog.save({ ...writing, id, revision, slug: 'second-name' })
    await staff.blog.update({ id, revision: saved.revision })
    for (const slug of ['second-name', 'first-name', id])
      expect((await anyone.articles.get({ slug })).slug).toBe('second-name')
    for (const slug of ['third-name', newId(), '', "'", '%00', 'x\u0000'])
      await expect(anyone.articles.get({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(publish({ title: 'Another', slug: 'first-name' })).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
  })

  it('can be previewed by a link before publication, until the link expires', async () => {
    const { id, writing, revision } = await staff.blog.create(writtenPost({ title: 'Not yet' }))
    const { url, expiresAt } = await staff.blog.preview({ id })
    const token = url.split('/').at(-1) ?? ''
    expect(Math.round((expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(7)
    expect((await anyone.articles.preview({ token })).title).toBe('Not yet')
    await staff.blog.publish({ id })
    await staff.blog.save({ ...writing, id, revision: revision + 1, title: 'Being rewritten' })
    expect((await anyone.articles.preview({ token })).title).toBe('Being rewritten')
    expect((await anyone.articles.get({ slug: 'not-yet' })).title).toBe('Not yet')
    await expect(anyone.articles.preview({ token: 'made-up' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await product.db.update(blogPreviews).set({ expiresAt: new Date(Date.now() - 1) })
    await expect(anyone.articles.preview({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('cannot be previewed once its links are ended', async () => {
    const tokenOf = async (post: { id: string }) => (await staff.blog.preview(post)).url.split('/').at(-1) ?? ''
    const [post, other] = [await staff.blog.create(writtenPost()), await staff.blog.create(writtenPost())]
    const [token, otherToken] = [await tokenOf(post), await tokenOf(other)]
    await tokenOf(post)
    expect(await staff.blog.endPreviews({ id: post.id })).toEqual({ ended: 2 })
    expect(await staff.blog.endPreviews({ id: post.id })).toEqual({ ended: 0 })
    await expect(anyone.articles.preview({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await anyone.articles.preview({ token: otherToken })).id).toBe(other.id)
    await expect(staff.blog.endPreviews({ id: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('feed and sitemap', () => {
  const read = async (path: string) => {
    const refuse = (message: string) => {
      throw new Error(message)
    }
    const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } })
    const text = await (await app.request(path)).text()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for these characters
    expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
    return parser.parseFromString(text, 'application/xml')
  }
  const textOf = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? null

  it('has a feed of published articles that another parser reads (BLOG-14)', async () => {
    expect((await read('/blog.rss')).getElementsByTagName('item')).toHaveLength(0)
    const category = await staff.blog.createCategory({ id: newId(), name: 'Pay & more' })
    const content = '<p>See <a href="/jobs">jobs</a> ]]&gt; &amp; so on 👩‍🚀</p>'
    await publish({ title: 'A < B & "C" ]]>', excerpt: 'Short & sweet', content, categoryId: category.id })
    await staff.blog.create(writtenPost({ title: 'Draft' }))
    const feed = await read('/blog.rss')
    const items = Array.from(feed.getElementsByTagName('item')) as unknown as Element[]
    expect(items).toHaveLength(1)
    const [item] = items as [Element]
    const origin = product.services.env.PUBLIC_URL
    expect(textOf(item, 'title')).toBe('A < B & "C" ]]>')
    expect(textOf(item, 'link')).toBe(`${origin}/blog/a-b-c`)
    expect(textOf(item, 'category')).toBe('Pay & more')
    expect(textOf(item, 'dc:creator')).toBe('Amara Boateng')
    expect(textOf(item, 'content:encoded')).toContain(`<a href="${origin}/jobs">jobs</a> ]]&gt; &amp; so on 👩‍🚀`)
    expect(Number.isNaN(Date.parse(textOf(item, 'pubDate') ?? ''))).toBe(false)
    const self = feed.getElementsByTagName('atom:link')[0] as unknown as Element
    expect(self.getAttribute('href')).toBe(`${origin}/blog.rss`)
  })

  it('lists published articles in the sitemap', async () => {
    await publish({ title: 'In the map' })
    await staff.blog.create(writtenPost({ title: 'Draft' }))
    const origin = product.services.env.PUBLIC_URL
    expect(await (await app.request('/sitemap.xml')).text()).toContain(`${origin}/sitemaps/blog.xml`)
    const places = Array.from((await read('/sitemaps/blog.xml')).getElementsByTagName('loc'), (loc) => loc.textContent)
    expect(places).toEqual([`${origin}/blog/in-the-map`])
    expect(await (await app.request('/sitemaps/pages.xml')).text()).toContain(`${origin}/blog</loc>`)
  })
})
