import { longDay } from '#lib/dates.ts'
import { renderMail } from '#server/mail/layout.ts'
import type { MailContent } from '#server/mail/mail-content.ts'

type News = { title: string; message: string; href: string | null }
type Input = {
  day: string
  news: readonly News[]
  publicUrl: string
  footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>
}

/** Maximum number of listed notifications; the rest is counted. */
const LISTED = 15

/** The daily summary: unread notifications since the last one, newest first. */
export function digestMail({ day, news, publicUrl, footer }: Input) {
  const heading = news.length === 1 ? 'One unread update' : `${news.length} unread updates`
  const rest = news.length - LISTED
  const mail = renderMail({
    portal: 'seeker',
    preheader: news[0]?.message ?? heading,
    heading,
    paragraphs: [`Your unread updates as of ${longDay(day)}.`],
    facts: news.slice(0, LISTED).map(({ title, message, href }) => ({
      label: `${title}.`,
      text: href ? [{ link: message, href: new URL(href, publicUrl).href }] : message,
    })),
    button: {
      label: news.length === 1 ? 'Open in Tandem' : 'Open in Tandem',
      href: `${publicUrl}/app/notifications`,
    },
    closing: rest > 0 ? [`And ${rest} more.`] : [],
    footer: { reason: "You're receiving this because the daily summary is on in your settings.", ...footer },
  })
  return { subject: `Your daily summary: ${heading.toLowerCase()}`, ...mail }
}
