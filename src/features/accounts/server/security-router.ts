import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, signedInToSetUp } from '#server/procedures.ts'
import { securityContract } from '../security-contract.ts'
import { changeEmail } from './email-change/change-email.ts'
import { confirmEmail } from './email-change/confirm-email.ts'
import { undoEmail } from './email-change/undo-email.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { addPasskey, startPasskey } from './passkeys/add-passkey.ts'
import { confirmPasskeys, removePasskey, renamePasskey } from './passkeys/change-passkeys.ts'
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in-passkey.ts'
import { readSecurity } from './read-security.ts'
import { signInCode } from './sign-in-code.ts'
import { renewBackupCodes, stopTwoFactor } from './two-factor/change.ts'
import { confirmTwoFactor, startTwoFactor } from './two-factor/set-up.ts'

const open = implement(securityContract).$context<Context>().use(refusals)
const own = open.use(signedIn)
const settingUp = open.use(signedInToSetUp)

export const securityRouter = open.router({
  overview: own.overview.handler(({ context }) => readSecurity(context)),
  changeEmail: own.changeEmail.handler(({ context, input }) => changeEmail(context, input)),
  // Anyone with the link, signed in or not.
  confirmEmail: open.confirmEmail.handler(({ context, input }) => confirmEmail(context, input)),
  undoEmail: open.undoEmail.handler(({ context, input }) => undoEmail(context, input)),
  startTwoFactor: settingUp.startTwoFactor.handler(({ context, input }) => startTwoFactor(context, input)),
  confirmTwoFactor: settingUp.confirmTwoFactor.handler(({ context, input }) => confirmTwoFactor(context, input)),
  renewBackupCodes: own.renewBackupCodes.handler(({ context, input }) => renewBackupCodes(context, input)),
  stopTwoFactor: own.stopTwoFactor.handler(({ context, input }) => stopTwoFactor(context, input)),
  signInCode: open.signInCode.handler(({ context, input }) => signInCode(context, input)),
  startPasskey: own.startPasskey.handler(({ context, input }) => startPasskey(context, input)),
  addPasskey: own.addPasskey.handler(({ context, input }) => addPasskey(context, input)),
  renamePasskey: own.renamePasskey.handler(({ context, input }) => renamePasskey(context, input)),
  confirmPasskeys: own.confirmPasskeys.handler(({ context, input }) => confirmPasskeys(context, input)),
  removePasskey: own.removePasskey.handler(({ context, input }) => removePasskey(context, input)),
  startPasskeySignIn: open.startPasskeySignIn.handler(({ context }) => startPasskeySignIn(context)),
  signInWithPasskey: open.signInWithPasskey.handler(({ context, input }) => signInWithPasskey(context, input)),
  endSession: own.endSession.handler(({ context, input }) => endSession(context, input)),
  endOtherSessions: own.endOtherSessions.handler(({ context, input }) => endOtherSessions(context, input)),
})
