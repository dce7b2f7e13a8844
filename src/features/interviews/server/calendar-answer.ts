import type { Context as HonoContext } from 'hono'
import { answerPlainly, requireSignedIn } from '#features/documents/server/plain-answers.ts'
import { CALENDAR_TYPE } from '#lib/calendar-file.ts'
import { commonErrors } from '#lib/contract.ts'
import { isId } from '#lib/ids.ts'
import { hasRole } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { Variables } from '#server/http/app.ts'

/** Answers `…/{id}.ics` with the calendar file of a job seeker's own thing; to everybody else it does not exist. */
export const answerCalendar = (
  c: HonoContext<Variables, '/:file'>,
  make: (ctx: SignedIn, id: string) => Promise<string>,
): Promise<Response> =>
  answerPlainly(c, commonErrors, async (ctx) => {
    const signedIn = requireSignedIn(ctx)
    if (!hasRole(signedIn.viewer, 'job_seeker')) throw new DomainError('FORBIDDEN')
    const id = c.req.param('file').replace(/\.ics$/, '')
    if (!isId(id)) throw new DomainError('NOT_FOUND')
    const response = c.body(await make(signedIn, id))
    response.headers.set('content-type', CALENDAR_TYPE)
    response.headers.set('content-disposition', 'attachment; filename="interview.ics"')
    response.headers.set('cache-control', 'private, no-store')
    return response
  })
