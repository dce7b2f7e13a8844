import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { teamNoteMentions, teamNotes } from '#db/schema/scorecards.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { showMentions } from '../mentions.ts'
import type { Thread } from '../note-contract.ts'
import { canEditNote, canEvaluate, canRemoveNote } from '../policy.ts'
import { loadSubject } from './load-subject.ts'
import { listColleagues, personColumns } from './people.ts'

/** The team's notes on an application, oldest first, with current names; NOT_FOUND, OWN_APPLICATION. */
export async function readNotes(ctx: SignedIn, { id }: { id: string }): Promise<Thread> {
  const subject = await loadSubject(ctx, id)
  const { db, viewer } = ctx
  const canWrite = canEvaluate(viewer, subject).allowed
  const [rows, colleagues] = await Promise.all([
    db
      .select({ note: teamNotes, author: personColumns })
      .from(teamNotes)
      .leftJoin(users, eq(users.id, teamNotes.authorId))
      .where(eq(teamNotes.applicationId, id))
      .orderBy(asc(teamNotes.createdAt), asc(teamNotes.id)),
    canWrite ? listColleagues(db, subject) : [],
  ])
  const named = await readNamed(
    db,
    rows.map(({ note }) => note.id),
  )
  const notes = rows.map(({ note: { applicationId: _, authorId, text, ...note }, author }) => {
    const shown = showMentions(text, named.get(note.id) ?? [])
    const of = { ...subject, authorId }
    return {
      ...note,
      author: author?.id ? author : null,
      text: shown.text,
      mentions: shown.names,
      canEdit: canEditNote(viewer, of).allowed,
      canRemove: canRemoveNote(viewer, of).allowed,
    }
  })
  return { canWrite, notes, colleagues }
}

/** The mentioned people of each note, with current names. */
async function readNamed(db: Db, noteIds: string[]): Promise<Map<string, { id: string; name: string }[]>> {
  const named = new Map<string, { id: string; name: string }[]>()
  if (noteIds.length === 0) return named
  const rows = await db
    .select({ noteId: teamNoteMentions.noteId, id: users.id, name: users.name })
    .from(teamNoteMentions)
    .innerJoin(users, eq(users.id, teamNoteMentions.userId))
    .where(inArray(teamNoteMentions.noteId, noteIds))
  for (const { noteId, ...person } of rows) named.set(noteId, [...(named.get(noteId) ?? []), person])
  return named
}
