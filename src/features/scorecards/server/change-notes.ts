import { and, eq, notInArray } from 'drizzle-orm'
import { teamNoteMentions, teamNotes } from '#db/schema/scorecards.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { colleaguesMentioned } from '../events.ts'
import { storeMentions } from '../mentions.ts'
import { canEditNote, canRemoveNote } from '../policy.ts'
import { loadReviewed, lockSubject, type Subject } from './load-subject.ts'
import { listColleagues, publishToColleagues } from './people.ts'

type Tx = SignedIn & UnitOfWork
/** The limit for a conversation, as each note may send an email. */
const PER_HOUR = { points: 120, seconds: 60 * 60 }

/**
 * Adds a note; a repeated call with the same id changes nothing. Mentioned colleagues are notified. RATE_LIMITED at
 * 120 an hour.
 */
export async function addNote(ctx: SignedIn, { id, noteId, text }: { id: string; noteId: string; text: string }) {
  const authorId = ctx.viewer.userId
  await ctx.throttle.consume('team-notes', authorId, PER_HOUR)
  await transaction(ctx, async (tx) => {
    const subject = await lockSubject(tx, id)
    const { stored, mentioned } = await readMentions(tx, subject, text)
    const [made] = await tx.db
      .insert(teamNotes)
      .values({ id: noteId, applicationId: id, authorId, text: stored })
      .onConflictDoNothing()
      .returning({ id: teamNotes.id })
    if (!made) return requireOwnNote(tx, noteId, id)
    await mention(tx, subject, { noteId, mentioned })
    await publishToColleagues(tx.db, subject)
  })
  return { id: noteId }
}

/** Whether this note is already stored with the id; the id of another note is refused. */
async function requireOwnNote({ db, viewer }: Tx, noteId: string, applicationId: string): Promise<void> {
  const [row] = await db.select().from(teamNotes).where(eq(teamNotes.id, noteId))
  if (row?.authorId !== viewer.userId || row.applicationId !== applicationId) throw new DomainError('NOT_FOUND')
}

/** Changes the viewer's note; newly mentioned colleagues are notified. NOT_FOUND, FORBIDDEN. */
export async function editNote(ctx: SignedIn, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  await transaction(ctx, async (tx) => {
    const { subject, note } = await lockNote(tx, id)
    requirePolicy(canEditNote(tx.viewer, { ...subject, authorId: note.authorId }))
    const { stored, mentioned } = await readMentions(tx, subject, text)
    if (stored === note.text) return
    await tx.db.update(teamNotes).set({ text: stored, editedAt: new Date() }).where(eq(teamNotes.id, id))
    await mention(tx, subject, { noteId: id, mentioned })
    await publishToColleagues(tx.db, subject)
  })
  return { id }
}

/** Deletes a note: its author's, or any for the company's admins. NOT_FOUND, FORBIDDEN. */
export async function removeNote(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  await transaction(ctx, async (tx) => {
    const { subject, note } = await lockNote(tx, id)
    requirePolicy(canRemoveNote(tx.viewer, { ...subject, authorId: note.authorId }))
    await tx.db.delete(teamNotes).where(eq(teamNotes.id, id))
    const { applicationId, companyId } = subject
    await tx.audit({ action: 'team_note.removed', subjectType: 'application', subjectId: applicationId, companyId })
    await publishToColleagues(tx.db, subject)
  })
  return { id }
}

async function lockNote(tx: Tx, id: string) {
  const [row] = await tx.db.select().from(teamNotes).where(eq(teamNotes.id, id)).for('update')
  const note = found(row)
  return { note, subject: await loadReviewed(tx, note.applicationId) }
}

/** Only names of the company's members count. */
async function readMentions(tx: Tx, subject: Subject, text: string) {
  const { text: stored, mentioned } = storeMentions(text, await listColleagues(tx.db, subject))
  return { stored, mentioned }
}

/** Stores the mentions, and notifies people who were not mentioned in this note before, except the author. */
async function mention(tx: Tx, subject: Subject, { noteId, mentioned }: { noteId: string; mentioned: string[] }) {
  const ofNote = eq(teamNoteMentions.noteId, noteId)
  await tx.db
    .delete(teamNoteMentions)
    .where(mentioned.length > 0 ? and(ofNote, notInArray(teamNoteMentions.userId, mentioned)) : ofNote)
  if (mentioned.length === 0) return
  const added = await tx.db
    .insert(teamNoteMentions)
    .values(mentioned.map((userId) => ({ noteId, userId })))
    .onConflictDoNothing()
    .returning({ userId: teamNoteMentions.userId })
  const { applicationId, companyId, applicantId: userId } = subject
  const authorId = tx.viewer.userId
  const others = added.map((row) => row.userId).filter((one) => one !== authorId)
  if (others.length === 0) return
  await tx.emit(colleaguesMentioned({ noteId, applicationId, companyId, userId, authorId, mentioned: others }))
}
