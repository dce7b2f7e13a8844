import { commonErrors } from '#lib/contract.ts'
import { isoDay } from '#lib/dates.ts'
import { hasRole } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { csvDownload } from '#server/http/download.ts'
import { AuditFilters } from '../../audit-contract.ts'
import { exportEntries } from './export-entries.ts'

const refusals = { ...commonErrors, FILTERS_INVALID: { status: 400, message: 'Unknown filters.' } }
const PER_HOUR = { points: 20, seconds: 60 * 60 }

/** `GET /api/audit.csv`: the filtered audit log as a file, for platform admins. */
export function mountAuditFile(app: App): void {
  app.get('/api/audit.csv', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const admin = requireSignedIn(ctx)
      if (!hasRole(admin.viewer, 'platform_admin')) throw new DomainError('FORBIDDEN')
      const filters = AuditFilters.strict().safeParse(c.req.query())
      if (!filters.success) throw new DomainError('FILTERS_INVALID')
      await admin.throttle.consume('audit-export', admin.viewer.userId, PER_HOUR)
      return csvDownload(c, exportEntries(admin, filters.data), `audit-log-${isoDay(new Date())}.csv`)
    }),
  )
}
