import { commonErrors } from '#lib/contract.ts'
import { isoDay } from '#lib/dates.ts'
import { asIn, hasRole } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { csvDownload } from '#server/http/download.ts'
import { ReviewFilters } from '../review-filters.ts'
import { exportReviews } from './export-reviews.ts'
import { activeCompany } from './load-review.ts'

const refusals = { ...commonErrors, FILTERS_INVALID: { status: 400, message: 'Unknown filters.' } }
const PER_HOUR = { points: 60, seconds: 60 * 60 }

/**
 * `GET /api/reviews.csv`: the filtered list of applications. A link sends no header, so `company` names the company
 * of its page; the active company may have changed in another tab.
 */
export function mountReviewFiles(app: App): void {
  app.get('/api/reviews.csv', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const { company, ...query } = c.req.query()
      const member = ofCompany(requireSignedIn(ctx), company)
      if (!hasRole(member.viewer, 'client_admin', 'client_user')) throw new DomainError('FORBIDDEN')
      activeCompany(member)
      const filters = ReviewFilters.strict().safeParse(query)
      if (!filters.success) throw new DomainError('FILTERS_INVALID')
      await member.throttle.consume('reviews-export', member.viewer.userId, PER_HOUR)
      return csvDownload(c, exportReviews(member, filters.data), `applications-${isoDay(new Date())}.csv`)
    }),
  )
}

const ofCompany = <C extends SignedIn>(ctx: C, companyId: string | undefined): C =>
  companyId === undefined ? ctx : { ...ctx, viewer: asIn(ctx.viewer, companyId) }
