import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { interviewBookmarks, interviewResources } from '#db/schema/interview-prep.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'

const product = productOfTest()
let mayaId: string
let liamId: string
const ids: Record<string, string> = {}
const text = (words: number) => Array.from({ length: words }, () => 'word').join(' ')

const written = [
  {
    key: 'star',
    title: 'Answer with STAR',
    content: `Situation first.\n\n## Then\n\n- **Task**\n\n${text(400)}`,
    category: 'strategies',
    resourceType: 'guide',
    tags: ['star', 'stories'],
  },
  {
    key: 'thanks',
    title: 'Say thank you',
    content: 'A short 100% honest note_after the talk.',
    category: 'tips',
    resourceType: 'article',
    tags: ['after'],
  },
  {
    key: 'nurse',
    title: 'Questions for nurses',
    content: 'Handover, safety, a difficult family.',
    category: 'questions',
    resourceType: 'guide',
    jobRole: 'Registered Nurse',
    tags: ['stories', 'health'],
  },
  {
    key: 'data',
    title: 'Questions for analysts',
    content: 'SQL and a case. Answer with a number.',
    category: 'questions',
    resourceType: 'article',
    jobRole: 'Data Analyst',
    tags: ['sql'],
  },
  {
    key: 'law',
    title: 'What the law says',
    content: 'An official page.',
    category: 'tips',
    resourceType: 'link',
    tags: ['rights'],
    externalUrl: 'https://www.eeoc.gov/',
  },
] as const

beforeEach(async () => {
  await product.db.delete(interviewResources)
  const rows = await product.db
    .insert(interviewResources)
    .values(written.map((one) => ({ ...one, tags: [...one.tags], summary: `About ${one.title}` })))
    .returning()
  for (const { key, id } of rows) ids[key] = id
  mayaId = (await createUser(product.db, { name: 'Maya Okafor' })).id
  liamId = (await createUser(product.db, { name: 'Liam' })).id
})

const as = (userId: string | null = mayaId) => product.as(userId).interviewResources
const keys = async (filters: Parameters<ReturnType<typeof as>['list']>[0]) =>
  (await as().list(filters)).items.map(({ key }) => key)
const rows = () => product.db.select().from(interviewBookmarks).where(eq(interviewBookmarks.userId, mayaId))
const id = (key: string) => ids[key] as string

describe('rejected requests', () => {
  it("rejects bookmarking while signed out with 'User not authenticated' and stores nothing (INTV-40, INTV-39)", async () => {
    const change = { id: id('star'), isBookmarked: true }
    const refused = { code: 'UNAUTHENTICATED', message: 'User not authenticated' }
    await expect(as(null).setBookmark(change)).rejects.toMatchObject(refused)
    await expect(as(null).list({})).rejects.toMatchObject(refused)
    expect(await product.db.$count(interviewBookmarks, eq(interviewBookmarks.resourceId, id('star')))).toBe(0)
  })

  it('rejects bookmarking an unknown or retired resource, but allows removing a bookmark from a retired one (INTV-39)', async () => {
    await expect(as().setBookmark({ id: newId(), isBookmarked: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(as().setBookmark({ id: newId(), isBookmarked: false })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const [old] = await product.db
      .insert(interviewResources)
      .values({ key: newId(), title: 'Old', summary: 'Old', content: 'Old', category: 'tips', resourceType: 'article' })
      .returning()
    const oldId = old?.id as string
    await as().setBookmark({ id: oldId, isBookmarked: true })
    await product.db.update(interviewResources).set({ retiredAt: new Date() }).where(eq(interviewResources.id, oldId))
    await expect(as(liamId).setBookmark({ id: oldId, isBookmarked: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await keys({ bookmarked: true })).toEqual([])
    await expect(as().get({ key: old?.key as string })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await as().setBookmark({ id: oldId, isBookmarked: false })
    expect(await rows()).toEqual([])
  })

  it('rejects unknown filter values, a page below 1 and a long search text (INTV-37)', async () => {
    for (const wrong of [{ category: 'jokes' }, { type: 'podcast' }, { page: 0 }, { q: 'x'.repeat(101) }]) {
      await expect(as().list(wrong as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })
})

describe('the list of resources', () => {
  it('shows resources for all roles first, then those for a role, each in the order of the files (INTV-37)', async () => {
    expect(await keys({})).toEqual(['star', 'thanks', 'law', 'nurse', 'data'])
  })

  it('finds all words in titles and texts, and lists matches in titles first (INTV-37)', async () => {
    expect(await keys({ q: 'answer with' })).toEqual(['star', 'data'])
    expect(await keys({ q: 'CASE sql' })).toEqual(['data'])
    expect(await keys({ q: 'case zebra' })).toEqual([])
  })

  it.each(['%', '_', '\\', "'"])('searches for %j literally, not as a pattern (INTV-37)', async (sign) => {
    expect(await keys({ q: sign })).toEqual(sign === '%' || sign === '_' ? ['thanks'] : [])
  })

  it('filters by category, type and role; for a role, its resources precede those for all roles (INTV-37)', async () => {
    expect(await keys({ category: 'questions' })).toEqual(['nurse', 'data'])
    expect(await keys({ type: 'guide' })).toEqual(['star', 'nurse'])
    expect(await keys({ role: 'Registered Nurse' })).toEqual(['nurse', 'star', 'thanks', 'law'])
    expect(await keys({ role: 'Astronaut' })).toEqual(['star', 'thanks', 'law'])
    expect(await keys({ category: 'questions', type: 'guide', role: 'Data Analyst' })).toEqual([])
  })

  it('counts the results of each option with the other filters unchanged (INTV-37)', async () => {
    const found = await as().list({ category: 'questions', q: 'questions' })
    expect(found).toMatchObject({ total: 2, roles: ['Data Analyst', 'Registered Nurse'] })
    expect(found.counts).toEqual({
      categories: { tips: 0, strategies: 0, examples: 0, questions: 2 },
      types: { article: 1, guide: 1, link: 0, video: 0 },
      bookmarked: 0,
    })
  })

  it('has pages, and a page after the last one is empty (INTV-37)', async () => {
    const more = Array.from({ length: 25 }, (_, n) => ({
      key: `more-${n}`,
      title: `More ${n}`,
      summary: 'More',
      content: 'Paged',
      category: 'tips' as const,
      resourceType: 'article' as const,
    }))
    await product.db.insert(interviewResources).values(more)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => as().list({ q: 'paged', page })))
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [12, 25],
      [12, 25],
      [1, 25],
      [0, 25],
    ])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ key }) => key))).size).toBe(25)
  })
})

