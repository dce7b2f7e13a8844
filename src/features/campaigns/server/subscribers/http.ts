import { Readable } from 'node:stream'
import { z } from 'zod'
import { commonErrors } from '#lib/contract.ts'
import { CSV_TYPE } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { answerPlainly, requireSignedIn } from '#server/http/plain-answers.ts'
import { isSameSecret } from '#server/signature.ts'
import { suppressAddress } from '#server/suppressions.ts'
import { subscriberFilters } from '../../subscriber-contract.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { readMailReports } from './mail-reports.ts'

const refusals = { ...commonErrors, FILTERS_INVALID: { status: 400, message: 'These filters are not known.' } }
const Filters = z.strictObject(subscriberFilters)
const PER_HOUR = { points: 30, seconds: 60 * 60 }

/** `GET /api/subscribers.csv`, and `POST /api/webhooks/mail`: where the mail provider says what bounced and who complained. */
export function mountSubscriberDoors(app: App): void {
  app.get('/api/subscribers.csv', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const staff = requireSignedIn(ctx)
      if (!isPlatformStaff(staff.viewer)) throw new DomainError('FORBIDDEN')
      const filters = Filters.safeParse(c.req.query())
      if (!filters.success) throw new DomainError('FILTERS_INVALID')
      await staff.throttle.spend('subscribers-export', staff.viewer.userId, PER_HOUR)
      const lines = Readable.from(exportSubscribers(staff, filters.data)).map((text: string) => Buffer.from(text))
      const response = c.body(Readable.toWeb(lines) as ReadableStream)
      response.headers.set('content-type', CSV_TYPE)
      response.headers.set('content-disposition', `attachment; filename="subscribers-${isoDay(new Date())}.csv"`)
      response.headers.set('cache-control', 'private, no-store')
      return response
    }),
  )
  app.post('/api/webhooks/mail', async (c) => {
    const ctx = c.get('ctx')
    const secret = ctx.env.MAIL_WEBHOOK_SECRET
    if (!secret) return c.json({ code: 'WEBHOOK_OFF', message: 'No mail provider is set up on this server.' }, 404)
    if (!isSameSecret(givenSecret(c.req.header('authorization')), secret)) {
      return c.json({ code: 'UNAUTHENTICATED', message: 'The secret is not right.' }, 401)
    }
    const reports = readMailReports(await c.req.json().catch(() => null))
    if (!reports) return c.json({ code: 'BODY_INVALID', message: 'This is no report that is known here.' }, 400)
    for (const report of reports) await suppressAddress(ctx.db, report)
    return c.json({ suppressed: reports.length })
  })
}

/** `Bearer <secret>`, or the password of `Basic` for providers that know nothing else. */
function givenSecret(header = ''): string {
  const [, scheme = '', value = ''] = /^(\S+) (.*)$/.exec(header) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  return scheme.toLowerCase() === 'basic'
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : ''
}
