import { and, count, eq } from 'drizzle-orm'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { companyPlace } from '#features/accounts/company-place.ts'
import { setCompanyHidden } from '#features/companies/server/set-company-hidden.ts'
import { isCompanyPublic } from '#features/job-board/policy.ts'
import { publishToReaders } from '#features/job-postings/server/publish-readers.ts'
import { publishToTeam } from '#features/job-postings/server/publish-team.ts'
import { factsOf, type Kind, passagesOf } from './subject.ts'

export const companyKind: Kind = {
  async read(db, id) {
    const [[company], [members], [open]] = await Promise.all([
      db.select().from(companies).where(eq(companies.id, id)),
      db.select({ n: count() }).from(companyMembers).where(eq(companyMembers.companyId, id)),
      db
        .select({ n: count() })
        .from(jobs)
        .where(and(eq(jobs.companyId, id), eq(jobs.status, 'active'))),
    ])
    if (!company) return null
    return {
      passages: passagesOf([{ heading: null, paragraphs: (company.description ?? '').split(/\n+/) }]),
      facts: factsOf({
        Place: company.location,
        Industry: company.industry,
        Size: company.sizeRange,
        Website: company.website,
        Members: members?.n,
        'Active jobs': open?.n,
        'Member since': company.createdAt,
      }),
      link: isCompanyPublic(company) ? `/companies/${company.slug}` : null,
      editLink: companyPlace(id, '/app/company/profile'),
    }
  },
  lock: (db, id) => db.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('no key update'),
  async hide(db, id, isHidden) {
    await setCompanyHidden(db, id, isHidden)
    await publishToTeam(db, id)
    await publishToReaders(db)
  },
}
