import { and, eq, inArray } from 'drizzle-orm'
import { v5 } from 'uuid'
import { moderationItems } from '#db/schema/moderation.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { type Caller, everyone, signedIn, staffOnly } from './callers.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
const seen = new Date('2026-01-01T00:00:00Z')

/** The id of the moderation item of a job or user; an id without a row if there is none. */
export const moderationId = (subjectId: string): string => v5('moderated', subjectId)

/** Replaces the random ids of the moderation items of these jobs and people by known ids. */
export async function nameItems(db: Db, subjectIds: string[]): Promise<void> {
  const { id, kind, subjectId } = moderationItems
  const rows = await db
    .select({ id, subjectId })
    .from(moderationItems)
    .where(and(inArray(kind, ['job', 'profile']), inArray(subjectId, subjectIds)))
  for (const row of rows) {
    const values = { id: moderationId(row.subjectId), changedAt: seen }
    await db.update(moderationItems).set(values).where(eq(id, row.id))
  }
}

const anItem = (pick: (s: World) => { id: string }, more: () => object = () => ({})) => ({
  input: (s: World) => ({ ...more(), id: moderationId(pick(s).id) }),
  missing: () => ({ ...more(), id: newId() }),
})
const own = (more: () => object = () => ({})) => ({
  input: (s: World, c: Caller) => ({ ...more(), id: moderationId(s.personOf(c).id) }),
  foreign: (s: World, c: Caller) => ({ ...more(), id: moderationId(s.foreignPerson(c).id) }),
  missing: () => ({ ...more(), id: newId() }),
})
const adminsOnly = (otherwise: string) => ({ ...staffOnly, platformUser: otherwise })

export const moderationRows: Record<string, Row> = {
  'moderation.list': { ...Reads, input: () => ({ view: 'all' }), answers: staffOnly },
  'moderation.get': { ...anItem(({ openJob }) => openJob), ...Reads, answers: staffOnly },
  'moderation.approve': {
    ...anItem(
      ({ draft }) => draft,
      () => ({ seen }),
    ),
    answers: adminsOnly('ONLY_ADMINS_APPROVE'),
  },
  'moderation.reject': {
    ...anItem(
      ({ openJob }) => openJob,
      () => ({ seen, reason: 'Spam' }),
    ),
    answers: adminsOnly('ONLY_ADMINS_REJECT'),
  },
  'moderation.flag': {
    ...anItem(
      ({ openJob }) => openJob,
      () => ({ seen, reason: 'Odd' }),
    ),
    answers: staffOnly,
  },
  'moderation.note': {
    ...anItem(
      ({ openJob }) => openJob,
      () => ({ noteId: newId(), text: 'Why?' }),
    ),
    answers: staffOnly,
  },
  'moderation.report': {
    input: (s) => ({ id: newId(), jobId: s.openJob.id, reason: 'misleading', words: 'Odd.' }),
    missing: () => ({ id: newId(), jobId: newId(), reason: 'misleading' }),
    answers: everyone(),
  },
  'moderation.listOwn': { ...Reads, answers: signedIn() },
  'moderation.getOwn': { ...own(), ...Reads, answers: signedIn() },
  'moderation.answer': { ...own(() => ({ answerId: newId(), text: 'It is real.' })), answers: signedIn() },
}
