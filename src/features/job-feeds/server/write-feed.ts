import { descriptionOf, isPayAnnounced, placeInFeed } from '#features/job-board/job-posting.ts'
import { readJobLocation } from '#features/job-board/server/job-location.ts'
import { type EmploymentType, levelLabels } from '#features/job-postings/rules.ts'
import { salaryPerPeriod } from '#lib/money.ts'
import { cdata, printable } from '#lib/xml-text.ts'
import type { FeedJob } from './read-feed.ts'
import { realCharacters } from './real-characters.ts'

/** The names that aggregators use. */
const jobTypes: Record<EmploymentType, string> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  internship: 'internship',
  temporary: 'temporary',
}

const element = (name: string, text: string | null | undefined): string =>
  text ? `  <${name}>${cdata(text)}</${name}>\n` : ''
const escaped = (text: string): string =>
  printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The feed in the common format of aggregators (source, publisher, job), in pieces. It is valid XML for any text of postings. */
export async function* writeFeed(
  jobs: AsyncIterable<FeedJob>,
  { origin, changedAt }: { origin: string; changedAt: Date },
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>Tandem</publisher>
<publisherurl>${escaped(origin)}</publisherurl>
<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>
`
  for await (const job of jobs) yield writeJobs(job, origin)
  yield '</source>\n'
}

/** The format has one place per job, so a job with several locations is repeated for each of them. */
const writeJobs = (job: FeedJob, origin: string): string =>
  [job.location, ...job.moreLocations].map((location, at) => writeJob({ ...job, location }, origin, at + 1)).join('')

function writeJob(job: FeedJob, origin: string, nth: number): string {
  const where = readJobLocation(
    { ...job, moreLocations: [] },
    { location: job.companyLocation, timeZone: job.companyTimeZone },
  )
  const posted = { ...job, where }
  const { city, region, country, isOnlyFromHome } = placeInFeed(posted)
  const parts: [name: string, text: string | null | undefined][] = [
    ['title', job.title],
    ['date', (job.postedAt ?? job.createdAt).toISOString()],
    ['referencenumber', nth === 1 ? job.id : `${job.id}-${nth}`],
    ['requisitionid', job.id],
    ['url', `${origin}/jobs/${job.slug}?ref=feed`],
    ['company', job.company],
    ['city', city],
    ['state', region],
    ['country', country],
    ['remotetype', isOnlyFromHome ? 'Fully remote' : job.workMode === 'hybrid' ? 'Hybrid remote' : null],
    // the HTML was sanitised when it was stored; doing it again would take a millisecond for each of thousands of jobs
    [
      'description',
      realCharacters(descriptionOf({ description: job.description, requirements: job.requirements ?? '' })),
    ],
    ['salary', isPayAnnounced(posted) ? salaryPerPeriod(job) : null],
    ['jobtype', jobTypes[job.employmentType]],
    ['experience', job.level && levelLabels[job.level]],
    ['openings', job.openings === null ? null : String(job.openings)],
    ['expirationdate', job.applicationDeadline],
  ]
  return `<job>\n${parts.map(([name, text]) => element(name, text)).join('')}</job>\n`
}
