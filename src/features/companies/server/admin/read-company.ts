import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { CompanyDetails } from '../../admin-contract.ts'
import { readAdminEmail } from '../read-admin-email.ts'
import { readInvitations } from '../team/list-team.ts'
import { companyColumns } from './list-companies.ts'

/** The details of one company for staff, archived or not. NOT_FOUND if it does not exist. */
export async function readCompany(db: Db, id: string): Promise<CompanyDetails> {
  const [[row], adminEmail, invitations] = await Promise.all([
    db
      .select({
        ...companyColumns,
        description: companies.description,
        createdAt: companies.createdAt,
        updatedAt: companies.updatedAt,
        isSample: companies.isSample,
        by: { id: users.id, name: users.name },
        openJobsCount: sql<number>`(select count(*)::int from ${jobs} where ${and(eq(jobs.companyId, companies.id), eq(jobs.status, 'active'))})`,
      })
      .from(companies)
      .leftJoin(users, eq(users.id, companies.createdBy))
      .where(eq(companies.id, id)),
    readAdminEmail(db, id),
    readInvitations(db, id),
  ])
  const { by, ...company } = found(row)
  return { ...company, createdBy: by, adminEmail, invitations }
}
