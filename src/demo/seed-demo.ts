import { sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { DEMO_PASSWORD } from '#features/accounts/demo-people.ts'
import { storeMissingMatches } from '#features/applications/server/store-matches.ts'
import { readUnreadPlaces } from '#features/job-board/server/places/read-unread.ts'
import type { Services } from '#server/context.ts'
import { seedApplications } from './applications.ts'
import { seedAutoApply } from './auto-apply.ts'
import { seedBlog } from './blog.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedCandidates } from './candidates.ts'
import { seedCoach } from './coach.ts'
import { seedCompanies } from './companies.ts'
import { seedDocuments } from './documents.ts'
import { seedEvaluations } from './evaluations.ts'
import { seedFiles } from './files.ts'
import { seedFormStarts } from './form-starts.ts'
import { seedHiddenCompanies } from './hidden-companies.ts'
import { seedIntegrations } from './integrations.ts'
import { seedBookmarks } from './interview-bookmarks.ts'
import { seedPractice } from './interview-practice.ts'
import { seedInterviewLogs, seedStories } from './interview-tracker.ts'
import { seedJobs } from './jobs.ts'
import { seedJoined } from './joined.ts'
import { seedModeration } from './moderation.ts'
import { seedNewcomer } from './newcomer.ts'
import { seedNotifications } from './notifications.ts'
import { seedPayments } from './payments.ts'
import { seedPeople } from './people.ts'
import { seedPlans } from './plans.ts'
import { seedPlatformDays } from './platform-days.ts'
import { seedPostingHistory } from './posting-history.ts'
import { seedProfileViews } from './profile-views.ts'
import { seedQuestionSets } from './question-sets.ts'
import { seedRejections } from './rejections.ts'
import { seedReplyPromises } from './reply-promises.ts'
import { seedSalaries } from './salaries.ts'
import { seedScheduledInterview } from './scheduled-interview.ts'
import { seedStages } from './stages.ts'
import { seedTalks } from './talks.ts'
import { seedTracking } from './tracking.ts'

// the advisory lock: an arbitrary fixed number
const SEED_LOCK = 7_264_337

/** Fills an empty database with sample companies, jobs, users and applications; does nothing if there are any users. */
export async function seedDemo(ctx: Services): Promise<void> {
  const passwordHash = await (await ctx.auth.$context).password.hash(DEMO_PASSWORD)
  await ctx.db.transaction(async (db) => {
    // web and worker may start at the same time
    await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [anyone] = await db.select({ id: users.id }).from(users).limit(1)
    if (anyone) return
    const now = new Date()
    // sample users have no authenticator app
    await db.update(platformSettings).set({ secondFactorRoles: [] })
    await seedPlans(db)
    await seedPeople(db, { now, passwordHash })
    await seedNewcomer(db, { now, passwordHash })
    await seedPayments(db, { now })
    await seedPlatformDays(db, { now })
    await seedCompanies(db, { now, passwordHash })
    await seedJobs(db, { now })
    await seedHiddenCompanies(db, { now, passwordHash })
    // immediately instead of within a minute, so that the first search of the demo finds places by all their names
    await readUnreadPlaces({ db })
    await seedQuestionSets(db, { now })
    const files = await seedFiles({ db, storage: ctx.storage }, { now })
    await seedDocuments(db, now)
    await seedApplications(db, { now, files })
    await seedStages(db, { now })
    await seedRejections(db)
    await storeMissingMatches(db)
    await seedReplyPromises(db, { now })
    await seedEvaluations(db, { now })
    await seedPostingHistory(db, { now })
    await seedFormStarts(db, { now })
    await seedProfileViews(db, { now })
    await seedAutoApply(db, { now })
    await seedTalks(db, { now })
    await seedTracking(db, { now })
    await seedCoach(db, { now })
    await seedCandidates(db, { now })
    await seedInterviewLogs(db, { now })
    await seedStories(db, { now })
    await seedScheduledInterview(db, { now })
    await seedPractice(db, { now })
    await seedBookmarks(db)
    await seedSalaries(db, { now })
    await seedNotifications(db, { now })
    await seedBlog(db, { now })
    await seedCampaigns(db, { now })
    await seedIntegrations(db, { now, env: ctx.env })
    await seedModeration(db, { now })
    await seedJoined(db)
  })
}
