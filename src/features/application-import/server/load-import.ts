import { and, desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applicationImports as imports } from '#db/schema/application-import.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { canImport } from '#features/hiring-pipeline/policy.ts'
import { activeCompany } from '#features/hiring-pipeline/server/load-review.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { ApplicationImport } from '../contract.ts'

/** The active company, if the viewer is its admin; otherwise FORBIDDEN. */
export function importingCompany(ctx: SignedIn): string {
  const companyId = activeCompany(ctx)
  if (!canImport(ctx.viewer, companyId)) throw new DomainError('FORBIDDEN')
  return companyId
}

const { id, jobId, fileName, system, state, totalRows, doneRows, importedRows, changedRows, sameRows } = imports
const { leftOutRows, refusedRows, rejectedRows } = imports
const counts = { totalRows, doneRows, importedRows, changedRows, sameRows, leftOutRows, refusedRows, rejectedRows }
const columns = {
  id,
  jobId,
  fileName,
  system,
  state,
  ...counts,
  createdAt: imports.createdAt,
  finishedAt: imports.finishedAt,
}

const shown = (ctx: SignedIn) =>
  ctx.db
    .select({ ...columns, jobTitle: jobs.title, by: users.name })
    .from(imports)
    .leftJoin(jobs, eq(jobs.id, imports.jobId))
    .leftJoin(users, eq(users.id, imports.createdBy))

/** The company's imports, newest first. */
export const listImports = (ctx: SignedIn): Promise<ApplicationImport[]> =>
  shown(ctx)
    .where(eq(imports.companyId, importingCompany(ctx)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(50)

/** One import of the company; NOT_FOUND if it is missing or of another company. */
export async function showImport(ctx: SignedIn, importId: string): Promise<ApplicationImport> {
  const [row] = await shown(ctx).where(and(eq(imports.companyId, importingCompany(ctx)), eq(imports.id, importId)))
  return found(row)
}

/** The same, locked to the end of the transaction. */
export async function lockImport(tx: SignedIn, importId: string) {
  const own = and(eq(imports.companyId, importingCompany(tx)), eq(imports.id, importId))
  const [row] = await tx.db.select().from(imports).where(own).for('update')
  return found(row)
}
