import { counted } from '#lib/count-word.ts'
import { type Draft, Writer } from '../draft.ts'
import type { Facts } from '../facts.ts'
import { articlePlace, places } from '../places.ts'

const strengthArticle = articlePlace({ slug: 'profile-strength', title: 'What profile strength counts' })

/** What is missing in the profile, with the labels of the profile page. */
export function profileGaps({ profile }: Facts): Draft {
  const out = new Writer()
  const here = out.cite(places.profile)
  if (profile.suggestions.length === 0) {
    out.say(`Your profile is complete: all ten fields are filled in ${here}.`)
    if (profile.skills.length < 5)
      out.say(
        `You list ${counted(profile.skills.length, 'skill')}. Five to twelve work best: choose ones you'd be happy to be asked about.`,
      )
    return out.done(['How can I improve my resume?', 'Which job should I apply for next?'])
  }
  const missing = counted(profile.suggestions.length, 'field')
  out.say(
    `Your profile strength is ${profile.percent}% ${here}. ${missing} of ten ${profile.suggestions.length === 1 ? 'is' : 'are'} still empty:`,
  )
  out.list(profile.suggestions)
  out.say(
    `Each one counts for ten percent ${out.cite(strengthArticle)}. Skills and job title improve your matches the most, so start there if they're on the list.`,
  )
  return out.done(['How can I improve my resume?', 'Which job should I apply for next?'])
}
