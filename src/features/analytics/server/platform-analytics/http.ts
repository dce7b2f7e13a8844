import { commonErrors } from '#lib/contract.ts'
import { isoDay } from '#lib/dates.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { csvDownload } from '#server/http/download.ts'
import { analyticsDays } from '../../platform-analytics-rules.ts'
import { exportPeriod } from './export-period.ts'

const refusals = { ...commonErrors, FILTERS_INVALID: { status: 400, message: 'Unknown period.' } }
const PER_HOUR = { points: 30, seconds: 60 * 60 }

/** `GET /api/platform-analytics.csv?days=7`: the events of the period, one per row, for platform staff (ADASH-05). */
export function mountPlatformAnalyticsFile(app: App): void {
  app.get('/api/platform-analytics.csv', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const staff = requireSignedIn(ctx)
      if (!isPlatformStaff(staff.viewer)) throw new DomainError('FORBIDDEN')
      const days = analyticsDays.find((one) => String(one) === (c.req.query('days') ?? '7'))
      if (!days) throw new DomainError('FILTERS_INVALID')
      await staff.throttle.consume('platform-analytics-export', staff.viewer.userId, PER_HOUR)
      return csvDownload(c, exportPeriod(staff, days), `tandem-${days}-days-${isoDay(new Date())}.csv`)
    }),
  )
}
