import { and, arrayContains, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { interviewStories as stories } from '#db/schema/interview-stories.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { Story } from '../contract.ts'
import { storyParts } from '../rules.ts'

type Filters = { search?: string | undefined; tag?: string | undefined }

/** The viewer's stories with this text and tag, most recently changed first, with the total and all tags. */
export async function listStories({ db, viewer }: SignedIn, { search, tag }: Filters) {
  const own = eq(stories.userId, viewer.userId)
  const [rows, all] = await Promise.all([
    db
      .select()
      .from(stories)
      .where(and(own, search ? holds(search) : undefined, tag ? arrayContains(stories.tags, [tag]) : undefined))
      .orderBy(desc(stories.updatedAt), desc(stories.id)),
    db.select({ tags: stories.tags }).from(stories).where(own),
  ])
  return { items: rows.map(asStory), total: all.length, tags: byUse(all.flatMap(({ tags }) => tags)) }
}

/** One story of this person. Throws NOT_FOUND if it is missing or belongs to another person. */
export async function readStory(db: Db, userId: string, id: string): Promise<Story> {
  const [row] = await db
    .select()
    .from(stories)
    .where(and(eq(stories.id, id), eq(stories.userId, userId)))
  return asStory(found(row))
}

const asStory = ({ userId: _, ...story }: typeof stories.$inferSelect): Story => story

function holds(search: string): SQL | undefined {
  const pattern = `%${escapeLike(search)}%`
  const columns = [stories.title, ...storyParts.map((part) => stories[part])]
  return or(
    ...columns.map((column) => ilike(column, pattern)),
    sql`array_to_string(${stories.tags}, ' ') ilike ${pattern}`,
  )
}

function byUse(tags: string[]): string[] {
  const uses = new Map<string, number>()
  for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return [...uses].sort(([a, n], [b, m]) => m - n || a.localeCompare(b, 'en')).map(([tag]) => tag)
}
