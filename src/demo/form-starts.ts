import { applicationFormStarts } from '#db/schema/applications.forms.ts'
import type { Db } from '#server/context.ts'
import { applications } from './content/applications.ts'
import { jobs } from './content/jobs.ts'
import { seededRandom } from './content/random.ts'
import { seekers } from './content/seekers.ts'
import { hoursAgo, idOf, inChunks } from './keys.ts'

/** Opened application forms of the demo company: all applicants, and some people who stopped at a question, most of them at a long one. */
export async function seedFormStarts(db: Db, { now }: { now: Date }): Promise<void> {
  const random = seededRandom('form starts')
  const applied = Map.groupBy(applications(), ({ jobKey }) => jobKey)
  const people = seekers().map(({ key }) => key)
  const posted = jobs().filter(({ companySlug, status }) => companySlug === 'fernway' && status !== 'draft')
  const rows = posted.flatMap(({ key, questions }) => {
    const questionOf = (at: number) => {
      const question = questions[at]
      return question ? idOf('question', `${key}/${question.key}`) : null
    }
    const sent = applied.get(key) ?? []
    const came = new Set(sent.map(({ seekerKey }) => seekerKey))
    const others = people.filter((person) => !came.has(person))
    // a question with a long answer makes more people stop
    const stops = questions.flatMap(({ questionType }, at) =>
      questionType === 'textarea' ? [at - 1, at - 1, at - 1] : [at - 1],
    )
    const start = (person: string, hours: number) => ({
      jobId: idOf('job', key),
      userId: idOf('user', person),
      startedAt: hoursAgo(now, hours + 0.3),
      lastAt: hoursAgo(now, hours),
    })
    return [
      ...sent.map(({ seekerKey, appliedHoursAgo }) => ({
        ...start(seekerKey, appliedHoursAgo),
        furthestId: questionOf(questions.length - 1),
        sentAt: hoursAgo(now, appliedHoursAgo),
      })),
      ...random.sample(others, Math.round(sent.length * 0.4)).map((person) => ({
        ...start(person, random.pick(sent).appliedHoursAgo + 26),
        furthestId: questionOf(random.pick([...stops, questions.length - 1])),
        sentAt: null,
      })),
    ]
  })
  await inChunks(rows, 500, (chunk) => db.insert(applicationFormStarts).values(chunk))
}
