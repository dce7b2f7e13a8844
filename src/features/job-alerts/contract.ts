// Saved searches: a job seeker saves a search under a name and chooses how often to get new jobs by email. An email lists only
// jobs that no earlier email of that search listed. Without new jobs, no email is sent. Each email has a link that stops the
// emails of that search without signing in.

import { z } from 'zod'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { postingLanguages } from '#features/job-search/languages.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { alertErrors, alertFrequencies } from './rules.ts'

const Name = typedLine(100, 'Please give the search a name')

export const SaveSearch = z.object({
  name: Name,
  q: typedText(200).default(''),
  location: typedLine(200).default(''),
  type: z.enum(employmentTypes).nullable().default(null),
  remote: z.boolean().default(false),
  /** The slug of a company. */
  company: z.string().max(300).nullable().default(null),
  language: z.enum(postingLanguages).nullable().default(null),
  frequency: z.enum(alertFrequencies),
})
export type SaveSearch = z.infer<typeof SaveSearch>

export const SavedSearch = SaveSearch.extend({
  id: Id,
  company: z.object({ slug: z.string(), name: z.string() }).nullable(),
  createdAt: Timestamp,
})
export type SavedSearch = z.infer<typeof SavedSearch>

const One = z.object({ id: Id })

export const jobAlertsContract = {
  list: procedure
    .route({ method: 'GET', path: '/saved-searches', summary: 'List your saved searches, newest first' })
    .output(z.array(SavedSearch)),
  save: procedure
    .errors(alertErrors)
    .route({ method: 'POST', path: '/saved-searches', summary: 'Save a search and get emails about new jobs' })
    .input(SaveSearch)
    .output(SavedSearch),
  update: procedure
    .route({
      method: 'POST',
      path: '/saved-searches/{id}',
      summary: 'Rename a saved search or change how often it emails you',
    })
    .input(One.extend({ name: Name, frequency: z.enum(alertFrequencies) }))
    .output(SavedSearch),
  delete: procedure
    .route({ method: 'DELETE', path: '/saved-searches/{id}', summary: 'Delete a saved search' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
}
