export type TelephonyTrouble = 'unreachable' | 'slow' | 'busy' | 'failing' | 'refused' | 'garbage'

/** Numbers are whole ones, as '+442079460958'. Every call ends within the time limit of the settings, or throws TelephonyAway. */
export interface Telephony {
  /** Sends a code to the number, by which its owner shows that it is theirs. */
  sendCode(number: string): Promise<void>
  /** Is this the code that was sent to the number, and still valid? */
  checkCode(number: string, code: string): Promise<boolean>
  /** Sends a short text to the number. */
  text(number: string, words: string): Promise<void>
  /** Rings the number and says the words. */
  call(number: string, words: string): Promise<void>
}

/** The provider did not do it. Its own words stay out: they may hold the number. */
export class TelephonyAway extends Error {
  readonly code = 'TELEPHONY_AWAY'
  readonly trouble: TelephonyTrouble
  constructor(trouble: TelephonyTrouble) {
    super(`The telephony provider did not do it: ${trouble}`)
    this.trouble = trouble
  }
}
