import { jobViews } from '#db/schema/job-board.ts'
import { auditLog } from '#db/schema/operations.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import type { ApplicationContent } from './content/application-types.ts'
import { applications } from './content/applications.ts'
import { jobs } from './content/jobs.ts'
import { type Random, seededRandom } from './content/random.ts'
import type { JobContent } from './content/types.ts'
import { hoursAgo, idOf, inChunks } from './keys.ts'

const HOURS_A_DAY = 24
const sources = ['search', 'search', 'search', 'search', 'direct', 'direct', 'direct', 'referral', 'campaign'] as const

/** The data of the demo company's analytics: who viewed its postings, and when postings that are no longer open were closed. */
export async function seedPostingHistory(db: Db, { now }: { now: Date }): Promise<void> {
  const random = seededRandom('posting history')
  const applied = Map.groupBy(applications(), ({ jobKey }) => jobKey)
  const posted = jobs().filter(({ companySlug, status }) => companySlug === 'fernway' && status !== 'draft')
  const views = posted.flatMap((job) => viewsOf(job, applied.get(job.key) ?? [], { now, random }))
  await inChunks(views, 500, (chunk) => db.insert(jobViews).values(chunk).onConflictDoNothing())
  const endings = posted.flatMap((job) => endingOf(job, applied.get(job.key) ?? [], now))
  if (endings.length > 0) await db.insert(auditLog).values(endings)
}

/** A job ended at its deadline if that has passed, otherwise shortly after the last application. */
function endHoursAgo({ status, deadlineInDays }: JobContent, applied: ApplicationContent[]): number {
  if (status === 'active') return 0
  if (deadlineInDays !== null && deadlineInDays < 0) return -deadlineInDays * HOURS_A_DAY
  return Math.min(...applied.map(({ appliedHoursAgo }) => appliedHoursAgo)) * 0.9
}

type Chance = { now: Date; random: Random }

/** All applicants viewed the posting before; about ten times as many people viewed it without applying, most of them early. */
function viewsOf(job: JobContent, applied: ApplicationContent[], { now, random }: Chance) {
  const end = endHoursAgo(job, applied)
  const passersBy = Array.from({ length: 20 + applied.length * random.int(7, 12) }, (_, n) => ({
    reader: `sample-${n}`,
    source: random.pick(sources),
    hours: end + (job.postedHoursAgo - end) * random.next() ** 0.75,
  }))
  const applicants = applied.map(({ seekerKey, source, appliedHoursAgo }) => ({
    reader: idOf('user', seekerKey),
    source,
    hours: appliedHoursAgo + 0.2,
  }))
  return [...applicants, ...passersBy].map(({ reader, source, hours }) => {
    const viewedAt = hoursAgo(now, hours)
    return { jobId: idOf('job', job.key), reader, source, viewedAt, day: isoDay(viewedAt) }
  })
}

function endingOf(job: JobContent, applied: ApplicationContent[], now: Date) {
  if (job.status === 'active') return []
  return [
    {
      actorId: idOf('user', job.createdByKey),
      action: 'posting.status_changed',
      subjectType: 'job',
      subjectId: idOf('job', job.key),
      companyId: idOf('company', job.companySlug),
      data: { from: 'active', to: job.status },
      at: hoursAgo(now, endHoursAgo(job, applied)),
    },
  ]
}
