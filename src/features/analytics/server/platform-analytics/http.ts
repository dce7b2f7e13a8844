import { Readable } from 'node:stream'
import { commonErrors } from '#lib/contract.ts'
import { CSV_TYPE } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { answerPlainly, requireSignedIn } from '#server/http/plain-answers.ts'
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
      const lines = Readable.from(exportPeriod(staff, days)).map((text: string) => Buffer.from(text))
      const response = c.body(Readable.toWeb(lines) as ReadableStream)
      response.headers.set('content-type', CSV_TYPE)
      response.headers.set(
        'content-disposition',
        `attachment; filename="tandem-${days}-days-${isoDay(new Date())}.csv"`,
      )
      response.headers.set('cache-control', 'private, no-store')
      return response
    }),
  )
}
