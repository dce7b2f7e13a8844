import { counted } from '#lib/count-word.ts'
import { type Draft, Writer } from '../draft.ts'
import { daysSince, type FactApplication, type FactRejection, type Facts } from '../facts.ts'
import { applicationPlace, articlePlace, places, readingPlace } from '../places.ts'
import { safeName } from '../safe-text.ts'

const words: Record<FactApplication['status'], string> = {
  submitted: 'submitted',
  reviewing: 'being reviewed',
  interview: 'at the interview stage',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
}
/** After this number of days without a change, a follow-up message to the company is appropriate. */
const followUpAfterDays = 8

const titled = ({ title, company }: FactApplication) => `${safeName(title)} at ${safeName(company)}`
const isWaiting = ({ status }: FactApplication) => status === 'submitted' || status === 'reviewing'

/** The applications that are due for a follow-up, the longest wait first. */
export const dueForFollowUp = ({ applications, now }: Facts): FactApplication[] =>
  applications
    .filter((one) => isWaiting(one) && daysSince(one.statusUpdatedAt, now) >= followUpAfterDays)
    .toSorted((a, b) => a.statusUpdatedAt.getTime() - b.statusUpdatedAt.getTime())

export const inInterview = ({ applications }: Facts): FactApplication[] =>
  applications.filter(({ status }) => status === 'interview')

/** Summarizes the applications: counts by status, recent changes, and which ones are waiting. */
export function summarizeApplications(facts: Facts): Draft {
  const { applications, now } = facts
  const out = new Writer()
  if (applications.length === 0) {
    out.say(
      `You haven't sent any applications yet ${out.cite(places.tracker)}.`,
      'Save a few jobs first, then apply for the one that fits you best.',
    )
    return out.done(['Which job should I apply for next?', 'How can I improve my resume?'])
  }
  const states = (Object.keys(words) as FactApplication['status'][]).flatMap((status) => {
    const n = applications.filter((one) => one.status === status).length
    return n > 0 ? [`${n} ${words[status]}`] : []
  })
  out.say(
    `You have sent ${counted(applications.length, 'application')}: ${states.join(', ')} ${out.cite(places.tracker)}.`,
  )
  const shown = [
    ...inInterview(facts),
    ...applications.filter(({ status }) => status === 'accepted'),
    ...applications.filter(isWaiting),
  ]
  out.list(
    shown.slice(0, 5).map((one) => {
      const days = daysSince(one.statusUpdatedAt, now)
      const since = days === 0 ? 'changed today' : `no change for ${counted(days, 'day')}`
      return `${titled(one)}: ${words[one.status]}, ${since} ${out.cite(applicationPlace(one))}`
    }),
  )
  const due = dueForFollowUp(facts)
  if (due.length > 0)
    out.say(
      `${due.length === 1 ? 'One has' : `${due.length} have`} waited longer than a week. It's a good time for a short follow-up ${out.cite(followUpArticle)}.`,
    )
  return out.done(
    due.length > 0
      ? ['How do I write a follow-up?', 'Which job should I apply for next?']
      : ['Which job should I apply for next?', 'How do I prepare for an interview?'],
  )
}

const followUpArticle = articlePlace({ slug: 'follow-up', title: 'When and how to follow up' })

/** Which company to follow up with, and what to write. */
export function followUp(facts: Facts): Draft {
  const out = new Writer()
  const [due, ...others] = dueForFollowUp(facts)
  if (!due) {
    out.say(
      `None of your applications has waited long enough for a follow-up ${out.cite(places.tracker)}. Wait seven to ten days after applying, or three after an interview ${out.cite(followUpArticle)}.`,
    )
    return out.done(['How are my applications doing?', 'How do I prepare for an interview?'])
  }
  out.say(
    `Start with ${titled(due)}, which has waited ${counted(daysSince(due.statusUpdatedAt, facts.now), 'day')} ${out.cite(applicationPlace(due))}. Four sentences are enough ${out.cite(followUpArticle)}:`,
  )
  out.say(
    `“Hello, I applied for ${safeName(due.title)} and am still very interested. [One line on what you would bring.] When do you expect to decide? Thank you for your time.”`,
  )
  if (others.length > 0)
    out.say('After that:').list(others.slice(0, 3).map((one) => `${titled(one)} ${out.cite(applicationPlace(one))}`))
  return out.done(['How are my applications doing?', 'Which job should I apply for next?'])
}

