// Named sets of questions of a company, and copying the questions of one job to another: copied questions retain
// their rules and audience, and are added after the job's own. Every call names a job or a set, and is open to its
// company's members and platform staff.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { postingErrors } from './contract.ts'
import { Requirement } from './requirement-contract.ts'
import { postingStatuses } from './rules.ts'

/** The maximum number of sets of a company. */
export const maxSets = 50

export const setErrors = {
  SET_NAME_TAKEN: { status: 409, message: 'A set with this name already exists.' },
  SET_EMPTY: { status: 422, message: 'This job has no questions yet.' },
  SET_LIMIT: { status: 409, message: `A company can have up to ${maxSets} sets. Delete one first.` },
  POSTING_QUESTION_LIMIT: postingErrors.POSTING_QUESTION_LIMIT,
} as const

export const SetName = z.object({
  name: z
    .string()
    .max(400)
    .transform(tidyLine)
    .pipe(z.string().min(1, 'Name is required').max(100, 'Name can have at most 100 characters')),
})

export const QuestionSet = z.object({
  id: Id,
  name: z.string(),
  questions: z.array(Requirement.omit({ id: true, sortOrder: true })),
  updatedAt: Timestamp,
})
export type QuestionSet = z.infer<typeof QuestionSet>

/** A job whose questions may be copied. */
export const QuestionSource = z.object({
  id: Id,
  title: z.string(),
  status: z.enum(postingStatuses),
  requirementsCount: z.number().int(),
})
export type QuestionSource = z.infer<typeof QuestionSource>

const sets = procedure.errors(setErrors)
const OfJob = z.object({ jobId: Id })
const One = z.object({ id: Id })

export const questionSetsContract = {
  list: sets
    .route({ method: 'GET', path: '/question-sets', summary: "List the sets of a job's company, by name" })
    .input(OfJob)
    .output(z.array(QuestionSet)),
  sources: sets
    .route({
      method: 'GET',
      path: '/question-sets/sources',
      summary: 'List other jobs of the company that have questions',
    })
    .input(OfJob.extend({ search: z.string().max(400).transform(tidyLine).default('') }))
    .output(z.array(QuestionSource)),
  save: sets
    .route({ method: 'POST', path: '/question-sets', summary: 'Save the questions of a job as a set' })
    .input(SetName.extend({ id: Id, jobId: Id }))
    .output(QuestionSet),
  rename: sets
    .route({ method: 'PUT', path: '/question-sets/{id}', summary: 'Rename a set' })
    .input(SetName.extend({ id: Id }))
    .output(QuestionSet),
  remove: sets
    .route({
      method: 'DELETE',
      path: '/question-sets/{id}',
      summary: 'Delete a set; jobs with its questions are not changed',
    })
    .input(One)
    .output(One),
  insert: sets
    .route({
      method: 'POST',
      path: '/question-sets/insert',
      summary: 'Add the questions of a set or of another job',
    })
    .input(OfJob.extend({ from: z.object({ kind: z.enum(['set', 'job']), id: Id }) }))
    .output(z.object({ added: z.number().int(), alreadyAsked: z.number().int() })),
}
