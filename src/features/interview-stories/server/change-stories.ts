import { and, count, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { interviewStories as stories } from '#db/schema/interview-stories.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { type Story, type StoryFields, storyFieldsOf } from '../contract.ts'
import { maxStories } from '../rules.ts'
import { readStory } from './read-stories.ts'

/*
 * Changes write no audit entry and no event, because stories are private to their author.
 */

/** Creates a story. A second request with the same id changes nothing. Throws TOO_MANY_STORIES at the limit. */
export const createStory = (outer: SignedIn, { id, ...fields }: StoryFields & { id: string }) =>
  transaction(outer, async ({ db, viewer: { userId } }): Promise<Story> => {
    // lock the user: of two simultaneous requests, the second one counts the story of the first one
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [before] = await db.select({ id: stories.id }).from(stories).where(eq(stories.id, id))
    if (before) return readStory(db, userId, id)
    const [row] = await db.select({ taken: count() }).from(stories).where(eq(stories.userId, userId))
    if ((row?.taken ?? 0) >= maxStories) throw new DomainError('TOO_MANY_STORIES')
    await db.insert(stories).values({ id, userId, ...storyFieldsOf(fields) })
    await publish(db, [userId], INTERVIEWS_CHANGED)
    return readStory(db, userId, id)
  })

type Update = StoryFields & { id: string; seen: Date }

/** Changes a story. Throws NOT_FOUND, or STORY_CHANGED if the story changed since the client read it. */
export const updateStory = (outer: SignedIn, { id, seen, ...fields }: Update) =>
  transaction(outer, async ({ db, viewer: { userId } }): Promise<Story> => {
    const [row] = await db
      .select({ updatedAt: stories.updatedAt })
      .from(stories)
      .where(and(eq(stories.id, id), eq(stories.userId, userId)))
      .for('no key update')
    if (found(row).updatedAt.getTime() !== seen.getTime()) throw new DomainError('STORY_CHANGED')
    await db.update(stories).set(storyFieldsOf(fields)).where(eq(stories.id, id))
    await publish(db, [userId], INTERVIEWS_CHANGED)
    return readStory(db, userId, id)
  })

/** Deletes one of the viewer's stories. Answers and letters that contain its text are not changed. */
export const deleteStory = (outer: SignedIn, { id }: { id: string }) =>
  transaction(outer, async ({ db, viewer: { userId } }): Promise<{ deleted: true }> => {
    const own = and(eq(stories.id, id), eq(stories.userId, userId))
    found((await db.delete(stories).where(own).returning({ id: stories.id }))[0])
    await publish(db, [userId], INTERVIEWS_CHANGED)
    return { deleted: true }
  })
