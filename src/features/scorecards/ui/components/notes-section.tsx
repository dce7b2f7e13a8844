import { useQuery } from '@tanstack/react-query'
import { useSession } from '#features/accounts/ui/queries.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Person } from '../../note-contract.ts'
import { notesQuery } from '../queries.ts'
import { NoteItem } from './note-item.tsx'
import { NoteWriter } from './note-writer.tsx'
import './evaluations.css'

/** The team's notes on an application, and a field for a new one. */
export function NotesSection({ applicationId }: { applicationId: string }) {
  const query = useQuery(notesQuery(applicationId))
  const { viewer } = useSession()
  /** People cannot mention themselves. */
  const others = (people: readonly Person[]) => people.filter(({ id }) => id !== viewer?.userId)
  if (!query.data && errorCode(query.error) === 'OWN_APPLICATION') {
    return (
      <section aria-label="Notes">
        <h3>Notes</h3>
        <p className="meta">{errorText(query.error, '')}</p>
      </section>
    )
  }
  return (
    <section aria-label="Notes">
      <h3>Notes</h3>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={2} lead="avatar" label="Loading notes" />}
        errorText="Failed to load notes"
      >
        {({ notes, canWrite, colleagues }) => (
          <>
            {notes.length === 0 ? (
              <p className="meta">No notes yet. {canWrite && "The candidate can't see them."}</p>
            ) : (
              <ol className="notes">
                {notes.map((note) => (
                  <NoteItem key={note.id} note={note} colleagues={others(colleagues)} />
                ))}
              </ol>
            )}
            {canWrite && viewer && (
              <NoteWriter
                key={applicationId}
                place={{ userId: viewer.userId, applicationId }}
                colleagues={others(colleagues)}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}
