import { DELETED, type Text } from './rules.ts'

type Message = { companyName: string; jobTitle: string; subject: string }

/** To a candidate whom a company wrote about their application. */
export const textForMessage = ({ companyName, jobTitle, subject }: Message): Text => ({
  type: 'message_received',
  title: `Message from ${companyName}`,
  message: `About your application for ${jobTitle || DELETED}: “${subject}”.`,
})

/** To the company when a candidate replied. */
export const textForAnswer = ({ candidateName, jobTitle }: { candidateName: string; jobTitle: string }): Text => ({
  type: 'message_answered',
  title: 'A candidate replied',
  message: `${candidateName} replied about ${jobTitle || DELETED}.`,
  kind: 'candidates',
})

export type InterviewNews = 'proposed' | 'accepted' | 'declined' | 'moved' | 'cancelled' | 'day' | 'hour'
type Interview = {
  title: string
  /** The side that acted. */
  by: 'company' | 'candidate'
  /** The colleague who did it; only members of the company read this name. */
  colleague?: string | undefined
  time: string
  /** Whether the time was agreed before; otherwise it was only proposed. */
  isAgreed?: boolean
  /** The proposal: 'A video interview of 45 minutes', with the times in one time zone and the message below. */
  what: string
  times: readonly string[]
  message: string
  asksForOthers: boolean
  companyName: string
  candidateName: string
  note: string
}

const CHOOSE_A_TIME = 'Please choose a time, or request different ones.'

/** The first sentence of the email with proposed times, which lists the times and the company's message below it. */
export const interviewInvitation = (companyName: string): string =>
  `${companyName} invites you to an interview. ${CHOOSE_A_TIME}`

/** To one side about an interview with the other. */
export function textForProposedInterview(
  side: 'company' | 'candidate',
  what: InterviewNews,
  interview: Interview,
): Text {
  const { title, time, asksForOthers, note } = interview
  const { by, companyName, candidateName } = interview
  const actor = by === 'company' ? (interview.colleague ?? companyName) : side === by ? 'You' : candidateName
  const when = interview.isAgreed ? `, ${time}` : ''
  const quotedNote = note ? ` “${note}”` : ''
  const texts: Record<InterviewNews, Pick<Text, 'type' | 'title' | 'message'>> = {
    proposed: {
      type: 'meeting_proposed',
      title: 'Choose a time for your interview',
      message: `${interview.what} with ${companyName}: ${interview.times.join('; or ')}.${interview.message && ` “${interview.message}”`} ${CHOOSE_A_TIME}`,
    },
    accepted: {
      type: 'meeting_changed',
      title: 'Interview confirmed',
      message: `${title} is on ${time}.`,
    },
    declined: {
      type: 'meeting_changed',
      title: asksForOthers ? 'Different times requested' : 'Interview declined',
      message: asksForOthers
        ? `${actor} requested different times. ${title}${when}.${quotedNote}`
        : `${actor} declined. ${title}${when}.${quotedNote}`,
    },
    moved: {
      type: 'meeting_changed',
      title: 'Interview rescheduled',
      message: `${title} is now on ${time}.${quotedNote}`,
    },
    cancelled: {
      type: 'meeting_changed',
      title: 'Interview cancelled',
      message: `${actor} cancelled. ${title}, ${time}.${quotedNote}`,
    },
    day: { type: 'meeting_reminder', title: 'Interview tomorrow', message: `${title} is on ${time}.` },
    hour: { type: 'meeting_reminder', title: 'Interview soon', message: `${title} is on ${time}.` },
  }
  return { ...texts[what], kind: 'interviews' }
}
