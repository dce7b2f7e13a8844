import { type Draft, Writer } from '../draft.ts'
import type { Facts } from '../facts.ts'
import { DIRECTORY, type HelpLine, helpLinesFor } from '../help-lines.ts'
import { articlePlace } from '../places.ts'

const careArticle = articlePlace({ slug: 'when-it-gets-too-much', title: 'When it all gets too much' })

const shown = ({ country, name, contact, source }: HelpLine) => `${country}: ${name}, ${contact} (${source})`

/**
 * The reply to a person in despair: care first, then people who can help now. It has no statistics or advice about the job search. It is
 * never written by a model, because the help lines must be right.
 */
export function crisisHelp({ country }: Facts): Draft {
  const out = new Writer()
  const lines = helpLinesFor(country)
  out.say(
    "I'm sorry it feels this heavy. A long search wears people down, and it says nothing about your worth.",
    "I'm a program and can't give you what a person can, so please talk to someone today: a friend, your doctor, or one of these free lines.",
  )
  out.list(lines.map(shown))
  out.say(
    `${lines.length === 1 ? 'Somewhere else? ' : 'Lines in other countries: '}${DIRECTORY}. If you might hurt yourself, call the emergency number now: 911 in the US, 112 in Europe, 999 in the UK ${out.cite(careArticle)}.`,
  )
  out.say('The applications can wait.')
  return out.done([], { offersPerson: true, isFixed: true })
}
