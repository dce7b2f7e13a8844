import { DELETED, type Text } from './rules.ts'

type Message = { companyName: string; jobTitle: string; subject: string }

/** What a candidate is told when a company wrote to them about their application. */
export const textForMessage = ({ companyName, jobTitle, subject }: Message): Text => ({
  type: 'message_received',
  title: `Message from ${companyName}`,
  message: `About your application for ${jobTitle || DELETED}: “${subject}”.`,
})

/** What a company's people are told when a candidate answered. */
export const textForAnswer = ({ candidateName, jobTitle }: { candidateName: string; jobTitle: string }): Text => ({
  type: 'message_answered',
  title: 'A candidate answered',
  message: `${candidateName} answered about ${jobTitle || DELETED}.`,
  kind: 'candidates',
})

export type MeetingNews = 'proposed' | 'accepted' | 'declined' | 'moved' | 'cancelled' | 'day' | 'hour'
type Meeting = {
  title: string
  time: string
  asksForOthers: boolean
  companyName: string
  candidateName: string
  note: string
}

/** What the one side is told of an interview that it has with the other. */
export function textForMeeting(side: 'company' | 'candidate', what: MeetingNews, meeting: Meeting): Text {
  const { title, time, asksForOthers, note } = meeting
  const other = side === 'candidate' ? meeting.companyName : meeting.candidateName
  const said = note ? ` “${note}”` : ''
  const texts: Record<MeetingNews, Pick<Text, 'type' | 'title' | 'message'>> = {
    proposed: {
      type: 'meeting_proposed',
      title: 'Times for an interview',
      message: `${other} proposes times. ${title}. Please choose one, or ask for others.`,
    },
    accepted: {
      type: 'meeting_changed',
      title: 'Interview agreed',
      message: `${title} is on ${time}. The calendar file is attached to its mail.`,
    },
    declined: {
      type: 'meeting_changed',
      title: asksForOthers ? 'Other times asked for' : 'Interview declined',
      message: asksForOthers
        ? `${other} asks for other times. ${title}.${said}`
        : `${other} declined. ${title}.${said}`,
    },
    moved: { type: 'meeting_changed', title: 'Interview moved', message: `${title} is now on ${time}.${said}` },
    cancelled: {
      type: 'meeting_changed',
      title: 'Interview cancelled',
      message: `${other} cancelled. ${title}, ${time}.${said}`,
    },
    day: { type: 'meeting_reminder', title: 'Interview tomorrow', message: `${title} is on ${time}.` },
    hour: { type: 'meeting_reminder', title: 'Interview soon', message: `${title} is on ${time}.` },
  }
  return { ...texts[what], kind: 'interviews' }
}
