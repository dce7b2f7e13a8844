import { eq } from 'drizzle-orm'
import { moderationItems } from '#db/schema/moderation.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { ModerationItem } from '../contract.ts'
import { ownerNoted } from '../events.ts'
import { lockItem } from './load.ts'
import { readItem } from './read-item.ts'
import { recordAct } from './record-act.ts'

type Note = { id: string; noteId: string; text: string }

/** Sends the owner a note, which they can answer. It counts as staff's response; a repeated call changes nothing. */
export async function sendNoteToOwner(ctx: SignedIn, { id, noteId, text }: Note): Promise<ModerationItem> {
  await transaction(ctx, async (tx) => {
    const item = await lockItem(tx.db, id)
    const note = { id: noteId, act: 'noted', by: 'staff', actorId: tx.viewer.userId, words: text } as const
    if (!(await recordAct(tx.db, item, note))) return
    const isDecided = item.status === 'approved' || item.status === 'rejected'
    if (isDecided) await tx.db.update(moderationItems).set({ waitingSince: null }).where(eq(moderationItems.id, id))
    const { kind, subjectId, companyId } = item
    const subjectType = kind === 'profile' ? 'user' : kind
    await tx.audit({ action: 'moderation.noted', subjectType, subjectId, companyId, data: { noteId } })
    await tx.emit(ownerNoted({ itemId: id, historyId: noteId }))
  })
  return readItem(ctx, { id })
}
