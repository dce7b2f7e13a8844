import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { helpArticles as a, helpReads } from '#db/schema/support.ts'
import { createApp } from '#server/http/app.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { mountHelpVotes } from './http.ts'
import { readHelpAddresses } from './read-help.ts'
import { storeArticles } from './store-articles.ts'
import { writtenArticles } from './written-articles.ts'

const articles = writtenArticles()
const product = productOfTest()
beforeEach(async () => {
  await storeArticles(product.db)
})
let addresses = 0
const someone = () => product.as(null, { clientAddress: `203.0.113.${++addresses}` }).help
const readsOf = async (slug: string) => {
  const [row] = await product.db
    .select()
    .from(helpReads)
    .innerJoin(a, eq(a.id, helpReads.articleId))
    .where(eq(a.slug, slug))
  return row?.help_reads.reads ?? 0
}

describe('the help centre', () => {
  it('counts the published articles of six topics (HELP-01)', async () => {
    const counts = () =>
      someone()
        .overview()
        .then(({ topics }) => Object.fromEntries(topics.map((one) => [one.topic, one.articles])))
    const before = await counts()
    expect(Object.keys(before)).toHaveLength(6)
    expect(Object.values(before).reduce((sum, n) => sum + n, 0)).toBe(articles.length)
    await product.db.update(a).set({ status: 'draft' }).where(eq(a.slug, 'free-trial'))
    expect((await counts()).billing).toBe((before.billing ?? 0) - 1)
    await expect(someone().article({ slug: 'free-trial' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await someone().search({ q: 'free trial' })).not.toContainEqual(
      expect.objectContaining({ slug: 'free-trial' }),
    )
    expect((await someone().articles({})).map(({ slug }) => slug)).not.toContain('free-trial')
    expect((await readHelpAddresses(product.db)).map(({ path }) => path)).not.toContain(
      '/help-center/billing/free-trial',
    )
    await product.db.update(a).set({ status: 'published' }).where(eq(a.slug, 'free-trial'))
    expect((await readHelpAddresses(product.db)).map(({ path }) => path)).toContain('/help-center/billing/free-trial')
  })

  it('lists popular articles by views and votes; a reader counts once a day (HELP-01)', async () => {
    const reader = someone()
    for (let n = 0; n < 3; n += 1) await reader.recordRead({ slug: 'compare-offers' })
    expect(await readsOf('compare-offers')).toBe(1)
    for (let n = 0; n < 4; n += 1) await someone().recordRead({ slug: 'save-jobs' })
    const [first, second] = (await someone().overview()).popular
    expect([first?.slug, second?.slug]).toEqual(['save-jobs', 'compare-offers'])
    for (let n = 0; n < 2; n += 1) await someone().vote({ slug: 'compare-offers', isHelpful: true })
    expect((await someone().overview()).popular[0]?.slug).toBe('compare-offers')
    for (let n = 0; n < 3; n += 1) await someone().vote({ slug: 'compare-offers', isHelpful: false })
    const { popular } = await someone().overview()
    expect(popular[0]?.slug).toBe('save-jobs')
    expect(popular).toHaveLength(5)
  })

  it('is public; a missing article is NOT_FOUND', async () => {
    expect(await someone().article({ slug: 'match-score' })).toMatchObject({ title: 'What the match score means' })
    for (const slug of ['__proto__', 'nothing', '../etc']) {
      await expect(someone().article({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(someone().vote({ slug, isHelpful: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(someone().recordRead({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it("accepts a plain form's vote and returns to the article (HELP-01)", async () => {
    const app = createApp(product.services, product.identify, () => true)
    mountHelpVotes(app)
    const send = (slug: string, helpful: string) =>
      app.request(`/api/help-votes/${slug}`, {
        method: 'POST',
        body: new URLSearchParams({ helpful }),
        headers: { origin: product.services.env.PUBLIC_URL },
      })
    const said = await send('match-score', 'yes')
    expect([said.status, said.headers.get('location')]).toEqual([
      303,
      '/help-center/applying/match-score?said=yes#helpful',
    ])
    const [row] = await product.db.select().from(a).where(eq(a.slug, 'match-score'))
    expect(row).toMatchObject({ helpful: 1, unhelpful: 0, revision: 1 })
    expect((await send('nothing', 'yes')).headers.get('location')).toBe('/help-center')
  })
})

describe('an upgrade', () => {
  const [first, second] = articles as [(typeof articles)[0], (typeof articles)[0]]
  const stored = async (key: string) => (await product.db.select().from(a).where(eq(a.key, key)))[0]

  it('stores new text, does not touch staff changes, and turns removed articles into drafts', async () => {
    await product.db.update(a).set({ title: 'Ours', editedAt: new Date() }).where(eq(a.key, first.slug))
    const next = articles.slice(0, -1).map((one) => ({ ...one, title: `${one.title} anew` }))
    await storeArticles(product.db, next)
    expect(await stored(first.slug)).toMatchObject({ title: 'Ours', revision: 1 })
    expect(await stored(second.slug)).toMatchObject({ title: `${second.title} anew`, revision: 2, status: 'published' })
    const gone = articles.at(-1)?.slug ?? ''
    expect(await stored(gone)).toMatchObject({ status: 'draft' })
    await storeArticles(product.db, next)
    expect(await stored(second.slug)).toMatchObject({ revision: 2 })
    await storeArticles(product.db)
    expect(await stored(gone)).toMatchObject({ status: 'published', title: articles.at(-1)?.title })
    expect(await stored(second.slug)).toMatchObject({ title: second.title, revision: 3 })
  })

  it('does not restore what staff unpublished, and leaves an address that staff use', async () => {
    await product.db
      .update(a)
      .set({ removedAt: new Date(), editedAt: new Date(), status: 'draft' })
      .where(eq(a.key, second.slug))
    await product.db.update(a).set({ key: null, editedAt: new Date() }).where(eq(a.slug, 'follow-up'))
    await Promise.all([storeArticles(product.db), storeArticles(product.db)])
    expect((await stored(second.slug))?.removedAt).not.toBeNull()
    expect(await stored('follow-up')).toMatchObject({ slug: 'follow-up-on-tandem', status: 'published' })
  })
})
