import type { Text } from './rules.ts'

/** `kind` in small letters: job, company, profile, article. */
type About = { kind: string; title: string }
const quoted = (words: string) => (words ? ` “${words}”` : '')

/** What the owner is told of something that was rejected, and why (MOD-09). */
export const textForRejected = ({ kind, title }: About, reason: string): Text => ({
  type: 'content_rejected',
  title: `Your ${kind} was rejected`,
  message: `“${title}” is hidden.${quoted(reason)} You can change it, answer, and ask for another look.`,
})

/** What the owner is told when what was hidden is shown again. */
export const textForShownAgain = ({ kind, title }: About, reason: string): Text => ({
  type: 'content_approved',
  title: `Your ${kind} is shown again`,
  message: `“${title}” was approved.${quoted(reason)}`,
})

/** What the owner is told when staff write to them about something. */
export const textForModerationNote = ({ kind, title }: About, note: string): Text => ({
  type: 'content_noted',
  title: `A note about your ${kind}`,
  message: `About “${title}”:${quoted(note)}`,
})

/** What staff are told when an owner writes back. */
export const textForAnswer = ({ kind, title }: About, isAsking: boolean): Text => ({
  type: 'content_answered',
  title: isAsking ? 'An owner asks for another look' : 'An owner answered',
  message: `The owner of the ${kind} “${title}” ${isAsking ? 'asks for another look' : 'answered'}.`,
  kind: 'other',
})

/** What somebody is told of what they reported. */
export const textForReport = ({ kind, title }: About, isRemoved: boolean): Text => ({
  type: 'report_heard',
  title: 'Thank you for your report',
  message: isRemoved
    ? `We looked at the ${kind} “${title}” and removed it.`
    : `We looked at the ${kind} “${title}” and found that it can stay.`,
})
