import { and, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm'
import { helpArticles as a, helpOldSlugs } from '#db/schema/support.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { HelpTopic } from '../../articles/article.ts'
import type { ArticleText, StaffArticle } from '../../help-contract.ts'
import type { HelpStatus } from '../../help-rules.ts'
import { publishHelpChanged } from '../publish-support.ts'
import { readForStaff } from './read-for-staff.ts'
import { storeText } from './store-text.ts'

type Tx = SignedIn & UnitOfWork
type Decision = { id: string; seen: number }

/** Creates a draft article at the end of its topic; SLUG_TAKEN. A repeated call creates one. */
export async function createArticle(
  ctx: SignedIn,
  { id, ...text }: ArticleText & { id: string },
): Promise<StaffArticle> {
  await transaction(ctx, async (tx) => {
    const [before] = await tx.db.select({ id: a.id }).from(a).where(eq(a.id, id))
    if (before) return
    await requireFree(tx.db, id, text.slug)
    const position = await lastPlace(tx.db, text.topic)
    await storeText(tx.db, { id, text, by: ctx.viewer.userId, more: { position, editedAt: new Date() } })
    await note(tx, 'help.created', id)
  })
  return readForStaff(ctx, { id })
}

/** Changes an article; CHANGED if the caller saw another version, SLUG_TAKEN. Its old URL redirects to the new one. */
export async function saveArticle(ctx: SignedIn, { id, seen, ...text }: ArticleText & Decision): Promise<StaffArticle> {
  await transaction(ctx, async (tx) => {
    const row = await lockArticle(tx, { id, seen })
    if (row.slug !== text.slug) {
      await requireFree(tx.db, id, text.slug)
      await tx.db.delete(helpOldSlugs).where(eq(helpOldSlugs.slug, text.slug))
      await tx.db.insert(helpOldSlugs).values({ slug: row.slug, articleId: id }).onConflictDoNothing()
    }
    const position = row.topic === text.topic ? row.position : await lastPlace(tx.db, text.topic)
    await storeText(tx.db, { id, text, by: ctx.viewer.userId, before: row, more: { position, editedAt: new Date() } })
    await note(tx, 'help.saved', id, { revision: row.revision + 1 })
  })
  return readForStaff(ctx, { id })
}

/** Publishes or unpublishes an article; CHANGED. */
export async function setArticleStatus(
  ctx: SignedIn,
  { id, seen, status }: Decision & { status: HelpStatus },
): Promise<StaffArticle> {
  await transaction(ctx, async (tx) => {
    const row = await lockArticle(tx, { id, seen })
    if (row.status === status) return
    const publishedAt = status === 'published' ? (row.publishedAt ?? new Date()) : row.publishedAt
    // an upgrade must not publish an article that staff unpublished
    await change(tx.db, id, { status, publishedAt, editedAt: row.editedAt ?? new Date(), editedBy: ctx.viewer.userId })
    await note(tx, 'help.status_set', id, { status })
  })
  return readForStaff(ctx, { id })
}

/** Reorders the articles of a topic; CHANGED if the list is not complete. */
export async function orderArticles(
  ctx: SignedIn,
  { topic, ids }: { topic: HelpTopic; ids: string[] },
): Promise<{ done: true }> {
  await transaction(ctx, async (tx) => {
    const rows = await tx.db
      .select({ id: a.id })
      .from(a)
      .where(and(eq(a.topic, topic), isNull(a.removedAt)))
      .for('update')
    const listed = new Set(ids)
    const isComplete = ids.length === rows.length && rows.every(({ id }) => listed.has(id))
    if (!isComplete) throw new DomainError('CHANGED')
    const place = sql`array_position(array[${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}], ${a.id})`
    await tx.db
      .update(a)
      .set({ position: place, updatedAt: sql`${a.updatedAt}` })
      .where(inArray(a.id, ids))
    await note(tx, 'help.ordered', ids[0] as string, { topic })
  })
  return { done: true }
}

/** Deletes a draft; STILL_PUBLISHED, CHANGED. Its slug becomes free. */
export async function removeArticle(ctx: SignedIn, { id, seen }: Decision): Promise<{ done: true }> {
  await transaction(ctx, async (tx) => {
    const row = await lockArticle(tx, { id, seen })
    if (row.status === 'published') throw new DomainError('STILL_PUBLISHED')
    // the row remains: otherwise the next start would restore a shipped article
    await change(tx.db, id, { removedAt: new Date(), editedAt: row.editedAt ?? new Date() })
    await tx.db.delete(helpOldSlugs).where(eq(helpOldSlugs.articleId, id))
    await note(tx, 'help.removed', id)
  })
  return { done: true }
}

async function lockArticle({ db }: Tx, { id, seen }: Decision) {
  const [row] = await db
    .select()
    .from(a)
    .where(and(eq(a.id, id), isNull(a.removedAt)))
    .for('update')
  const locked = found(row)
  if (locked.revision !== seen) throw new DomainError('CHANGED')
  return locked
}

/** Refuses a slug that another article has or had, because its old links would lead to this one. */
async function requireFree(db: Db, id: string, slug: string): Promise<void> {
  // if two callers use one slug at the same time, the second waits and gets the error
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`help ${slug}`}))`)
  const [now] = await db
    .select({ id: a.id })
    .from(a)
    .where(and(eq(a.slug, slug), isNull(a.removedAt), ne(a.id, id)))
  const [before] = await db
    .select({ id: helpOldSlugs.articleId })
    .from(helpOldSlugs)
    .where(and(eq(helpOldSlugs.slug, slug), ne(helpOldSlugs.articleId, id)))
  if (now || before) throw new DomainError('SLUG_TAKEN')
}

async function lastPlace(db: Db, topic: HelpTopic): Promise<number> {
  const [last] = await db
    .select({ place: max(a.position) })
    .from(a)
    .where(eq(a.topic, topic))
  return (last?.place ?? 0) + 1
}

const change = (db: Db, id: string, set: Partial<typeof a.$inferInsert>) =>
  db
    .update(a)
    .set({ ...set, revision: sql`${a.revision} + 1` })
    .where(eq(a.id, id))

async function note(tx: Tx, action: string, subjectId: string, data: Record<string, unknown> = {}): Promise<void> {
  await tx.audit({ action, subjectType: 'help_article', subjectId, data })
  await publishHelpChanged(tx.db)
}
