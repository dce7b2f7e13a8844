import { counted } from '#lib/count-word.ts'
import { longDeadline } from '#lib/deadline.ts'
import { type Draft, Writer } from '../draft.ts'
import { daysUntil, type FactJob, type Facts } from '../facts.ts'
import { articlePlace, jobPlace, places } from '../places.ts'
import { safeName } from '../safe-text.ts'

const titled = ({ title, company }: FactJob) => `${safeName(title)} at ${safeName(company)}`
const matchOf = ({ match }: FactJob) => (match === null ? '' : `, match ${match} of 100`)
const matchArticle = articlePlace({ slug: 'match-score', title: 'What the match score means' })

const toApply = ({ saved, now }: Facts) =>
  saved.filter(({ isApplied, deadline }) => !isApplied && (deadline === null || daysUntil(deadline, now) >= 0))

/** Saved jobs that close within two weeks, the earliest deadline first. */
export const closingSoon = (facts: Facts): FactJob[] =>
  toApply(facts)
    .filter(({ deadline }) => deadline !== null && daysUntil(deadline, facts.now) <= 14)
    .toSorted((a, b) => (a.deadline ?? '').localeCompare(b.deadline ?? ''))

/** Which job to apply for next: a saved job that closes soon, then the best match, then any open job. */
export function nextJob(facts: Facts): Draft {
  const out = new Writer()
  const [closing] = closingSoon(facts)
  const saved = toApply(facts).toSorted((a, b) => (b.match ?? -1) - (a.match ?? -1))
  const open = [...saved, ...facts.fitting]
  const [best] = open
  if (!best) {
    out.say(
      `I can't suggest a job right now: you haven't saved any ${out.cite(places.saved)}, and a search for your job title finds none.`,
      `Search for the terms that postings use for your work ${out.cite(places.jobs)}.`,
    )
    return out.done(['What is missing in my profile?', 'How does the match score work?'])
  }
  const first = closing && (closing.match ?? 100) >= 40 ? closing : best
  const why =
    first === closing
      ? `it closes on ${longDeadline(first.deadline ?? '', first.timeZone)}`
      : saved.includes(first)
        ? 'the best match among your saved jobs'
        : "the best match among open jobs you haven't saved"
  out.say(`${titled(first)}: ${why}${matchOf(first)} ${out.cite(jobPlace(first))}.`)
  const others = open.filter((job) => job !== first).slice(0, 3)
  if (others.length > 0)
    out.say('Then:').list(others.map((job) => `${titled(job)}${matchOf(job)} ${out.cite(jobPlace(job))}`))
  if (open.some(({ match }) => match !== null))
    out.say(
      `The match compares each posting with your default resume; unknown items never count as missing ${out.cite(matchArticle)}.`,
    )
  else
    out.say(
      `Without a default resume I can't say how well each one matches; upload or choose one ${out.cite(places.documents)}.`,
    )
  return out.done(['How do I write a cover letter for it?', 'How can I improve my resume?'])
}

/** The saved jobs and their deadlines. */
export function savedJobs(facts: Facts): Draft {
  const out = new Writer()
  const open = toApply(facts)
  if (open.length === 0) {
    out.say(
      `You have no saved jobs left to apply for ${out.cite(places.saved)}. Select the heart on a job to save it with its deadline.`,
    )
    return out.done(['Which job should I apply for next?'])
  }
  const closing = closingSoon(facts)
  out.say(
    `You have ${counted(open.length, 'saved job')} you haven't applied for ${out.cite(places.saved)}.`,
    closing.length > 0
      ? `${counted(closing.length, 'closes', 'close')} within two weeks:`
      : 'None of them closes within two weeks:',
  )
  out.list(
    (closing.length > 0 ? closing : open)
      .slice(0, 5)
      .map(
        (job) =>
          `${titled(job)}${job.deadline ? `, until ${longDeadline(job.deadline, job.timeZone)}` : ''}${matchOf(job)} ${out.cite(jobPlace(job))}`,
      ),
  )
  return out.done(['Which job should I apply for next?', 'How do I write a cover letter?'])
}
