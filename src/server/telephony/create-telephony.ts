import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Telephony } from './telephony.ts'
import { createTwilio } from './twilio.ts'

/** Twilio if all its settings are given, else null: interviews work without telephony. */
export function createTelephony(env: Env, log: Log): Telephony | null {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_VERIFY_SID: service, TWILIO_NUMBER: from } = env
  if (!account || !token || !service || !from) return null
  return createTwilio({ account, token, service, from, url: env.TWILIO_URL ?? null }, log)
}
