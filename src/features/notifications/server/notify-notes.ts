import { and, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { teamNoteMentions, teamNotes } from '#db/schema/scorecards.ts'
import { reviewAddress } from '#features/hiring-pipeline/review-address.ts'
import { colleaguesMentioned } from '#features/scorecards/events.ts'
import type { Db, Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { textForMention } from '../rules.ts'
import { notify } from './notify.ts'

type Mentioned = { noteId: string; applicationId: string; companyId: string; mentioned: string[] }

/** The note's content stays in the product: the email names only the candidate and links to the note. */
const onMentioned = (services: Services, subject: Mentioned, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const [about] = await ctx.db
      .select({ candidate: applications.fullName, title: jobs.title, author: users.name })
      .from(teamNotes)
      .innerJoin(applications, eq(applications.id, teamNotes.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(users, eq(users.id, teamNotes.authorId))
      .where(eq(teamNotes.id, subject.noteId))
    if (!about) return
    await notify(ctx, await stillNamed(ctx.db, subject), textForMention(about), reviewAddress(subject), occurrence)
  })

/** Former members, and those whose mention was removed, are skipped. */
async function stillNamed(db: Db, { noteId, companyId, mentioned }: Mentioned): Promise<string[]> {
  const rows = await db
    .select({ userId: teamNoteMentions.userId })
    .from(teamNoteMentions)
    .innerJoin(companyMembers, eq(companyMembers.userId, teamNoteMentions.userId))
    .where(
      and(
        eq(teamNoteMentions.noteId, noteId),
        eq(companyMembers.companyId, companyId),
        inArray(teamNoteMentions.userId, mentioned),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** Recipients of a mention in a note of the team. */
export const noteNews: Subscriber[] = [on(colleaguesMentioned, 'notifications.colleagues-mentioned', onMentioned)]
