import { SearchJobs } from '#features/job-board/contract.ts'
import { getJob } from '#features/job-board/server/get-job.ts'
import { searchJobs } from '#features/job-board/server/search-jobs.ts'
import { readOwnApplication } from '#features/job-tracker/server/read-own.ts'
import { SalarySearch } from '#features/salaries/contract.ts'
import { analyze } from '#features/salaries/server/analyze.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { FactApplication, FactFit, FactPay, FactRejection } from '../engine/facts.ts'
import { asksWhyRejected, readJobInQuestion, readPayQuestion } from '../engine/read-question.ts'
import { asFact } from './job-fact.ts'

const MAX_REJECTIONS = 3

/** Facts from other areas for a question that names a job, a place or a rejection. */
export async function loadQuestionFacts(
  ctx: SignedIn,
  question: string,
  own: { applications: FactApplication[]; jobTitle: string | null },
) {
  const [fit, pay, rejections] = await Promise.all([
    orNull(readFit(ctx, question)),
    orNull(readPay(ctx, question, own.jobTitle)),
    readRejections(ctx, question, own.applications),
  ])
  return { fit, pay, rejections }
}

/** Returns null for a refusal, such as too many searches. The answer is then written without these facts. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? []

/** The open job that the question names, with its match as its page explains it. */
async function readFit(ctx: SignedIn, question: string): Promise<FactFit | null> {
  const named = readJobInQuestion(question)
  if (named === null) return null
  const [title = named, company = ''] = named.split(/ (?:at|with|from) (?=\S)/i)
  const { items } = await searchJobs(ctx, SearchJobs.parse({ q: title, limit: 20 }))
  const asked = wordsOf(title)
  const isNamed = (text: string) => asked.filter((word) => wordsOf(text).includes(word)).length * 2 > asked.length
  const close = items.filter((job) => isNamed(job.title))
  const ofCompany = close.filter(
    (job) => company && job.company.name.toLowerCase().includes(company.trim().toLowerCase()),
  )
  const candidates = ofCompany.length > 0 ? ofCompany : close
  const found = candidates.find((job) => job.title.toLowerCase() === title.toLowerCase()) ?? candidates[0]
  if (!found) return { named, job: null }
  const { match } = await getJob(ctx, { slugOrId: found.id })
  const labels = (state: string) =>
    (match?.items ?? []).filter((item) => item.state === state).map(({ label }) => label)
  const states = { met: labels('met'), partly: labels('partly'), missing: labels('missing') }
  return { named, job: asFact(found), headline: match?.headline ?? null, ...states }
}

async function readPay(ctx: SignedIn, question: string, jobTitle: string | null): Promise<FactPay | null> {
  const asked = readPayQuestion(question)
  const search = SalarySearch.safeParse({ jobTitle: asked?.role ?? jobTitle ?? '', location: asked?.place ?? '' })
  if (!asked || !search.success) return null
  const { jobTitle: role, location: place } = search.data
  const { stats, count } = await analyze(ctx, search.data)
  return { role, place, count, benchmark: stats?.benchmark ?? null }
}

/**
 * The newest rejections: the company's message to the person, and the requirements of the posting that were not found in the submitted
 * resume.
 */
async function readRejections(
  ctx: SignedIn,
  question: string,
  applications: FactApplication[],
): Promise<FactRejection[]> {
  if (!asksWhyRejected(question)) return []
  const newest = applications
    .filter(({ status, isExternal }) => status === 'rejected' && !isExternal)
    .toSorted((a, b) => b.statusUpdatedAt.getTime() - a.statusUpdatedAt.getTime())
    .slice(0, MAX_REJECTIONS)
  return Promise.all(
    newest.map(async ({ id }) => {
      const { timeline, match } = await readOwnApplication(ctx, { id })
      const letters = timeline.flatMap((step) =>
        step.kind === 'status' && step.status === 'rejected' ? [step.message] : [],
      )
      const missing = (match?.items ?? []).filter(({ kind, state }) => kind === 'requirement' && state === 'missing')
      return { id, message: letters.findLast(Boolean) ?? null, missing: missing.map(({ label }) => label) }
    }),
  )
}
