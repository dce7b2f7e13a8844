import { zonedDateTime } from '#lib/dates.ts'
import { renderMail } from '#server/mail/layout.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { shortSubject } from '#server/mail/short-subject.ts'
import type { WrittenNode } from '#server/mail/written/tree.ts'
import type { InterviewNews } from '../../message-texts.ts'
import { kindReason } from './news-mail.ts'

type Facts = NonNullable<MailContent['facts']>
type Input = {
  side: 'company' | 'candidate'
  news: InterviewNews
  /** What happened, in a sentence. */
  message: string
  jobTitle: string
  /** The other side of the interview: the company, or the candidate. */
  other: string
  companyName: string
  startsAt: Date | null
  /** The proposed times, earliest first. */
  times: readonly Date[]
  minutes: number
  kind: string
  place: string
  /** The company's message with the proposal. */
  said: string
  /** The interviewers, with the reader as 'you'; empty for the candidate. */
  interviewers: readonly string[]
  timeZone: string
  asksForOthers: boolean
  hasCalendar: boolean
  url: string
  footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>
}

const headings: Record<InterviewNews, string> = {
  proposed: 'Choose a time for your interview',
  accepted: 'Interview confirmed',
  declined: 'Interview declined',
  moved: 'Interview rescheduled',
  cancelled: 'Interview cancelled',
  day: 'Interview tomorrow',
  hour: 'Interview soon',
}

/** An email about an interview: time in the reader's time zone, length, place and participants. */
export function interviewMail(input: Input) {
  const { side, news, message, jobTitle, other, said, hasCalendar, url, footer } = input
  const heading = input.news === 'declined' && input.asksForOthers ? 'Different times requested' : headings[news]
  const isCancelled = news === 'declined' || news === 'cancelled'
  const lines = isCancelled ? [] : said.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '')
  const mail = renderMail({
    portal: side === 'company' ? 'company' : 'seeker',
    preheader: message,
    heading,
    paragraphs: [message, ...(lines.length > 0 ? [`${input.companyName} writes:`] : [])],
    written: lines.length > 0 ? [quoted(lines)] : [],
    subject: { title: jobTitle || 'A deleted job', detail: other, mark: { name: other } },
    facts: isCancelled ? [] : factsOf(input),
    button: { label: buttonOf(side, news), href: url },
    closing: hasCalendar
      ? [isCancelled ? 'Open the attached file to remove it from your calendar.' : 'The calendar file is attached.']
      : [],
    footer: { reason: kindReason('interviews'), ...footer },
  })
  return { subject: shortSubject(`${heading}: ${other}`), ...mail }
}

const quoted = (lines: readonly string[]): WrittenNode => ({
  tag: 'blockquote',
  attributes: {},
  children: lines.map((line) => ({ tag: 'p', attributes: {}, children: [line] })),
})

const buttonOf = (side: Input['side'], news: InterviewNews) => {
  if (side === 'company') return 'Open the application'
  return news === 'proposed' ? 'Choose a time' : 'Open in Tandem'
}

function factsOf({ times, startsAt, minutes, kind, place, interviewers, timeZone }: Input): Facts {
  const when = startsAt
    ? [{ label: 'When:', text: zonedDateTime(startsAt, timeZone) }]
    : times.map((at, index) => ({ label: `Time ${index + 1}:`, text: zonedDateTime(at, timeZone) }))
  return [
    ...when,
    { label: 'Length:', text: `${minutes} minutes` },
    { label: 'Kind:', text: kind },
    ...(place
      ? [
          {
            label: 'Where:',
            text: /^https?:\/\/\S+$/i.test(place) && URL.canParse(place) ? [{ link: place, href: place }] : place,
          },
        ]
      : []),
    ...(interviewers.length > 0 ? [{ label: 'Interviewers:', text: interviewers.join(', ') }] : []),
  ]
}
