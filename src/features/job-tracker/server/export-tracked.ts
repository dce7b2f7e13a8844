import type { TrackedApplication } from '#features/applications/contract.ts'
import { sourceNames, statusNames } from '#features/applications/rules.ts'
import { listSavedJobs } from '#features/job-board/server/queries.ts'
import { placeLabel } from '#features/job-postings/labels.ts'
import { employmentTypeLabels } from '#features/job-postings/rules.ts'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import { salaryFull } from '#lib/money.ts'
import type { SignedIn } from '#server/context.ts'
import { includesSavedJobs, matchesSaved } from '../match-saved.ts'
import type { TrackerFilters } from '../shapes.ts'
import { cursorAfter, readTrackedPage } from './list-own.ts'

const AT_ONCE = 200
const head = [
  'Job title',
  'Company',
  'Location',
  'Employment type',
  'Salary',
  'Status',
  'Source',
  'Date',
  'Status since',
  'Link',
  'Notes',
]

/** The filtered tracker as a CSV file in parts: saved jobs, then applications, newest first. */
export async function* exportTracked(ctx: SignedIn, filters: TrackerFilters): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(head)
  if (includesSavedJobs(filters)) yield (await savedLines(ctx, filters)).join('')
  let cursor: string | undefined
  for (;;) {
    const page = await readTrackedPage(ctx, { ...filters, cursor }, AT_ONCE)
    yield page.map((application) => lineOf(application, ctx.env.PUBLIC_URL)).join('')
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) return
    cursor = cursorAfter(last)
  }
}

async function savedLines(ctx: SignedIn, filters: TrackerFilters): Promise<string[]> {
  const saved = await listSavedJobs(ctx)
  return saved
    .filter(({ job }) => matchesSaved({ ...job, companyName: job.company.name }, filters))
    .map(({ job, savedAt, notes }) =>
      csvLine([
        job.title,
        job.company.name,
        placeLabel(job),
        employmentTypeLabels[job.employmentType],
        salaryFull(job),
        'Saved',
        null,
        isoDay(savedAt),
        null,
        `${ctx.env.PUBLIC_URL}/jobs/${job.slug}`,
        notes,
      ]),
    )
}

function lineOf({ job, ...application }: TrackedApplication, origin: string): string {
  const type = job.employmentType as keyof typeof employmentTypeLabels | null
  return csvLine([
    job.title,
    job.companyName,
    application.isExternal ? job.location : placeLabel(job),
    type && employmentTypeLabels[type],
    job.salaryText ?? salaryFull(job),
    statusNames[application.status],
    sourceNames[application.source],
    isoDay(application.appliedAt),
    isoDay(application.statusUpdatedAt),
    job.link ?? (job.isOpen && job.slug ? `${origin}/jobs/${job.slug}` : null),
    application.notes,
  ])
}
