import { html, raw } from 'hono/html'
import { employmentLabel, placeLabel } from '#features/job-postings/labels.ts'
import { plainText } from '#lib/html-text.ts'
import { salaryFull } from '#lib/money.ts'
import { printable } from '#lib/xml-text.ts'
import type { AnnouncedJob, JobFeed } from './read-job-feed.ts'

const declaration = raw('<?xml version="1.0" encoding="UTF-8"?>\n')

/** The newest jobs of a list as RSS 2.0. */
export function writeJobFeed(origin: string, { title, path, params, jobs }: JobFeed): string {
  const query = new URLSearchParams(params).toString()
  return `${html`${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${printable(title)}</title>
<link>${origin}${path}</link>
<description>The newest open jobs.</description>
<language>en</language>
<atom:link href="${origin}/jobs.rss${query && `?${query}`}" rel="self" type="application/rss+xml"/>
${jobs.map((job) => itemOf(origin, job))}</channel></rss>`}`
}

function itemOf(origin: string, job: AnnouncedJob) {
  const facts = [placeLabel(job), employmentLabel(job.employmentType), salaryFull(job)]
  const about = printable(plainText(job.description)).slice(0, 500)
  return html`<item>
<title>${printable(`${job.title} at ${job.company}`)}</title>
<link>${origin}/jobs/${job.slug}?ref=feed</link>
<guid isPermaLink="false">${job.id}</guid>
<pubDate>${job.postedAt?.toUTCString() ?? ''}</pubDate>
<description>${printable(facts.join(' · '))}. ${about}</description>
</item>
`
}
