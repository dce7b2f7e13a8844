import { counted } from '#lib/count-word.ts'
import { dollars } from '#lib/money.ts'
import { type Draft, Writer } from '../draft.ts'
import type { FactPay, Facts } from '../facts.ts'
import { analyzerPlace, articlePlace, places } from '../places.ts'
import { safeName } from '../safe-text.ts'
import { dueForFollowUp, inInterview } from './applications.ts'
import { closingSoon } from './jobs.ts'

const known = articlePlace({ slug: 'what-the-coach-knows', title: 'What the coach knows, and who it is' })

/** What the coach is and can do. */
export function aboutCoach(): Draft {
  const out = new Writer()
  out.say(
    `I'm Tandem's coach. I read your profile, resume scores, applications, saved jobs and the help articles, and never anyone else's data ${out.cite(known)}.`,
  )
  out.say("I answer questions and cite my sources. I can't apply, write or delete anything for you.")
  return out.done([
    'What is missing in my profile?',
    'How are my applications doing?',
    'Which job should I apply for next?',
  ])
}

/** The reply to a greeting or to thanks. */
export function greeting(): Draft {
  const out = new Writer()
  out.say(
    'Hello! Ask me about your profile, your resume, your applications or your saved jobs, or how something on Tandem works.',
  )
  return out.done([
    'What is missing in my profile?',
    'How are my applications doing?',
    'Which job should I apply for next?',
  ])
}

/** The reply when the user asks for a human. */
export function person(): Draft {
  const out = new Writer()
  const article = articlePlace({ slug: 'talk-to-a-person', title: 'Talk to a person' })
  out.say(`Select “Talk to a person” below. Our staff reply here, Monday to Friday ${out.cite(article)}.`)
  return out.done([], { offersPerson: true })
}

/** What the Salary Analyzer shows for a role in a place. */
function payAt(pay: FactPay, out: Writer): string {
  const [what, here] = [`${safeName(pay.role)} in ${safeName(pay.place)}`, out.cite(analyzerPlace(pay))]
  if (!pay.benchmark) return `The Salary Analyzer has too few data points to publish a figure for ${what} ${here}.`
  const { median, percentile25, percentile75, count } = pay.benchmark
  return `${what}: the median is ${dollars(median)} a year, and the middle half earns ${dollars(percentile25)} to ${dollars(percentile75)}, by ${counted(count, 'data point')} ${here}.`
}

/** How to talk about salary. */
export function salaryTalk({ profile, pay }: Facts): Draft {
  const out = new Writer()
  if (pay) out.say(payAt(pay, out))
  const article = out.cite(articlePlace({ slug: 'talk-about-salary', title: 'Talk about salary' }))
  const here = out.cite(places.profile)
  out.say(
    profile.salary
      ? `Your profile lists ${dollars(profile.salary[0])} to ${dollars(profile.salary[1])} ${here}. Only name a range whose lower end you would accept.`
      : `Your profile doesn't list a salary range yet ${here}. Decide on three numbers before the first call: what you need, what you want, and what you open with.`,
  )
  out.say(
    `If you're asked early, ask back: “What range is planned for the role?” Talk about the work first and the number last. Once you have an offer, ask for a day to think about it ${article}.`,
  )
  out.say(
    `The Salary Analyzer shows what the work pays, with the number of data points behind each figure ${out.cite(places.salaries)}. Once you have an offer, compare it with another and draft a negotiation note ${out.cite(places.offers)}.`,
  )
  return out.done(['How do I prepare for an interview?', 'How are my applications doing?'])
}

/** A plan for the next days, in order. */
export function planWeek(facts: Facts): Draft {
  const out = new Writer()
  const steps: string[] = []
  const interviews = inInterview(facts).length
  if (interviews > 0)
    steps.push(
      `Prepare for your interview: three stories, two questions and one mock interview ${out.cite(places.mocks)}`,
    )
  const closing = closingSoon(facts).length
  if (closing > 0)
    steps.push(
      `Apply for the saved job that closes first (${counted(closing, 'closes', 'close')} within two weeks) ${out.cite(places.saved)}`,
    )
  const due = dueForFollowUp(facts).length
  if (due > 0)
    steps.push(`Follow up on the application that has waited the longest (${due} waiting) ${out.cite(places.tracker)}`)
  const resume = facts.resumes.find(({ isDefault }) => isDefault)
  if (!resume) steps.push(`Import a resume and make it your default ${out.cite(places.documents)}`)
  else if ((resume.score ?? 100) < 80)
    steps.push(
      `Fix the biggest issues in your default resume, now at ${resume.score} of 100 ${out.cite(places.documents)}`,
    )
  if (facts.profile.percent < 80)
    steps.push(`Fill in your profile, now at ${facts.profile.percent}% ${out.cite(places.profile)}`)
  steps.push(`Save three jobs whose main requirements you meet, and apply for the best one ${out.cite(places.jobs)}`)
  out.say('In this order:').list(steps.slice(0, 5))
  return out.done(['Which job should I apply for next?', 'How can I improve my resume?'])
}

/** The subscription of the person. */
export function ownPlan({ subscription }: Facts): Draft {
  const out = new Writer()
  const here = out.cite(places.subscription)
  const article = out.cite(articlePlace({ slug: 'cancel-a-subscription', title: 'Cancel or change a subscription' }))
  const plan = subscription.plan
  out.say(
    plan
      ? `You have the ${plan} plan${subscription.isActive ? '' : ", which isn't active right now"} ${here}.`
      : `You don't have a subscription ${here}.`,
  )
  out.say(
    `On the Subscription page you can compare plans, and change or cancel yours. After you cancel, your plan stays active until the end of the paid period ${article}.`,
  )
  return out.done(['What do the plans include?'], { offersPerson: true })
}
