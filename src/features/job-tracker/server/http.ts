import { CALENDAR_TYPE, calendarFile } from '#lib/calendar-file.ts'
import { commonErrors } from '#lib/contract.ts'
import { isoDay } from '#lib/dates.ts'
import { isId } from '#lib/ids.ts'
import { hasRole } from '#lib/viewer.ts'
import type { Context, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { asDownload, csvDownload } from '#server/http/download.ts'
import { TrackerFilters } from '../shapes.ts'
import { exportTracked } from './export-tracked.ts'
import { readReminder } from './read-reminders.ts'

const EXPORTS_PER_HOUR = { points: 60, seconds: 60 * 60 }
const refusals = { ...commonErrors, FILTERS_INVALID: { status: 400, message: 'Unknown filters.' } }

/** `GET /api/tracker.csv`, the filtered tracker, and `GET /api/reminders/{id}.ics`, a reminder for a calendar. */
export function mountTrackerFiles(app: App): void {
  app.get('/api/tracker.csv', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const seeker = requireSeeker(ctx)
      const { salary, ...query } = c.req.query()
      const filters = TrackerFilters.safeParse({ ...query, ...(salary && { salary: Number(salary) }) })
      if (!filters.success) throw new DomainError('FILTERS_INVALID')
      await seeker.throttle.consume('tracker-export', seeker.viewer.userId, EXPORTS_PER_HOUR)
      return csvDownload(c, exportTracked(seeker, filters.data), `tandem-applications-${isoDay(new Date())}.csv`)
    }),
  )
  app.get('/api/reminders/:file{.+\\.ics}', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const seeker = requireSeeker(ctx)
      const id = c.req.param('file').replace(/\.ics$/, '')
      if (!isId(id)) throw new DomainError('NOT_FOUND')
      return asDownload(c.body(await calendarOf(seeker, id)), { type: CALENDAR_TYPE, fileName: 'reminder.ics' })
    }),
  )
}

function requireSeeker(ctx: Context): SignedIn {
  const signedIn = requireSignedIn(ctx)
  if (!hasRole(signedIn.viewer, 'job_seeker')) throw new DomainError('FORBIDDEN')
  return signedIn
}

async function calendarOf({ db, viewer, env }: SignedIn, id: string): Promise<string> {
  const { aboutId, isExternal, title, companyName, dueAt, note } = await readReminder(db, viewer.userId, id)
  return calendarFile({
    uid: `reminder-${id}`,
    begins: dueAt,
    minutes: 15,
    title: note,
    text: `${title} at ${companyName}`,
    url: `${env.PUBLIC_URL}/app/tracker?${isExternal ? 'external' : 'application'}=${aboutId}`,
    madeAt: new Date(),
  })
}
