import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { blogPosts } from '#db/schema/blog.ts'
import { emailCampaigns } from '#db/schema/campaigns.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { helpArticles } from '#db/schema/support.ts'
import { isId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'

type Named = { table: PgTable; id: PgColumn; name: PgColumn }

/** The table and column with the name of each kind of subject. Private subjects such as resumes are shown only by their id. */
const namesOf: Record<string, Named> = {
  user: { table: users, id: users.id, name: users.name },
  company: { table: companies, id: companies.id, name: companies.name },
  job: { table: jobs, id: jobs.id, name: jobs.title },
  application: { table: applications, id: applications.id, name: applications.fullName },
  blog_post: { table: blogPosts, id: blogPosts.id, name: blogPosts.title },
  email_campaign: { table: emailCampaigns, id: emailCampaigns.id, name: emailCampaigns.title },
  help_article: { table: helpArticles, id: helpArticles.id, name: helpArticles.title },
}

type Subject = { subjectType: string; subjectId: string }

/** Adds the current name of each entry's subject: null if the subject is deleted or its kind has no name. */
export async function nameSubjects<E extends Subject>(
  db: Db,
  entries: E[],
): Promise<(E & { subjectName: string | null })[]> {
  const named = new Map<string, string>()
  for (const [type, { table, id, name }] of Object.entries(namesOf)) {
    const ids = entries.flatMap(({ subjectType, subjectId }) =>
      subjectType === type && isId(subjectId) ? [subjectId] : [],
    )
    if (ids.length === 0) continue
    const rows = await db
      .select({ id, name })
      .from(table)
      .where(inArray(id, [...new Set(ids)]))
    for (const row of rows) named.set(`${type} ${row.id}`, String(row.name))
  }
  return entries.map((entry) => ({
    ...entry,
    subjectName: named.get(`${entry.subjectType} ${entry.subjectId}`) ?? null,
  }))
}
