import { companyMembers, companies as table } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { jobSlug } from '#lib/names.ts'
import type { Db } from '#server/context.ts'
import { hiddenCompanies } from './content/hidden-companies.ts'
import { daysAgo, idOf } from './keys.ts'
import { seedAccounts } from './people.ts'

/** Companies that candidates cannot see: one that its members deactivated, and one that was deleted and can be restored. */
export async function seedHiddenCompanies(db: Db, options: { now: Date; passwordHash: string }): Promise<void> {
  const { now } = options
  const hidden = hiddenCompanies()
  const admins = hidden.map(({ admin }) => admin)
  await seedAccounts(db, admins, options)
  await db.insert(profiles).values(admins.map(({ key }) => ({ userId: idOf('user', key) })))
  for (const { admin, job, archivedDaysAgo, ...company } of hidden) {
    const { slug } = company
    const [companyId, userId] = [idOf('company', slug), idOf('user', admin.key)]
    const createdAt = daysAgo(now, admin.joinedDaysAgo)
    const archivedAt = archivedDaysAgo === null ? null : daysAgo(now, archivedDaysAgo)
    const website = `https://${slug}.example`
    await db.insert(table).values({ ...company, id: companyId, website, isSample: true, createdAt, archivedAt })
    await db.insert(companyMembers).values({ companyId, userId, role: 'client_admin', joinedAt: createdAt })
    const id = idOf('job', `${slug}/1`)
    const postedAt = daysAgo(now, 40)
    await db.insert(jobs).values({
      ...{ ...job, id, companyId, createdBy: userId, location: company.location },
      slug: jobSlug({ id, title: job.title, companySlug: slug }),
      ...{ postedAt, createdAt: postedAt, updatedAt: postedAt },
    })
  }
}
