// Team notes: messages between colleagues about an application. Members of the job's company read and write them,
// platform staff read them, the candidate never can. Mentioning a colleague with @ notifies them; a name of a
// non-member is plain text.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { evaluationErrors } from './contract.ts'
import { MAX_NOTE } from './rules.ts'

const { OWN_APPLICATION } = evaluationErrors

export const NoteText = typedText(MAX_NOTE, 'Please enter a note')

const Person = z.object({ id: Id, name: z.string(), image: z.string().nullable() })
export type Person = z.infer<typeof Person>

export const TeamNote = z.object({
  id: Id,
  /** Null for a deleted account. */
  author: Person.nullable(),
  text: z.string(),
  /** The names in the text, as written after the @. */
  mentions: z.array(z.string()),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  canEdit: z.boolean(),
  canRemove: z.boolean(),
})
export type TeamNote = z.infer<typeof TeamNote>

const Thread = z.object({
  canWrite: z.boolean(),
  notes: z.array(TeamNote),
  /** Who can be mentioned. */
  colleagues: z.array(Person),
})
export type Thread = z.infer<typeof Thread>

const One = z.object({ id: Id })
const Done = z.object({ id: Id })

export const teamNotesContract = {
  counts: procedure
    .route({
      method: 'GET',
      path: '/company/applications/note-counts',
      summary: "Get the team's number of notes per application, of one job or of all, without zeros",
    })
    .input(z.object({ jobId: Id.optional() }))
    .output(z.array(z.object({ applicationId: Id, notes: z.number().int().positive() }))),
  list: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'GET',
      path: '/company/applications/{id}/notes',
      summary: 'List the team’s notes on an application, oldest first',
    })
    .input(One)
    .output(Thread),
  add: procedure
    .errors({ OWN_APPLICATION })
    .route({ method: 'POST', path: '/company/applications/{id}/notes', summary: 'Add a note' })
    // the caller chooses the id: a repeated call changes nothing
    .input(One.extend({ noteId: Id, text: NoteText }))
    .output(Done),
  edit: procedure
    .errors({ OWN_APPLICATION })
    .route({ method: 'PUT', path: '/company/applications/notes/{id}', summary: 'Edit your own note' })
    .input(One.extend({ text: NoteText }))
    .output(Done),
  remove: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'DELETE',
      path: '/company/applications/notes/{id}',
      summary: 'Delete your own note; admins can delete any',
    })
    .input(One)
    .output(Done),
}
