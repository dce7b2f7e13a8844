import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { interviewStories } from '#db/schema/interview-stories.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { outcomeOf } from '#testing/outcome-of.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { maxStories } from '../rules.ts'

const product = productOfFile()

const story = (more: object = {}) => ({ id: newId(), title: 'The wrong number', ...more })

async function person() {
  const user = await createUser(product.db)
  return { user, mine: product.as(user.id).stories }
}

describe('the story bank', () => {
  it('rejects a story without a title, beyond the limits, or with a duplicate tag', async () => {
    const { mine } = await person()
    for (const wrong of [
      { title: ' ' },
      { title: 'x'.repeat(121) },
      { action: 'x'.repeat(3001) },
      { tags: ['SQL', 'sql'] },
      { tags: [' '] },
      { tags: Array.from({ length: 11 }, (_, i) => `tag ${i}`) },
    ]) {
      expect(await outcomeOf(mine.create(story(wrong))), JSON.stringify(wrong).slice(0, 60)).toBe('BAD_REQUEST')
    }
    expect((await mine.list({})).total).toBe(0)
  })

  it('stores an incomplete story once, and replaces it as a whole', async () => {
    const { mine } = await person()
    const one = story({ situation: '  Month end.  ', tags: ['conflict'] })
    const [made] = await Promise.all([mine.create(one), mine.create(one)])
    expect(made).toMatchObject({ situation: 'Month end.', task: '', action: '', result: '', tags: ['conflict'] })
    const whole = { ...made, task: 'Find it.', action: 'Traced it.', result: 'Found 12 rows.', tags: ['SQL'] }
    const changed = await mine.update({ ...whole, seen: made.updatedAt })
    expect(changed).toMatchObject({ task: 'Find it.', result: 'Found 12 rows.', tags: ['SQL'] })
    expect(await outcomeOf(mine.update({ ...whole, seen: made.updatedAt }))).toBe('STORY_CHANGED')
    expect((await mine.list({})).items).toEqual([changed])
  })

  it('finds stories by text and tag, and lists all tags', async () => {
    const { mine } = await person()
    await mine.create(story({ title: 'First', action: 'Rewrote the 100% report', tags: ['SQL', 'reporting'] }))
    await mine.create(story({ title: 'Second', tags: ['SQL'] }))
    const found = async (filters: object) => (await mine.list(filters)).items.map(({ title }) => title)
    expect(await found({})).toEqual(['Second', 'First'])
    expect(await found({ search: '100% rep' })).toEqual(['First'])
    expect(await found({ search: '%' })).toEqual(['First'])
    expect(await found({ search: 'reporting' })).toEqual(['First'])
    expect(await found({ tag: 'SQL', search: 'second' })).toEqual(['Second'])
    expect(await found({ tag: 'nothing' })).toEqual([])
    expect(await mine.list({ search: 'nothing' })).toEqual({ items: [], total: 2, tags: ['SQL', 'reporting'] })
  })

  it('rejects a story beyond the limit, also when two are sent at once', async () => {
    const { mine, user } = await person()
    const rows = Array.from({ length: maxStories - 1 }, () => ({ ...story(), userId: user.id }))
    await product.db.insert(interviewStories).values(rows)
    const both = await Promise.all([outcomeOf(mine.create(story())), outcomeOf(mine.create(story()))])
    expect(both.sort()).toEqual(['TOO_MANY_STORIES', 'ok'])
  })

  it('hides stories from other people, and deletes permanently', async () => {
    const { mine } = await person()
    const other = (await person()).mine
    const made = await mine.create(story())
    const calls = [
      other.update({ ...made, title: 'Mine now', seen: made.updatedAt }),
      other.delete({ id: made.id }),
      other.create({ ...story(), id: made.id }),
    ]
    expect(await Promise.all(calls.map(outcomeOf))).toEqual(calls.map(() => 'NOT_FOUND'))
    expect((await other.list({})).total).toBe(0)
    await mine.delete({ id: made.id })
    expect(await outcomeOf(mine.delete({ id: made.id }))).toBe('NOT_FOUND')
    expect(await product.db.select().from(interviewStories).where(eq(interviewStories.id, made.id))).toEqual([])
  })
})
