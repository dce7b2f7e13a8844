import { autoApplyAnswers, autoApplyEntries, autoApplyRules } from '#db/schema/auto-apply.ts'
import type { Db } from '#server/context.ts'
import { seedSentByAutoApply } from './auto-apply-sent.ts'
import { jobs } from './content/jobs.ts'
import { mayasAutoApply } from './content/maya.ts'
import { hoursAgo, idOf } from './keys.ts'

const maya = idOf('user', 'maya-okafor')
const ruleId = idOf('rule', 'analytics')

/** Her answers to frequent questions, which the bank stores by the text of the question. */
const storedAnswers: [jobKey: string, label: string, value: string | string[]][] = [
  ['analytics-engineer-copperline', 'Years of SQL in production', '6'],
  ['analytics-engineer-copperline', 'Notice period', 'Two weeks'],
]
/** The jobs that wait for her: two that the rule found, one of them with a question that only she can answer, and one that she added. */
const waiting: [jobKey: string, isFound: boolean, hours: number][] = [
  ['senior-analytics-engineer-orrery', true, 5],
  ['analytics-engineer-copperline', true, 5],
  ['data-analyst-copperline', false, 2],
]

/** Maya's auto apply: one rule that asks before it sends, three jobs in the queue, two stored answers, and everything that it has sent. */
export async function seedAutoApply(db: Db, { now }: { now: Date }): Promise<void> {
  const checkedAt = hoursAgo(now, 0.5)
  const { coverLetter, ...rule } = mayasAutoApply()
  await db.insert(autoApplyRules).values({
    ...rule,
    id: ruleId,
    minimumMatch: 45,
    coverLetter: coverLetter.join('\n\n'),
    userId: maya,
    checkedAt,
    createdAt: hoursAgo(now, 26),
  })
  await db.insert(autoApplyEntries).values(
    waiting.map(([jobKey, isFound, hours]) => ({
      id: idOf('entry', jobKey),
      userId: maya,
      jobId: idOf('job', jobKey),
      ruleId: isFound ? ruleId : null,
      notifiedAt: hoursAgo(now, hours),
      createdAt: hoursAgo(now, hours),
    })),
  )
  await seedSentByAutoApply(db)
  await db
    .insert(autoApplyAnswers)
    .values(storedAnswers.map(([jobKey, label, value]) => answerRow(jobKey, label, value)))
}

function answerRow(jobKey: string, label: string, value: string | string[]) {
  const question = jobs()
    .find(({ key }) => key === jobKey)
    ?.questions.find((plannedQuestion) => plannedQuestion.label === label)
  if (!question) throw new Error(`No question '${label}' in ${jobKey}`)
  const { questionType, options } = question
  // normalized as auto apply normalizes a question
  const key = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return { userId: maya, questionType, label, options, key, answer: { value }, source: 'typed' as const }
}
