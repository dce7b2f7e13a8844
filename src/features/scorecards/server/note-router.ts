import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { teamNotesContract } from '../note-contract.ts'
import { addNote, editNote, removeNote } from './change-notes.ts'
import { readNoteCounts } from './read-note-counts.ts'
import { readNotes } from './read-notes.ts'

const open = implement(teamNotesContract).$context<Context>().use(refusals)
const company = open.use(withRole('client_admin', 'client_user'))
const reviewer = open.use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const teamNotesRouter = open.router({
  counts: company.counts.handler(({ context, input }) => readNoteCounts(context, input)),
  list: reviewer.list.handler(({ context, input }) => readNotes(context, input)),
  add: company.add.handler(({ context, input }) => addNote(context, input)),
  edit: company.edit.handler(({ context, input }) => editNote(context, input)),
  remove: company.remove.handler(({ context, input }) => removeNote(context, input)),
})
