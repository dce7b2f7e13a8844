import { scorecardAttributes, scorecardScores, scorecards, teamNoteMentions, teamNotes } from '#db/schema/scorecards.ts'
import type { Db } from '#server/context.ts'
import { evaluations, JOB } from './content/fernway-evaluations.ts'
import { hoursAgo, idOf } from './keys.ts'

const applicationOf = (seeker: string) => idOf('application', `${seeker}-${JOB}`)
const attributeOf = (at: number) => idOf('attribute', `${JOB}/${at}`)

/** The scorecard of one job of the demo company, scores by some of its members, and a few notes. */
export async function seedEvaluations(db: Db, { now }: { now: Date }): Promise<void> {
  const { attributes, cards, notes } = evaluations()
  await db.insert(scorecardAttributes).values(
    attributes.map(({ name, lookFor }, sortOrder) => ({
      id: attributeOf(sortOrder),
      jobId: idOf('job', JOB),
      name,
      lookFor,
      sortOrder,
    })),
  )
  const scorecardRows = cards.map((card) => ({ ...card, id: idOf('scorecard', `${JOB}/${card.seeker}/${card.by}`) }))
  await db.insert(scorecards).values(
    scorecardRows.map(({ id, seeker, by, recommendation, agoHours }) => ({
      id,
      applicationId: applicationOf(seeker),
      authorId: idOf('user', by),
      recommendation,
      submittedAt: hoursAgo(now, agoHours),
    })),
  )
  await db.insert(scorecardScores).values(
    scorecardRows.flatMap(({ id, scores }) =>
      scores.map(({ attribute, score, evidence }) => {
        const at = attributes.findIndex(({ name }) => name === attribute)
        return { scorecardId: id, attributeId: attributeOf(at), score, evidence }
      }),
    ),
  )
  const written = notes.map((note, at) => ({ ...note, id: idOf('note', `${JOB}/${note.seeker}/${at}`) }))
  await db.insert(teamNotes).values(
    written.map(({ id, seeker, by, text, names, agoHours }) => ({
      id,
      applicationId: applicationOf(seeker),
      authorId: idOf('user', by),
      text: names ? text.replace('@', `@[${idOf('user', names)}]`) : text,
      createdAt: hoursAgo(now, agoHours),
    })),
  )
  const named = written.flatMap(({ id, names }) => (names ? [{ noteId: id, userId: idOf('user', names) }] : []))
  await db.insert(teamNoteMentions).values(named)
}
