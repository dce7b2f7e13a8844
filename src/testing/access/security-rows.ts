import { type Caller, everyone, signedIn } from './callers.ts'
import type { Person } from './people-fixtures.ts'
import { PASSWORD } from './people-fixtures.ts'
import { Reads, type Row, thing } from './row.ts'
import type { World } from './world.ts'

const ownPasskey = (more = {}) =>
  thing(
    (s, c) => s.personOf(c).passkeyId,
    (s, c) => s.foreignPerson(c).passkeyId,
    more,
  )

const byLink = (token: (p: Person) => string) => ({
  input: (s: World, c: Caller) => ({ token: token(s.personOf(c)) }),
  missing: () => ({ token: 'a-link-that-nobody-made' }),
  missingIs: 'LINK_INVALID',
  answers: everyone(),
})

const credential = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key' }

const madePasskey = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }

const usedPasskey = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } }

const bothFactors = () => ({ password: PASSWORD, code: '123456' })

export const securityRows: Record<string, Row> = {
  'security.overview': { ...Reads, answers: signedIn() },
  'security.changeEmail': {
    input: (s, c) => ({ email: `another-${c}-${s.n}@example.test`, password: PASSWORD }),
    answers: signedIn(),
  },
  'security.confirmEmail': byLink((p) => p.confirmToken),
  'security.undoEmail': byLink((p) => p.undoToken),
  'security.startTwoFactor': { input: () => ({ password: PASSWORD }), answers: signedIn() },
  'security.confirmTwoFactor': { input: () => ({ code: '123456' }), answers: signedIn('TWO_FACTOR_OFF') },
  'security.renewBackupCodes': { input: bothFactors, answers: signedIn('TWO_FACTOR_OFF') },
  'security.stopTwoFactor': { input: bothFactors, answers: signedIn('TWO_FACTOR_OFF') },
  // no password was accepted in this browser
  'security.signInCode': { input: () => ({ code: '123456' }), answers: everyone('SIGN_IN_EXPIRED') },
  'security.startPasskey': { input: () => ({ password: PASSWORD }), answers: signedIn() },
  'security.addPasskey': {
    input: () => ({ name: 'Laptop', passkey: madePasskey }),
    answers: signedIn('PASSKEY_FAILED'),
  },
  'security.renamePasskey': { ...ownPasskey({ name: 'Laptop' }), answers: signedIn() },
  'security.confirmPasskeys': { input: () => ({ password: PASSWORD }), answers: signedIn() },
  'security.removePasskey': { ...ownPasskey({ password: PASSWORD }), answers: signedIn() },
  'security.startPasskeySignIn': { answers: everyone() },
  'security.signInWithPasskey': { input: () => ({ passkey: usedPasskey }), answers: everyone('PASSKEY_FAILED') },
  'security.endSession': {
    ...thing(
      (s, c) => s.personOf(c).sessionId,
      (s, c) => s.foreignPerson(c).sessionId,
      { password: PASSWORD },
    ),
    answers: signedIn(),
  },
  'security.endOtherSessions': { input: () => ({ password: PASSWORD }), answers: signedIn() },
}
