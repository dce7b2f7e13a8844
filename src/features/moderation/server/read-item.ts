import { asc, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import {
  moderationHistory as h,
  moderationItems as m,
  moderationReports as r,
  type StoredFinding,
} from '#db/schema/moderation.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Finding, HistoryEntry, ModerationItem } from '../contract.ts'
import { isHidden, itemRows } from './item-rows.ts'
import { kinds } from './kinds/kinds.ts'

const maxRead = 200

/** One item as staff see it: current subject, findings and history; NOT_FOUND. */
export async function readItem({ db }: { db: Db }, { id }: { id: string }): Promise<ModerationItem> {
  const [row] = await itemRows(db, { isHidden, findings: m.findings }).where(eq(m.id, id))
  const { findings, ...item } = found(row)
  const [subject, history, reported, others] = await Promise.all([
    kinds[item.kind].read(db, item.subjectId),
    readHistory(db, id),
    db.select().from(r).where(eq(r.itemId, id)).orderBy(desc(r.createdAt)).limit(maxRead),
    readOthers(db, findings),
  ])
  const { passages, facts, link } = found(subject)
  return {
    ...item,
    passages,
    facts,
    link,
    history,
    findings: findings.map(({ others: same, ...finding }) => ({
      ...finding,
      others: same.flatMap((other) => others.get(other) ?? []),
    })),
    reported: reported.map(({ closedAt, ...report }) => ({ ...report, isClosed: closedAt !== null })),
  }
}

/** The history of an item, newest first. */
export const readHistory = (db: Db, itemId: string): Promise<HistoryEntry[]> =>
  db
    .select({ id: h.id, act: h.act, by: h.by, actor: users.name, words: h.words, at: h.at })
    .from(h)
    .leftJoin(users, eq(users.id, h.actorId))
    .where(eq(h.itemId, itemId))
    .orderBy(desc(h.at), desc(h.id))
    .limit(maxRead)

async function readOthers(db: Db, findings: StoredFinding[]) {
  const ids = findings.flatMap(({ others }) => others)
  if (ids.length === 0) return new Map<string, Finding['others'][number]>()
  const rows = await itemRows(db, {}).where(inArray(m.id, ids)).orderBy(asc(m.createdAt))
  return new Map(rows.map(({ id, title, owner, status }) => [id, { id, title, owner, status }]))
}
