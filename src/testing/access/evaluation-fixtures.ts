import { v5 } from 'uuid'
import { scorecardAttributes, scorecardDrafts, scorecardScores, scorecards, teamNotes } from '#db/schema/scorecards.ts'
import type { Db } from '#server/context.ts'
import { type SeekerName, seekers } from './callers.ts'
import { canary } from './canaries.ts'

export const attributeIdOf = (jobId: string): string => v5('attribute', jobId)
export const noteIdOf = (applicationId: string, authorId: string): string => v5(`note ${applicationId}`, authorId)

type Who = Record<'clientUser' | 'clientAdmin' | 'twoRoles', { id: string }>
type ApplicationFixtures = Record<SeekerName, { applicationId: string }>

/**
 * Scores and notes of two members for every application. The third member has scored nothing: they have a draft and a note for the seeker's
 * application, and one application is their own.
 */
export async function createEvaluations(
  db: Db,
  { who, fixtures, jobId }: { who: Who; fixtures: ApplicationFixtures; jobId: string },
) {
  const attributeId = attributeIdOf(jobId)
  await db.insert(scorecardAttributes).values({ id: attributeId, jobId, name: 'SQL', sortOrder: 0 })
  const scoreRows = seekers.flatMap((name) =>
    (['clientUser', 'clientAdmin'] as const).map((author) => ({ name, author, ...fixtures[name] })),
  )
  const row = ({ author, applicationId }: (typeof scoreRows)[number]) => ({
    id: noteIdOf(applicationId, who[author].id),
    applicationId,
    authorId: who[author].id,
  })
  await db.insert(scorecards).values(scoreRows.map((one) => ({ ...row(one), recommendation: 'yes' as const })))
  await db.insert(scorecardScores).values(
    scoreRows.map((one) => ({
      scorecardId: row(one).id,
      attributeId,
      score: 4,
      evidence: canary('evidence', one.author),
    })),
  )
  // a note about a colleague's own application is only for members who scored it, and not for that colleague
  const textOf = ({ name, author }: (typeof scoreRows)[number]) =>
    canary(name === 'twoRoles' ? 'evidence' : 'teamNote', author)
  await db.insert(teamNotes).values(scoreRows.map((one) => ({ ...row(one), text: textOf(one) })))
  const { applicationId } = fixtures.seeker
  const authorId = who.twoRoles.id
  const scores = [{ attributeId, score: 3, evidence: canary('scoreDraft', 'twoRoles') }]
  await db.insert(scorecardDrafts).values({ applicationId, authorId, content: { scores, recommendation: null } })
  const text = canary('teamNote', 'twoRoles')
  await db.insert(teamNotes).values({ id: noteIdOf(applicationId, authorId), applicationId, authorId, text })
}
