import { companyMembers, companies as table } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { jobSlug } from '#lib/names.ts'
import type { Db } from '#server/context.ts'
import { daysAgo, idOf } from './keys.ts'
import { seedAccounts } from './people.ts'

const SAMPLE = 'A sample company, here to show Tandem at work.'

/** Companies that candidates cannot see: one that its members deactivated, and one that was deleted and can be restored. */
const hidden = [
  {
    slug: 'tidemark',
    name: 'Tidemark Surveys',
    industry: 'Other',
    sizeRange: '11-50' as const,
    location: 'Hilo, HI',
    status: 'inactive' as const,
    archivedDaysAgo: null,
    description: `Tidemark maps harbours and reefs from two boats. The season is over: nobody is hired before March. ${SAMPLE}`,
    admin: { key: 'leilani-kealoha', name: 'Leilani Kealoha', email: 'leilani@tidemark.example', joinedDaysAgo: 190 },
    job: {
      title: 'Hydrographic Surveyor',
      description: '<p>Sound the harbours of four islands, and draw what you find.</p>',
    },
  },
  {
    slug: 'quillpress',
    name: 'Quillpress Books',
    industry: 'Media & Entertainment',
    sizeRange: '1-10' as const,
    location: 'Kraków, Poland',
    status: 'active' as const,
    archivedDaysAgo: 9,
    description: `Quillpress printed short novels by hand until it merged with a larger house. ${SAMPLE}`,
    admin: { key: 'tomasz-wrona', name: 'Tomasz Wrona', email: 'tomasz@quillpress.example', joinedDaysAgo: 260 },
    job: { title: 'Copy Editor', description: '<p>Read every page aloud before it goes to the press.</p>' },
  },
]

export async function seedHiddenCompanies(db: Db, options: { now: Date; passwordHash: string }): Promise<void> {
  const { now } = options
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
