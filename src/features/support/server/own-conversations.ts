import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { OwnConversation, OwnThread } from '../contract.ts'

const c = supportConversations
/** Whether staff wrote since the person last read. */
const isUnread = sql<boolean>`exists (select 1 from ${supportMessages} m where m.conversation_id = support_conversations.id
  and m.side = 'staff' and m.created_at > support_conversations.person_read_at)`

const head = {
  id: c.id,
  subject: c.subject,
  status: c.status,
  createdAt: c.createdAt,
  lastMessageAt: c.lastMessageAt,
  isUnread,
}

/** The viewer's conversations with staff, latest first. */
export const listOwnConversations = ({ db, viewer }: SignedIn): Promise<OwnConversation[]> =>
  db.select(head).from(c).where(eq(c.userId, viewer.userId)).orderBy(desc(c.lastMessageAt)).limit(100)

/** One of the viewer's conversations; NOT_FOUND for another person's. */
export async function readOwnThread({ db, viewer }: SignedIn, { id }: { id: string }): Promise<OwnThread> {
  const [row] = await db
    .select({ ...head, hasShared: sql<boolean>`${c.shared} is not null` })
    .from(c)
    .where(and(eq(c.id, id), eq(c.userId, viewer.userId)))
  return { ...found(row), messages: await messagesOf(db, id) }
}

const messagesOf = (db: Db, id: string) =>
  db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.conversationId, id))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id))
