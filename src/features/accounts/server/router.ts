import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { accountsContract } from '../contract.ts'
import { chooseCompany } from './choose-company.ts'
import { listSessions, readSession } from './queries.ts'
import { resendVerification } from './resend-verification.ts'
import { changePassword, requestReset, resetPassword } from './reset-password.ts'
import { saveTimeZone } from './save-time-zone.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { readVerification } from './verify-email.ts'

const open = implement(accountsContract).$context<Context>().use(refusals)
const own = open.use(signedIn)

export const accountsRouter = open.router({
  session: open.session.handler(({ context }) => readSession(context)),
  signUp: open.signUp.handler(({ context, input }) => signUp(context, input)),
  resendVerification: open.resendVerification.handler(({ context, input }) => resendVerification(context, input)),
  verification: open.verification.handler(({ context, input }) => readVerification(context, input)),
  signIn: open.signIn.handler(({ context, input }) => signIn(context, input)),
  signOut: open.signOut.handler(({ context }) => signOut(context)),
  requestReset: open.requestReset.handler(({ context, input }) => requestReset(context, input)),
  resetPassword: open.resetPassword.handler(({ context, input }) => resetPassword(context, input)),
  // the only call that a user with a temporary password can make
  changePassword: open.changePassword.handler(({ context, input }) => {
    if (!context.viewer) throw new DomainError('UNAUTHENTICATED')
    return changePassword({ ...context, viewer: context.viewer }, input)
  }),
  chooseCompany: own.chooseCompany.handler(({ context, input }) => chooseCompany(context, input)),
  saveTimeZone: own.saveTimeZone.handler(({ context, input }) => saveTimeZone(context, input)),
  sessions: own.sessions.handler(({ context }) => listSessions(context)),
})
