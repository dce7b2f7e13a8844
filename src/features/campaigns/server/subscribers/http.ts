import { z } from 'zod'
import { commonErrors } from '#lib/contract.ts'
import { isoDay } from '#lib/dates.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { csvDownload } from '#server/http/download.ts'
import { subscriberFilters } from '../../subscriber-contract.ts'
import { exportSubscribers } from './export-subscribers.ts'

const refusals = { ...commonErrors, FILTERS_INVALID: { status: 400, message: 'Unknown filters.' } }
const Filters = z.strictObject(subscriberFilters)
const PER_HOUR = { points: 30, seconds: 60 * 60 }

/** `GET /api/subscribers.csv`: the filtered subscribers, for staff. */
export function mountSubscriberRoutes(app: App): void {
  app.get('/api/subscribers.csv', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const staff = requireSignedIn(ctx)
      if (!isPlatformStaff(staff.viewer)) throw new DomainError('FORBIDDEN')
      const filters = Filters.safeParse(c.req.query())
      if (!filters.success) throw new DomainError('FILTERS_INVALID')
      await staff.throttle.consume('subscribers-export', staff.viewer.userId, PER_HOUR)
      return csvDownload(c, exportSubscribers(staff, filters.data), `subscribers-${isoDay(new Date())}.csv`)
    }),
  )
}
