import { expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { readPersonalRows } from './export/read-rows.ts'

const product = productOfFile()

it('includes scorecards and notes in the download of their author, never in that of the candidate', async () => {
  const { db } = product
  const company = await createCompany(db)
  const author = await createMember(db, company.id)
  const named = await createMember(db, company.id)
  const seeker = await createUser(db)
  const job = await createJob(db, company.id)
  const values = {
    jobId: job.id,
    userId: seeker.id,
    ...applicantDetails({ fullName: 'Maya', email: 'm@example.test' }),
  }
  const [application] = await db.insert(applications).values(values).returning()
  const id = application!.id
  const { scorecards: evaluations, teamNotes } = product.as(author.id)
  const attribute = { id: newId(), name: 'SQL', lookFor: '' }
  await evaluations.saveAttributes({ jobId: job.id, seen: [], attributes: [attribute] })
  const scored = (evidence: string) => [{ attributeId: attribute.id, score: 2 as const, evidence }]
  const submission = { scores: scored('canary evidence in words'), recommendation: 'no' as const }
  await evaluations.submit({ id, submission })
  await evaluations.saveDraft({ id, draft: { scores: scored('canary draft in words'), recommendation: null } })
  await teamNotes.add({ id, noteId: newId(), text: `canary note for @${named.name}` })
  const canariesOf = async (userId: string) =>
    [
      ...new Set(JSON.stringify((await readPersonalRows(db, userId)).map(({ rows }) => rows)).match(/canary \w+/g)),
    ].sort()
  expect(await canariesOf(author.id)).toEqual(['canary draft', 'canary evidence', 'canary note'])
  expect(await canariesOf(seeker.id)).toEqual([])
  expect(await canariesOf(named.id)).toEqual([])
  const rowsOf = async (userId: string, table: string) =>
    (await readPersonalRows(db, userId)).find(({ name }) => name === table)?.rows.length
  // a mention is data of the mentioned colleague, without data of the candidate
  expect(await rowsOf(named.id, 'team_note_mentions')).toBe(1)
  expect(await rowsOf(seeker.id, 'team_note_mentions')).toBe(0)
})
