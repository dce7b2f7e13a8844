import { and, count, eq, inArray } from 'drizzle-orm'
import { companyMembers } from '#db/schema/companies.ts'
import { interviewInterviewers, interviews, interviewTimes } from '#db/schema/interviews.ts'
import { setApplicationStatus } from '#features/hiring-pipeline/server/set-application-status.ts'
import { loadToWrite } from '#features/messages/server/load-to-write.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Interviews, Proposal } from '../contract.ts'
import { maxInterviews, readTimes } from '../rules.ts'
import { listInterviews } from './read-interviews.ts'
import { recordChange } from './store-change.ts'

const PER_DAY = { points: 200, seconds: 24 * 60 * 60 }

type Input = { id: string; applicationId: string; proposal: Proposal }

/**
 * Proposes times to the candidate, once by its id, and optionally sets the application to Interview in the same
 * transaction. Errors of loadToWrite, SLOT_PAST, SLOT_SKIPPED, SLOT_TOO_FAR, NOT_IN_TEAM, TOO_MANY_MEETINGS,
 * RATE_LIMITED beyond 200 per company and day.
 */
export async function proposeTimes(ctx: SignedIn, { id, applicationId, proposal }: Input): Promise<Interviews> {
  const { companyId } = await loadToWrite(ctx, applicationId)
  const times = readTimes(proposal.starts, proposal.timeZone, new Date())
  if (typeof times === 'string') throw new DomainError(times)
  if (!(await isKnown(ctx.db, id, applicationId))) {
    await ctx.throttle.consume('meetings', companyId, PER_DAY)
    await transaction(ctx, async (tx) => {
      const { userId, status } = await loadToWrite(tx, applicationId, { lock: true })
      if (await isKnown(tx.db, id, applicationId)) return
      await requireTeam(tx.db, companyId, proposal.interviewers)
      await requireRoom(tx.db, applicationId)
      await store(tx, { id, applicationId, proposal, times })
      const about = { applicationId, companyId, userId }
      const change = { became: 'proposed' as const, by: 'company' as const, wasAccepted: false }
      await recordChange(tx, { id, sequence: 0 }, { about, change })
      if (proposal.setInterview && status !== 'interview')
        await setApplicationStatus(tx, { id: applicationId, status: 'interview' })
    })
  }
  return listInterviews(ctx, { applicationId })
}

/** Whether the interview is already stored; the id of an interview of another application is refused. */
async function isKnown(db: Db, id: string, applicationId: string): Promise<boolean> {
  const [known] = await db.select({ of: interviews.applicationId }).from(interviews).where(eq(interviews.id, id))
  if (known && known.of !== applicationId) throw new DomainError('NOT_FOUND')
  return known !== undefined
}

async function requireTeam(db: Db, companyId: string, interviewers: string[]): Promise<void> {
  const people = [...new Set(interviewers)]
  if (people.length === 0) return
  const members = await db
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, people)))
  if (members.length < people.length) throw new DomainError('NOT_IN_TEAM')
}

/** Locks the application's row, so that only one caller at a time counts the limit. */
async function requireRoom(db: Db, applicationId: string): Promise<void> {
  const [row] = await db.select({ made: count() }).from(interviews).where(eq(interviews.applicationId, applicationId))
  if ((row?.made ?? 0) >= maxInterviews) throw new DomainError('TOO_MANY_MEETINGS')
}

async function store({ db, viewer }: SignedIn, { id, applicationId, proposal, times }: Input & { times: Date[] }) {
  const { kind, minutes, timeZone, place, message, interviewers } = proposal
  const proposedBy = viewer.userId
  await db.insert(interviews).values({ id, applicationId, kind, minutes, timeZone, place, message, proposedBy })
  const offered = [...new Map(times.map((at) => [at.getTime(), at])).values()]
  await db.insert(interviewTimes).values(offered.map((startsAt) => ({ interviewId: id, startsAt })))
  const people = [...new Set(interviewers)]
  if (people.length > 0)
    await db.insert(interviewInterviewers).values(people.map((userId) => ({ interviewId: id, userId })))
}
