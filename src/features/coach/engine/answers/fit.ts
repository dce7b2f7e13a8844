import { type Draft, Writer } from '../draft.ts'
import type { Facts } from '../facts.ts'
import { articlePlace, jobPlace, places } from '../places.ts'
import { safeName } from '../safe-text.ts'

const matchArticle = articlePlace({ slug: 'match-score', title: 'What the match score means' })
const listed = (labels: string[]) => labels.slice(0, 4).map((label) => safeName(label))

/** Whether the person fits a job: the match as it is explained on the job's page. */
export function goodFit({ fit }: Facts): Draft {
  const out = new Writer()
  const next = ['Which job should I apply for next?', 'How can I improve my resume?']
  if (!fit?.job) {
    const missing = fit ? `I found no open job called “${safeName(fit.named)}” ${out.cite(places.jobs)}.` : ''
    out.say(
      missing,
      `Name the job as its posting does, or open it: every job shows how it fits you ${out.cite(matchArticle)}.`,
    )
    return out.done(next)
  }
  const { job, headline } = fit
  const here = out.cite(jobPlace(job))
  if (job.match === null || headline === null) {
    out.say(
      `I can't say yet how well you fit ${safeName(job.title)} at ${safeName(job.company)} ${here}: the posting or your default resume gives too little to compare ${out.cite(places.documents)}.`,
    )
    return out.done(next)
  }
  out.say(`${safeName(job.title)} at ${safeName(job.company)}: ${safeName(headline)}, ${job.match} of 100 ${here}.`)
  const parts = [
    ['Met', fit.met],
    ['Partly met', fit.partly],
    ['Not found in your resume or profile', fit.missing],
  ] as const
  out.list(parts.flatMap(([label, found]) => (found.length > 0 ? [`${label}: ${listed(found).join('; ')}`] : [])))
  out.say(
    fit.missing.length > 0
      ? `If you have done something that is missing here, add it to your resume before you apply ${out.cite(places.documents)}.`
      : '',
    `It compares the posting with your default resume; the company decides ${out.cite(matchArticle)}.`,
  )
  return out.done(['How do I write a cover letter for it?', 'How can I improve my resume?'])
}
