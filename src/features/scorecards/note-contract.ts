// Team notes: what colleagues write to each other about an application. Members of the job's company read and write them,
// platform staff read them, the candidate never does. Naming a colleague with @ tells them; whoever is no member is only text.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { evaluationErrors } from './contract.ts'
import { MAX_NOTE } from './rules.ts'

const { OWN_APPLICATION } = evaluationErrors

export const NoteText = typedText(MAX_NOTE, 'Please write a note')

const Person = z.object({ id: Id, name: z.string(), image: z.string().nullable() })
export type Person = z.infer<typeof Person>

export const TeamNote = z.object({
  id: Id,
  /** Null where the person is gone. */
  author: Person.nullable(),
  text: z.string(),
  /** The names in the text, each as it stands there after its @. */
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
  /** Who may be named. */
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
      summary:
        'How many notes the team has on each application of the company, of one job or of all, where there are any',
    })
    .input(z.object({ jobId: Id.optional() }))
    .output(z.array(z.object({ applicationId: Id, notes: z.number().int().positive() }))),
  list: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'GET',
      path: '/company/applications/{id}/notes',
      summary: 'The team’s notes on an application, oldest first',
    })
    .input(One)
    .output(Thread),
  add: procedure
    .errors({ OWN_APPLICATION })
    .route({ method: 'POST', path: '/company/applications/{id}/notes', summary: 'Write a note' })
    // made by whoever writes it: sending it again changes nothing
    .input(One.extend({ noteId: Id, text: NoteText }))
    .output(Done),
  edit: procedure
    .errors({ OWN_APPLICATION })
    .route({ method: 'PUT', path: '/company/applications/notes/{id}', summary: 'Change an own note' })
    .input(One.extend({ text: NoteText }))
    .output(Done),
  remove: procedure
    .errors({ OWN_APPLICATION })
    .route({
      method: 'DELETE',
      path: '/company/applications/notes/{id}',
      summary: 'Delete an own note; admins delete any',
    })
    .input(One)
    .output(Done),
}