it('stores all fields of a resource, and returns HTML, reading time and related resources (INTV-38)', async () => {
  const [row] = await product.db.select().from(interviewResources).where(eq(interviewResources.key, 'law'))
  expect(row).toMatchObject({ ...written[4], jobRole: null, retiredAt: null, createdAt: expect.any(Date) })
  const star = await as().get({ key: 'star' })
  expect(star).toMatchObject({ title: 'Answer with STAR', category: 'strategies', resourceType: 'guide', minutes: 2 })
  expect(star.html).toContain('<p>Situation first.</p>\n<h2>Then</h2>\n<ul><li><strong>Task</strong></li></ul>')
  expect(star.next.map(({ key }) => key)).toEqual(['thanks', 'law', 'nurse'])
  expect(await as().get({ key: 'law' })).toMatchObject({ externalUrl: 'https://www.eeoc.gov/', minutes: 1 })
  await expect(as().get({ key: '__proto__' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

describe('bookmarks', () => {
  it('can be set and removed, belong to one person, and do not change with repeated requests (INTV-39)', async () => {
    const [on, off] = [true, false].map((isBookmarked) => ({ id: id('nurse'), isBookmarked }))
    for (const change of [on, on]) expect(await as().setBookmark(change as never)).toEqual(on)
    expect(await rows()).toHaveLength(1)
    expect(await keys({ bookmarked: true })).toEqual(['nurse'])
    expect(await as().list({ type: 'guide' })).toMatchObject({ total: 2, counts: { bookmarked: 1 } })
    expect((await as(liamId).list({ bookmarked: true })).items).toEqual([])
    expect(await as(liamId).get({ key: 'nurse' })).toMatchObject({ isBookmarked: false })
    for (const change of [off, off]) expect(await as().setBookmark(change as never)).toEqual(off)
    expect(await rows()).toEqual([])
  })

  it('have at most one row after twenty simultaneous changes, and the last change counts (INTV-39)', async () => {
    const writes = Array.from({ length: 20 }, (_, n) => as().setBookmark({ id: id('star'), isBookmarked: n % 2 === 0 }))
    await Promise.all(writes)
    expect((await rows()).length).toBeLessThanOrEqual(1)
    await Promise.all(Array.from({ length: 20 }, () => as().setBookmark({ id: id('star'), isBookmarked: true })))
    expect(await rows()).toHaveLength(1)
    expect(await as().get({ key: 'star' })).toMatchObject({ isBookmarked: true })
  })
})
