import { questionSets } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { jobs } from './content/jobs.ts'
import { daysAgo, idOf } from './keys.ts'

/** The question sets of the sample company, by the job whose questions they contain. */
const savedSets = [
  { name: 'Clinic roles', title: 'Medical Assistant' },
  { name: 'Data and analytics', title: 'Claims Data Analyst' },
]

/** Questions that the sample company inserts into its jobs. */
export async function seedQuestionSets(db: Db, { now }: { now: Date }): Promise<void> {
  const own = jobs().filter(({ companySlug }) => companySlug === 'fernway')
  const rows = savedSets.flatMap(({ name, title }) => {
    const job = own.find((one) => one.title === title)
    if (!job) throw new Error(`fernway has no job ${title}`)
    const questions = job.questions.map(({ key: _, sortOrder: __, ...question }) => question)
    const at = daysAgo(now, 40)
    const id = idOf('requirement set', `fernway/${name}`)
    return { id, companyId: idOf('company', 'fernway'), name, questions, createdAt: at, updatedAt: at }
  })
  await db.insert(questionSets).values(rows)
}
