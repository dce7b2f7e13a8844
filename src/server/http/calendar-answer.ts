import type { Context as HonoContext } from 'hono'
import { CALENDAR_TYPE } from '#lib/calendar-file.ts'
import { commonErrors } from '#lib/contract.ts'
import { isId } from '#lib/ids.ts'
import { hasRole, type Role } from '#lib/viewer.ts'
import type { SignedIn } from '../context.ts'
import { DomainError } from '../errors.ts'
import { answerPlainly, type Refusals, requireSignedIn } from './answer-plainly.ts'
import type { Variables } from './app.ts'

type Options = {
  fileName: string
  /** The required role; by default any signed-in user. */
  role?: Role
  refusals?: Refusals
  make(ctx: SignedIn, id: string): Promise<string>
}

/** Answers `…/{id}.ics` with the calendar file of the user's own entry. Other users get NOT_FOUND. */
export const answerCalendar = (
  c: HonoContext<Variables, '/:file'>,
  { fileName, role, refusals = commonErrors, make }: Options,
): Promise<Response> =>
  answerPlainly(c, refusals, async (ctx) => {
    const signedIn = requireSignedIn(ctx)
    if (role && !hasRole(signedIn.viewer, role)) throw new DomainError('FORBIDDEN')
    const id = c.req.param('file').replace(/\.ics$/, '')
    if (!isId(id)) throw new DomainError('NOT_FOUND')
    const response = c.body(await make(signedIn, id))
    response.headers.set('content-type', CALENDAR_TYPE)
    response.headers.set('content-disposition', `attachment; filename="${fileName}"`)
    response.headers.set('cache-control', 'private, no-store')
    return response
  })
