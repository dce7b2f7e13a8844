import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { applicationResponses as responses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { canReadPrivateAnswers } from '#features/applications/read-policy.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import { quickRangeDays } from '../review-choices.ts'
import type { ReviewFilters } from '../review-filters.ts'
import { isCounted, ofCompany } from './company-counts.ts'
import { activeCompany } from './load-review.ts'
import { applicationContains } from './search-words.ts'

/**
 * The condition for the active company's applications under the filters, for list, board and export; joined with
 * jobs.
 */
export function reviewConditions(ctx: SignedIn, { status, ...filters }: ReviewFilters): SQL | undefined {
  return and(status ? eq(applications.status, status) : isCounted, ...conditionsExceptStatus(ctx, filters))
}

/** The same without the status filter. */
export function conditionsExceptStatus(ctx: SignedIn, filters: Omit<ReviewFilters, 'status'>): (SQL | undefined)[] {
  const companyId = activeCompany(ctx)
  const { jobId, search, source } = filters
  return [
    ofCompany(companyId),
    jobId ? eq(jobs.id, jobId) : undefined,
    source ? eq(applications.source, source) : undefined,
    search ? applicationContains(search) : undefined,
    matches(filters),
    appliedWithin(companyId, filters),
    answered(canReadPrivateAnswers(ctx.viewer, companyId), filters),
  ]
}

function matches({ match }: ReviewFilters): SQL | undefined {
  if (match === 'unread') return isNull(applications.matchScore)
  if (match === 'below-50') return lt(applications.matchScore, 50)
  return match && gte(applications.matchScore, match === '75-up' ? 75 : 50)
}

/** Days are in the company's time zone. */
function appliedWithin(companyId: string, { within, from, to }: ReviewFilters): SQL | undefined {
  const zone = sql`(select ${companies.timeZone} from ${companies} where ${eq(companies.id, companyId)})`
  return and(
    within ? gte(applications.appliedAt, new Date(Date.now() - quickRangeDays[within] * DAY_MS)) : undefined,
    from ? sql`${applications.appliedAt} >= ${from}::timestamp at time zone ${zone}` : undefined,
    to ? sql`${applications.appliedAt} < (${to}::timestamp + interval '1 day') at time zone ${zone}` : undefined,
  )
}

/**
 * The answer to a question. A private question, another company's question and a missing one all match no application, so that the result
 * reveals nothing about them.
 */
function answered(readsPrivate: boolean, { question, answer, least, most }: ReviewFilters): SQL | undefined {
  if (!question || (answer === undefined && least === undefined && most === undefined)) return undefined
  const text = responses.responseText
  const words = `%${escapeLike(answer ?? '')}%`
  return sql`exists (select from ${responses} inner join ${requirements} on ${eq(requirements.id, responses.requirementId)}
    where ${responses.applicationId} = ${applications.id} and ${requirements.id} = ${question}
    and ${requirements.jobId} = ${applications.jobId} and (not ${requirements.private} or ${readsPrivate})
    and case
      when ${requirements.questionType} = 'number' then case when ${text} ~ '^-?[0-9]+([.][0-9]+)?$'
        then ${text}::numeric between ${least ?? -1e16}::numeric and ${most ?? 1e16}::numeric end
      when ${requirements.questionType} in ('dropdown', 'multiple_choice', 'yes_no') then lower(${text}) = lower(${answer ?? ''})
      when ${requirements.questionType} = 'checkbox' then jsonb_exists(${responses.responseData}, ${answer ?? ''})
      else unaccent(${text}) ilike unaccent(${words}) end)`
}
