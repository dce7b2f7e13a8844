import { placeLabel } from '#features/job-postings/labels.ts'
import { salaryFull } from '#lib/money.ts'
import type { Salary } from '#lib/pay/pay.ts'
import { renderMail } from '#server/mail/layout.ts'
import { shortSubject } from '#server/mail/short-subject.ts'
import { type AlertFrequency, type Criteria, searchAddress } from '../rules.ts'

const SHOWN = 10

type Search = Criteria & { name: string; frequency: AlertFrequency }
type News = Salary & {
  slug: string
  title: string
  companyName: string
  location: string | null
  remoteAllowed: boolean
}
type Ways = { origin: string; stopUrl: string }

/** The email about new jobs of a saved search. It lists the first ten jobs and counts the others. */
export function alertMail(search: Search, news: readonly News[], { origin, stopUrl }: Ways) {
  const count = `${news.length} new ${news.length === 1 ? 'job' : 'jobs'}`
  const heading = `${count} for “${search.name}”`
  const mail = renderMail({
    portal: 'seeker',
    preheader: news
      .slice(0, 3)
      .map(({ title, companyName }) => `${title} at ${companyName}`)
      .join(', '),
    heading,
    paragraphs: ['New since you saved this search or since the last email about it.'],
    facts: news.slice(0, SHOWN).map((job) => ({
      text: [
        { link: job.title, href: `${origin}/app/jobs?job=${job.slug}` },
        ` at ${job.companyName}, ${placeLabel(job)}, ${salaryFull(job)}`,
      ],
    })),
    ...(news.length > SHOWN && { closing: [`And ${news.length - SHOWN} more.`] }),
    button: {
      label: news.length === 1 ? 'View search' : 'View all jobs',
      href: origin + searchAddress(search),
    },
    footer: {
      reason: `You're receiving this because you saved the search “${search.name}” with ${search.frequency} emails.`,
      stop: { label: 'Unsubscribe from this search', href: stopUrl },
    },
  })
  return { subject: shortSubject(heading), ...mail }
}
