import type { Text } from './rules.ts'

/** `kind` in small letters: job, company, profile, article. */
type About = { kind: string; title: string }
const quoted = (words: string) => (words ? ` “${words}”` : '')

/** To the owner of rejected content, with the reason (MOD-09). */
export const textForRejected = ({ kind, title }: About, reason: string): Text => ({
  type: 'content_rejected',
  title: `Your ${kind} was rejected`,
  message: `“${title}” is hidden.${quoted(reason)} You can edit it, reply, and request another review.`,
})

/** To the owner when hidden content is shown again. */
export const textForShownAgain = ({ kind, title }: About, reason: string): Text => ({
  type: 'content_approved',
  title: `Your ${kind} is visible again`,
  message: `“${title}” was approved.${quoted(reason)}`,
})

/** To the owner when staff write to them about their content. */
export const textForModerationNote = ({ kind, title }: About, note: string): Text => ({
  type: 'content_noted',
  title: `A note about your ${kind}`,
  message: `About “${title}”:${quoted(note)}`,
})

/** To staff when an owner replies. */
export const textForAnswer = ({ kind, title }: About, isAsking: boolean): Text => ({
  type: 'content_answered',
  title: isAsking ? 'Review requested' : 'Owner replied',
  message: `The owner of the ${kind} “${title}” ${isAsking ? 'requested another review' : 'replied'}.`,
  kind: 'other',
})

/** To a user about something that they reported. */
export const textForReport = ({ kind, title }: About, isRemoved: boolean): Text => ({
  type: 'report_heard',
  title: 'Thank you for your report',
  message: isRemoved
    ? `We reviewed the ${kind} “${title}” and removed it.`
    : `We reviewed the ${kind} “${title}” and found no violation.`,
})
