import { and, eq, inArray } from 'drizzle-orm'
import { applicationMessageDrafts as drafts, applicationMessages as messages } from '#db/schema/messages.ts'
import { recordReply } from '#features/applications/server/promise-reply.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { messageSent } from '../events.ts'
import { publishToThread } from './live-topic.ts'

type Tx = SignedIn & UnitOfWork
type Filled = { id: string; applicationId: string; userId: string; subject: string; body: string }
type About = { jobId: string; companyId: string }

/** Stores messages of the company, each once, and deletes the author's drafts; NOT_FOUND if an id belongs to another message. */
export async function storeMessages(tx: Tx, { jobId, companyId }: About, filled: Filled[]): Promise<void> {
  const authorId = tx.viewer.userId
  const made = await tx.db
    .insert(messages)
    .values(
      filled.map(({ id, applicationId, subject, body }) => ({
        ...{ id, applicationId, subject, body, authorId },
        side: 'company' as const,
        mailState: 'queued' as const,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: messages.id })
  await requireOwn(tx.db, filled)
  const isNew = new Set(made.map(({ id }) => id))
  for (const { id, applicationId, userId } of filled.filter((one) => isNew.has(one.id))) {
    const about = { applicationId, jobId, companyId, userId }
    await tx.audit({ action: 'message.sent', subjectType: 'application', subjectId: applicationId, companyId })
    await tx.emit(messageSent({ messageId: id, ...about }))
    await recordReply(tx.db, { applicationId, at: new Date() })
    await publishToThread(tx.db, about)
  }
  const about = filled.map(({ applicationId }) => applicationId)
  await tx.db.delete(drafts).where(and(inArray(drafts.applicationId, about), eq(drafts.authorId, authorId)))
}

/** The sender chooses the ids, so the id of a message in another thread is refused. */
async function requireOwn(db: Db, sent: Pick<Filled, 'id' | 'applicationId'>[]): Promise<void> {
  const known = await knownMessages(db, sent)
  if (known.size < sent.length) throw new DomainError('NOT_FOUND')
}

/** Which of these messages are stored, and in which thread. */
export async function knownMessages(db: Db, sent: Pick<Filled, 'id' | 'applicationId'>[]): Promise<Set<string>> {
  const ids = sent.map(({ id }) => id)
  const rows = await db
    .select({ id: messages.id, applicationId: messages.applicationId })
    .from(messages)
    .where(inArray(messages.id, ids))
  const threadOf = new Map(sent.map(({ id, applicationId }) => [id, applicationId]))
  return new Set(rows.filter((row) => threadOf.get(row.id) === row.applicationId).map(({ id }) => id))
}
