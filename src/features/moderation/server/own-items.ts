import { and, desc, eq, or, sql } from 'drizzle-orm'
import { moderationItems as m } from '#db/schema/moderation.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { OwnItem, OwnThread } from '../contract.ts'
import { isOwner } from '../policy.ts'
import type { Act } from '../rules.ts'
import { isAnswered, isHidden } from './item-rows.ts'
import { kinds } from './kinds/kinds.ts'
import { readHistory } from './read-item.ts'

const maxListed = 50
/** The history shown to the owner: without flags and reports. */
const shownActs: readonly Act[] = ['approved', 'rejected', 'noted', 'answered', 'asked', 'changed']

const last = (acts: string, what: 'words' | 'at') =>
  sql`(select h.${sql.raw(what)} from moderation_history h where h.item_id = ${m.id} and h.act in (${sql.raw(acts)})
    order by h.at desc, h.id desc limit 1)`

const own = {
  id: m.id,
  kind: m.kind,
  subjectId: m.subjectId,
  title: m.title,
  status: m.status,
  isHidden,
  reason: sql<string>`coalesce(${last("'rejected'", 'words')}, '')`,
  decidedAt: last("'approved', 'rejected'", 'at').mapWith(m.createdAt),
  isAsked: isAnswered,
}

/** Items of the viewer, and of their active company, that are hidden or have an unanswered note. */
export function listOwn({ db, viewer }: SignedIn): Promise<OwnItem[]> {
  const whose = [eq(m.userId, viewer.userId), and(eq(m.kind, 'article'), eq(m.createdBy, viewer.userId))]
  if (viewer.activeCompanyId) whose.push(eq(m.companyId, viewer.activeCompanyId))
  const isUnanswered = sql`exists (select from moderation_history h where h.item_id = ${m.id} and h.act = 'noted'
    and not exists (select from moderation_history a where a.item_id = h.item_id and a.at >= h.at
      and a.act in ('answered', 'asked', 'approved', 'rejected')))`
  return db
    .select(own)
    .from(m)
    .where(and(eq(m.isGone, false), or(...whose), or(isHidden, isUnanswered)))
    .orderBy(desc(m.changedAt))
    .limit(maxListed)
}

/** One of the viewer's items with its decision and notes; NOT_FOUND for a foreign one. */
export async function readOwn({ db, viewer }: SignedIn, { id }: { id: string }): Promise<OwnThread> {
  const [row] = await db
    .select({ ...own, companyId: m.companyId, userId: m.userId, createdBy: m.createdBy })
    .from(m)
    .where(eq(m.id, id))
  const item = found(row)
  if (!isOwner(viewer, item)) throw new DomainError('NOT_FOUND')
  const [history, subject] = await Promise.all([readHistory(db, id), kinds[item.kind].read(db, item.subjectId)])
  return {
    ...item,
    editLink: subject?.editLink ?? null,
    history: history
      .filter(({ act }) => shownActs.includes(act))
      // staff members are not named outside
      .map((entry) => (entry.by === 'staff' ? { ...entry, actor: null } : entry)),
  }
}
