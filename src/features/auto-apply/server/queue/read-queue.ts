import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { autoApplyEntries } from '#db/schema/auto-apply.ts'
import type { JobCard } from '#features/job-board/contract.ts'
import { getJob } from '#features/job-board/server/get-job.ts'
import { loadCandidate } from '#features/job-board/server/load-candidate.ts'
import { loadCards } from '#features/job-board/server/load-cards.ts'
import { offeredTo } from '#features/job-board/server/visible-jobs.ts'
import { matchChartSegments } from '#features/matching/segments.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { ApplicantData, Plan } from '../../plan-submission.ts'
import type { EntryDetails, QueueItem } from '../../queue-contract.ts'
import { maxWaiting } from '../../rules.ts'
import { readApplicantData } from '../read-applicant-data.ts'
import { type EntryRow, entryRows, ownEntry } from './entry-rows.ts'
import { planEntry } from './plan-entry.ts'

/** Waiting and approved entries whose job is open. The next one to be sent comes first. */
export async function readQueue(ctx: SignedIn): Promise<{ items: QueueItem[] }> {
  const isOpen = and(
    eq(autoApplyEntries.userId, ctx.viewer.userId),
    inArray(autoApplyEntries.state, ['waiting', 'approved']),
    offeredTo(ctx.viewer),
  )
  const [rows, own, candidate] = await Promise.all([
    entryRows(ctx.db)
      .where(isOpen)
      .orderBy(asc(autoApplyEntries.state), desc(autoApplyEntries.score), desc(autoApplyEntries.createdAt))
      .limit(maxWaiting),
    readApplicantData(ctx),
    loadCandidate(ctx),
  ])
  const ids = rows.map(({ job }) => job.id)
  const cards = new Map((await loadCards(ctx, ids, candidate)).map((card) => [card.id, card]))
  const items: QueueItem[] = []
  for (const row of rows) {
    const card = cards.get(row.job.id)
    if (!card || card.isApplied) continue
    items.push(asItem(row, await planEntry(ctx, row, own), card.match))
  }
  return { items }
}

function asItem({ entry, rule, job }: EntryRow, plan: Plan, match: JobCard['match']): QueueItem {
  const isApproved = entry.state === 'approved'
  return {
    id: entry.id,
    state: isApproved ? 'approved' : 'waiting',
    reason: entry.reason,
    job,
    score: match?.score ?? null,
    states: match?.states ?? [],
    ruleName: rule?.name ?? null,
    isAutoApproved: entry.approvedBy === 'rule',
    missing: isApproved ? [] : plan.missing,
    questions: plan.answers.length,
    resumeTitle: plan.resume?.title ?? null,
    hasLetter: plan.coverLetter !== '',
    addedAt: entry.createdAt,
    sendAt: entry.sendAt,
  }
}

/** One open entry: the explained match, every answer with its source, and what is missing. */
export async function readEntry(ctx: SignedIn, { id }: { id: string }): Promise<EntryDetails> {
  const row = await ownEntry(ctx.db, ctx.viewer.userId, id)
  if (row.entry.state !== 'waiting' && row.entry.state !== 'approved') throw new DomainError('NOT_FOUND')
  const [own, job] = await Promise.all([readApplicantData(ctx), getJob(ctx, { slugOrId: row.job.id })])
  return asDetails(row, await planEntry(ctx, row, own), own, job.match)
}

function asDetails(row: EntryRow, plan: Plan, own: ApplicantData, match: EntryDetails['match']): EntryDetails {
  const short = match && { score: match.score, states: matchChartSegments(match.items) }
  return {
    ...asItem(row, plan, short),
    details: own.details,
    resumeId: plan.resume?.id ?? null,
    resumes: own.resumes.map(({ id, title, isDefault }) => ({ id, title, isDefault })),
    coverLetter: plan.coverLetter,
    answers: plan.answers,
    match,
  }
}
