import { and, asc, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import type { Subject } from './load-subject.ts'

export const personColumns = { id: users.id, name: users.name, image: users.image }

/** People who can score and be mentioned: the company's members except the applicant, by name. */
export const listColleagues = (db: Db, { companyId, applicantId }: Pick<Subject, 'companyId' | 'applicantId'>) =>
  db
    .select(personColumns)
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), sql`${users.id} is distinct from ${applicantId}::uuid`))
    .orderBy(asc(users.name), asc(users.id))

/** Makes colleagues' open pages refetch; the content of the change is not published. */
export async function publishToColleagues(db: Db, subject: Subject): Promise<void> {
  const people = await listColleagues(db, subject)
  const ids = people.map(({ id }) => id)
  await publish(db, ids, 'evaluation_changed', { applicationId: subject.applicationId })
}
