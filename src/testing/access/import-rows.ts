import { v5 } from 'uuid'
import { applicationImports } from '#db/schema/application-import.ts'
import { applications } from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { type Answers, signedIn } from './callers.ts'
import { canary } from './canaries.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000bd'
const importOf = (companyId: string): string => v5(`import ${companyId}`, NAMES)
const importedOf = (companyId: string): string => v5(`imported ${companyId}`, NAMES)

/** An import of one candidate for the company and for the foreign one; its email address is hidden like that of any applicant. */
export async function createImports(db: Db, jobs: { companyId: string; jobId: string }[]): Promise<void> {
  const file = { fileName: 'people.csv', columns: {}, answers: {}, state: 'done' as const, totalRows: 1 }
  await db.insert(applicationImports).values(jobs.map((job) => ({ ...file, ...job, id: importOf(job.companyId) })))
  const admins = ['clientAdmin', 'foreignAdmin'] as const
  await db.insert(applications).values(
    jobs.map(({ companyId, jobId }, n) => ({
      ...applicantDetails({
        fullName: 'Imported Person',
        email: `${canary('contactMail', admins[n])}@mail.example`,
        phone: '',
      }),
      id: importedOf(companyId),
      jobId,
      importId: importOf(companyId),
      importRow: 2,
      source: 'imported' as const,
    })),
  )
}

const adminsOnly = (answer: string, foreign = answer): Answers => ({
  ...signedIn('FORBIDDEN'),
  clientAdmin: answer,
  foreignAdmin: foreign,
})
const one = (idOf: (companyId: string) => string) => ({
  input: (s: World) => ({ id: idOf(s.companyId) }),
  foreign: (s: World) => ({ id: idOf(s.foreignCompanyId) }),
  missing: () => ({ id: newId() }),
  answers: adminsOnly('ok', 'NOT_FOUND'),
})
const file = (s: World) => ({ jobId: s.job.id, fileId: newId() })

export const importRows: Record<string, Row> = {
  // the owner of the job is checked before the owner of the file
  'applicationImports.check': { isRead: true, input: file, answers: adminsOnly('IMPORT_FILE_GONE', 'NOT_FOUND') },
  'applicationImports.start': {
    input: (s) => ({ ...file(s), id: newId() }),
    answers: adminsOnly('IMPORT_FILE_GONE', 'NOT_FOUND'),
  },
  'applicationImports.list': { isRead: true, answers: adminsOnly('ok') },
  'applicationImports.get': { isRead: true, ...one(importOf) },
  'applicationImports.cancel': one(importOf),
  'applicationImports.remove': one(importOf),
  'applicationImports.removeCandidate': one(importedOf),
}
