import { desc, eq, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { resumeShares, resumeShareViews, resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { candidateInvitations, candidateViews } from '#db/schema/talent-pool.ts'
import type { SignedIn } from '#server/context.ts'
import type { LogEntry, OwnLink } from '../contract.ts'

const shown = 100

/**
 * Which company opened the viewer's profile, resume or links, and which company invited the viewer. The company is null if a
 * visitor opened a link without being signed in as its member. Never names a person, an address or a device (COACH-10).
 */
export async function readLog({ db, viewer }: SignedIn): Promise<LogEntry[]> {
  const { userId } = viewer
  const [views, opened, invited] = await Promise.all([
    db
      .select({ at: candidateViews.viewedAt, kind: candidateViews.kind, company: companies.name })
      .from(candidateViews)
      .innerJoin(companies, eq(companies.id, candidateViews.companyId))
      .where(eq(candidateViews.userId, userId))
      .orderBy(desc(candidateViews.viewedAt))
      .limit(shown),
    db
      .select({
        at: resumeShareViews.viewedAt,
        label: resumeShares.label,
        title: resumes.title,
        company: sql<string | null>`(select c.name from company_members m join companies c on c.id = m.company_id
          where m.user_id = ${resumeShareViews.viewerId} order by m.joined_at limit 1)`,
      })
      .from(resumeShareViews)
      .innerJoin(resumeShares, eq(resumeShares.id, resumeShareViews.shareId))
      .innerJoin(resumes, eq(resumes.id, resumeShares.resumeId))
      .where(eq(resumes.userId, userId))
      .orderBy(desc(resumeShareViews.viewedAt))
      .limit(shown),
    db
      .select({ at: candidateInvitations.createdAt, title: jobs.title, jobId: jobs.id, company: companies.name })
      .from(candidateInvitations)
      .innerJoin(jobs, eq(jobs.id, candidateInvitations.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(candidateInvitations.userId, userId))
      .orderBy(desc(candidateInvitations.createdAt))
      .limit(shown),
  ])
  const all: LogEntry[] = [
    ...views.map((view) => ({ ...view, detail: '', href: null })),
    ...opened.map(({ label, title, ...view }) => ({
      ...view,
      kind: 'link' as const,
      detail: label || title,
      href: null,
    })),
    ...invited.map(({ at, company, title, jobId }) => ({
      at,
      company,
      kind: 'invitation' as const,
      detail: title,
      href: `/app/jobs?job=${jobId}`,
    })),
  ]
  return all.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, shown)
}

/** All links to the viewer's resumes with the number of views of each; revoked links last. */
export const listOwnLinks = ({ db, viewer }: SignedIn): Promise<OwnLink[]> =>
  db
    .select({
      id: resumeShares.id,
      resumeTitle: resumes.title,
      label: resumeShares.label,
      hidesContact: resumeShares.hidesContact,
      createdAt: resumeShares.createdAt,
      revokedAt: resumeShares.revokedAt,
      viewCount: sql<number>`(select count(*)::int from resume_share_views v where v.share_id = ${resumeShares.id})`,
    })
    .from(resumeShares)
    .innerJoin(resumes, eq(resumes.id, resumeShares.resumeId))
    .where(eq(resumes.userId, viewer.userId))
    .orderBy(sql`${resumeShares.revokedAt} is not null`, desc(resumeShares.createdAt))
    .limit(200)
