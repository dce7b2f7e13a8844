import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { encodeCursor } from '#lib/pages.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { storeArticles } from './store-articles.ts'

const product = productOfFile()
let staffId: string
let otherId: string
beforeAll(async () => {
  await storeArticles(product.db)
  staffId = (await createUser(product.db, { name: 'Joon Park', roles: ['platform_user'] })).id
  otherId = (await createUser(product.db, { name: 'Ana', roles: ['platform_admin'] })).id
})

const desk = (id = staffId) => product.as(id).helpDesk
const anyone = () => product.as(null).help
let made = 0
const written = (more = {}) => ({
  id: newId(),
  topic: 'billing' as const,
  slug: `gift-cards-${++made}`,
  title: 'Gift cards',
  summary: 'What they are good for.',
  body: 'Type the **code** where you pay.',
  ...more,
})
const CHANGED = { code: 'CHANGED' }
const TAKEN = { code: 'SLUG_TAKEN', message: 'Another article has or had this address. Choose another one.' }

describe('writing an article', () => {
  it.each([
    ['no title', { title: ' ' }, 'Title is required'],
    ['no summary', { summary: '' }, 'Summary is required'],
    ['no text', { body: '\n' }, 'Text is required'],
    ['no address', { slug: '' }, 'Address is required'],
    ['an address with capitals', { slug: 'Gift-Cards' }, 'Use lowercase letters, digits and single hyphens'],
    ['an address that leaves the topic', { slug: '../admin' }, 'Use lowercase letters, digits and single hyphens'],
    ['a topic that is none', { topic: 'weather' }, ''],
    ['a title of 121 letters', { title: 'x'.repeat(121) }, 'at most 120'],
  ])('is refused with %s (HELP-01)', async (_, wrong, text) => {
    await expect(desk().create(written(wrong) as never)).rejects.toSatisfy(
      (error: { code?: string; data?: unknown }) =>
        error.code === 'BAD_REQUEST' && JSON.stringify(error.data).includes(text),
    )
  })

  it('starts as a draft for staff only, is public once published, until it is unpublished (HELP-01)', async () => {
    const text = written()
    const draft = await desk().create(text)
    expect(draft).toMatchObject({ status: 'draft', isOurs: false, editedBy: 'Joon Park', revision: 1 })
    expect(await desk().create(text)).toMatchObject({ id: text.id, revision: 1 })
    await expect(anyone().article(text)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const open = await desk().setStatus({ id: text.id, seen: 1, status: 'published' })
    expect(await anyone().article(text)).toMatchObject({
      html: '<p>Type the <strong>code</strong> where you pay.</p>',
    })
    expect((await anyone().search({ q: 'gift cards' })).map(({ slug }) => slug)).toContain(text.slug)
    await expect(desk().remove({ id: text.id, seen: open.revision })).rejects.toMatchObject({ code: 'STILL_PUBLISHED' })
    const back = await desk().setStatus({ id: text.id, seen: open.revision, status: 'draft' })
    await expect(anyone().article(text)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await desk().remove({ id: text.id, seen: back.revision })
    await expect(desk().get(text)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const noted = (await product.db.select().from(auditLog)).filter(({ subjectId }) => subjectId === text.id)
    expect(noted.map(({ action }) => action).sort()).toEqual(
      ['help.created', 'help.removed', 'help.status_set', 'help.status_set'].sort(),
    )
  })

  it('escapes typed markup (HELP-01)', async () => {
    const text = written({ body: '<img src=x onerror=alert(1)> [go](javascript:alert(1))' })
    await desk().create(text)
    await desk().setStatus({ id: text.id, seen: 1, status: 'published' })
    const { html } = await anyone().article(text)
    expect(html).not.toMatch(/<img|href/)
    expect(html).toContain('&lt;img')
  })
})

describe('changing an article', () => {
  it('retains its old addresses, and no other article can use them (HELP-01)', async () => {
    const text = written({ slug: 'first-name' })
    await desk().create(text)
    await desk().setStatus({ id: text.id, seen: 1, status: 'published' })
    await desk().save({ ...text, slug: 'second-name', seen: 2 })
    const moved = await desk().save({ ...text, slug: 'third-name', topic: 'account', seen: 3 })
    for (const slug of ['first-name', 'second-name', 'third-name'])
      expect(await anyone().article({ slug })).toMatchObject({ slug: 'third-name', topic: 'account' })
    await expect(desk().create(written({ slug: 'first-name' }))).rejects.toMatchObject(TAKEN)
    const back = await desk().save({ ...text, slug: 'first-name', seen: moved.revision })
    expect(await anyone().article({ slug: 'third-name' })).toMatchObject({ slug: 'first-name' })
    expect(back.revision).toBe(5)
  })

  it('of two saves at once one is refused, and of two that use one address, too', async () => {
    const text = written()
    await desk().create(text)
    const both = await Promise.allSettled([
      desk().save({ ...text, title: 'Mine', seen: 1 }),
      desk(otherId).save({ ...text, title: 'Theirs', seen: 1 }),
    ])
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: CHANGED }])
    const same = await Promise.allSettled([
      desk().create(written({ slug: 'same' })),
      desk(otherId).create(written({ slug: 'same' })),
    ])
    expect(same.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: TAKEN }])
  })

  it('stores earlier versions with their author, and survives the next start (HELP-01)', async () => {
    const { items } = await desk().list({ q: 'free trial' })
    const ours = await desk().get({ id: items.find(({ slug }) => slug === 'free-trial')?.id ?? '' })
    expect(ours).toMatchObject({ isOurs: true, isEdited: false, editedBy: null })
    await desk().save({ ...ours, title: 'Try it for free', seen: 1 })
    await storeArticles(product.db)
    expect(await desk().get(ours)).toMatchObject({ title: 'Try it for free', isEdited: true, editedBy: 'Joon Park' })
    expect(await desk().revisions(ours)).toMatchObject([
      { revision: 2, title: 'Try it for free', madeBy: 'Joon Park' },
      { revision: 1, title: 'The free trial', madeBy: null },
    ])
  })

  it('reorders the articles of a topic, all of them or none', async () => {
    const slugs = async () => (await anyone().articles({ topic: 'interviews' })).map(({ slug }) => slug)
    const { items } = await desk().list({ topic: 'interviews' })
    const ids = items.map(({ id }) => id).reverse()
    const before = await slugs()
    await desk().move({ topic: 'interviews', ids })
    expect(await slugs()).toEqual(before.toReversed())
    for (const wrong of [ids.slice(1), [...ids, newId()], [ids[0], ...ids.slice(0, -1)]])
      await expect(desk().move({ topic: 'interviews', ids: wrong as string[] })).rejects.toMatchObject(CHANGED)
  })
})

describe('the list for staff', () => {
  it('pages from its last row, and filters by words, topic and state', async () => {
    for (let n = 0; n < 3; n += 1) await desk().create(written({ title: `Draft about harvest ${n}` }))
    const seen: string[] = []
    let [cursor, pages]: [string | undefined, number] = [undefined, 0]
    do {
      const page = await desk().list({ cursor })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
      pages += 1
      expect(page.total).toBeGreaterThan(25)
    } while (cursor)
    expect(pages).toBeGreaterThan(1)
    expect(new Set(seen).size).toBe(seen.length)
    expect((await desk().list({ q: 'harvest' })).total).toBe(3)
    expect((await desk().list({ q: 'harvest', status: 'published' })).total).toBe(0)
    expect((await desk().list({ topic: 'billing', status: 'draft', q: 'harv' })).total).toBe(3)
    expect((await desk().list({ q: '%' })).total).toBe(0)
    for (const wrong of ['made-up', encodeCursor([1.5, 2, newId()]), encodeCursor([1, 1e20, newId()])])
      expect((await desk().list({ cursor: wrong })).items).toHaveLength(25)
  })
})