const interviewArticle = articlePlace({
  slug: 'prepare-for-an-interview',
  title: 'Prepare for an interview in an evening',
})

/** How to prepare for the next interview. */
export function interviewPrep(facts: Facts): Draft {
  const out = new Writer()
  const [next, ...others] = inInterview(facts)
  if (next) out.say(`You are at the interview stage for ${titled(next)} ${out.cite(applicationPlace(next))}.`)
  if (others.length > 0)
    out.say('Also:').list(others.slice(0, 3).map((one) => `${titled(one)} ${out.cite(applicationPlace(one))}`))
  if (!next)
    out.say(
      `No application is at the interview stage right now ${out.cite(places.tracker)}, so there is time to prepare well.`,
    )
  out.say(`An evening is enough ${out.cite(interviewArticle)}:`)
  out.list([
    'Read the posting again. Expect detailed questions about what your resume meets, and skeptical ones about what it only partly meets.',
    'Prepare three 90-second stories: the situation, what you did, and the result. Use lines of your resume that include a number.',
    'Bring up a gap yourself, and name your closest experience.',
    'Bring two questions about the work.',
  ])
  out.say(
    `Then practice out loud: answer three questions from the bank ${out.cite(places.questions)}, or take a timed mock interview ${out.cite(places.mocks)}.`,
  )
  if (facts.reading.length > 0)
    out.say('Further reading:').list(facts.reading.map((one) => `${one.title} ${out.cite(readingPlace(one))}`))
  return out.done(['How do I talk about salary?', 'How can I improve my resume?'])
}

/**
 * The company's message, and the requirements that were not found in the submitted resume. The company's internal reasons are not shown to
 * the person.
 */
function reasonsOf({ id, message, missing }: FactRejection, { applications }: Facts, out: Writer): string {
  const application = applications.find((one) => one.id === id)
  if (!application) return ''
  const wrote = message ? `the company wrote “${safeName(message, 300)}”` : 'the company gave no reason'
  const gaps = missing.slice(0, 3).map((label) => safeName(label))
  const unmet = gaps.length > 0 ? `. Not found in what you sent: ${gaps.join('; ')}` : ''
  return `${titled(application)}: ${wrote}${unmet} ${out.cite(applicationPlace(application))}`
}

/** What rejections mean and what to do next. */
export function afterRejection(facts: Facts): Draft {
  const out = new Writer()
  const rejected = facts.applications.filter(({ status }) => status === 'rejected').length
  const answered = facts.applications.filter(({ status }) => !['submitted', 'withdrawn'].includes(status)).length
  out.say(
    rejected > 0
      ? `${counted(rejected, 'rejection')} of ${counted(facts.applications.length, 'application')} ${out.cite(places.tracker)}. It stings, but it's normal: most applications end this way, even for people who get hired.`
      : `I don't see a rejection among your applications ${out.cite(places.tracker)}, but I'm sorry it feels like one.`,
  )
  out.list(facts.rejections.map((one) => reasonsOf(one, facts, out)).filter(Boolean))
  out.say(
    answered === 0 && facts.applications.length >= 5
      ? "You haven't had a reply yet. That points to the resume or the choice of jobs, not to you. Apply for jobs whose main requirements you meet."
      : 'See what the ones that got a reply have in common, and apply for similar jobs next.',
  )
  // the company's message may contain the person's name, which must not be sent to a model
  const isFixed = facts.rejections.some(({ message }) => message !== null)
  return out.done(['How can I improve my resume?', 'Which job should I apply for next?'], {
    offersPerson: true,
    isFixed,
  })
}
