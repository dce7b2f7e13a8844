export type TelephonyFailure = 'unreachable' | 'slow' | 'busy' | 'failing' | 'refused' | 'garbage'

/** Phone numbers are in international format, such as '+442079460958'. Every call ends within a time limit, or throws TelephonyUnavailable. */
export interface Telephony {
  /** Sends a code to the number. By entering it, users prove that the number is theirs. */
  sendCode(number: string): Promise<void>
  /** Whether this code was sent to the number and is still valid. */
  checkCode(number: string, code: string): Promise<boolean>
  /** Sends a short text to the number. */
  text(number: string, words: string): Promise<void>
  /** Calls the number and reads the words aloud. */
  call(number: string, words: string): Promise<void>
}

/** The provider did not do what was requested. Its message is left out, because it may contain the number. */
export class TelephonyUnavailable extends Error {
  readonly code = 'TELEPHONY_AWAY'
  readonly failure: TelephonyFailure
  constructor(failure: TelephonyFailure) {
    super(`The telephony provider did not do it: ${failure}`)
    this.failure = failure
  }
}
