import { and, asc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { scorecardDrafts, scorecardScores, scorecards } from '#db/schema/scorecards.ts'
import { keepReadable } from '#lib/keep-readable.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { type Evaluation, type Results, StoredDraft } from '../contract.ts'
import { canEvaluate, canSeeScores } from '../policy.ts'
import { averageRating } from '../rules.ts'
import { loadSubject, type Subject } from './load-subject.ts'
import { listColleagues, personColumns } from './people.ts'
import { listKnownAttributes } from './queries.ts'

type Cards = Results['cards']

/** The scorecards of an application for the viewer: who has scored, their own, and all once theirs is submitted. */
export const readEvaluation = async (ctx: SignedIn, { id }: { id: string }): Promise<Evaluation> =>
  evaluationOf(ctx, await loadSubject(ctx, id))

/** The same for an application to which the viewer's access was checked. */
export async function evaluationOf(ctx: SignedIn, subject: Subject): Promise<Evaluation> {
  const { db, viewer } = ctx
  const { applicationId, jobId, companyId } = subject
  const [cards, draft, colleagues, known] = await Promise.all([
    readCards(db, applicationId, viewer.userId),
    readDraft(db, applicationId, viewer.userId),
    listColleagues(db, subject),
    listKnownAttributes(db, jobId),
  ])
  const own = cards.find(({ isOwn }) => isOwn) ?? null
  // the only place that applies the blind rule: hidden values are never returned
  const shown = canSeeScores(viewer, companyId, own !== null) ? cards : own ? [own] : []
  const results = shown === cards && cards.length > 0 ? { averages: averagesOf(cards), cards } : null
  const named = new Set([...shown, ...(draft ? [draft] : [])].flatMap(({ scores }) => scores.map((s) => s.attributeId)))
  const by = cards.flatMap(({ author }) => (author ? [author] : []))
  const left = cards.filter(({ author }) => colleagues.every(({ id }) => id !== author?.id))
  return {
    applicationId,
    jobId,
    canScore: canEvaluate(viewer, subject).allowed,
    attributes: known.filter(({ id, isRemoved }) => !isRemoved || named.has(id)),
    progress: { scored: cards.length, people: colleagues.length + left.length, by },
    own,
    draft,
    results,
  }
}

async function readCards(db: Db, applicationId: string, viewerId: string): Promise<Cards> {
  const cards = await db
    .select({ card: scorecards, author: personColumns })
    .from(scorecards)
    .leftJoin(users, eq(users.id, scorecards.authorId))
    .where(eq(scorecards.applicationId, applicationId))
    .orderBy(asc(scorecards.submittedAt), asc(scorecards.id))
  if (cards.length === 0) return []
  const ids = cards.map(({ card }) => card.id)
  const scores = await db.select().from(scorecardScores).where(inArray(scorecardScores.scorecardId, ids))
  return cards.map(({ card: { id, authorId, recommendation, submittedAt, editedAt }, author }) => ({
    author: author?.id ? author : null,
    isOwn: authorId === viewerId,
    recommendation,
    submittedAt,
    editedAt,
    scores: scores.flatMap(({ scorecardId, ...score }) => (scorecardId === id ? [score] : [])),
  }))
}

function averagesOf(cards: Cards): Results['averages'] {
  const scoresOf = new Map<string, number[]>()
  for (const { attributeId, score } of cards.flatMap(({ scores }) => scores)) {
    scoresOf.set(attributeId, [...(scoresOf.get(attributeId) ?? []), score])
  }
  return [...scoresOf].map(([attributeId, values]) => ({
    attributeId,
    average: averageRating(values) ?? 0,
    people: values.length,
  }))
}

async function readDraft(db: Db, applicationId: string, authorId: string): Promise<Evaluation['draft']> {
  const [row] = await db
    .select({ content: scorecardDrafts.content })
    .from(scorecardDrafts)
    .where(and(eq(scorecardDrafts.applicationId, applicationId), eq(scorecardDrafts.authorId, authorId)))
  // another release may have stored it; the evidence is not lost with one value that is no longer valid
  return row ? keepReadable(StoredDraft, row.content, { longTexts: 'cut' }) : null
}
