import { z } from 'zod'
import type { Log } from '../log.ts'
import { type Telephony, type TelephonyFailure, TelephonyUnavailable } from './telephony.ts'

export type TwilioSettings = {
  account: string
  token: string
  /** The Verify service that sends and checks codes. */
  service: string
  /** The number that texts and calls come from. */
  from: string
  /** Another server with both of Twilio's APIs: a local one for tests. */
  url: string | null
}

const TIMEOUT_MS = 10_000
const Check = z.object({ status: z.string() })

/** Twilio by plain HTTP, without its SDK. Twilio does not have to reach this server. */
export function createTwilio({ account, token, service, from, url }: TwilioSettings, log: Log): Telephony {
  const verify = `${url ?? 'https://verify.twilio.com'}/v2/Services/${service}`
  const api = `${url ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${account}`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const post = (what: string, address: string, form: Record<string, string>) =>
    ask(log, what, address, { method: 'POST', headers: { authorization }, body: new URLSearchParams(form) })

  return {
    async sendCode(To) {
      await post('send code', `${verify}/Verifications`, { To, Channel: 'sms' })
    },
    async checkCode(To, Code) {
      const answer = await post('check code', `${verify}/VerificationCheck`, { To, Code })
      const check = Check.safeParse(answer)
      // the check no longer exists: the code has expired or was used
      if (answer === null) return false
      if (!check.success) throw new TelephonyUnavailable('garbage')
      return check.data.status === 'approved'
    },
    async text(To, Body) {
      await post('text', `${api}/Messages.json`, { To, From: from, Body })
    },
    async call(To, words) {
      await post('call', `${api}/Calls.json`, {
        To,
        From: from,
        Twiml: `<Response><Say>${inXml(words)}</Say></Response>`,
      })
    },
  }
}

const inXml = (words: string): string => words.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The provider's answer; null for 404. A failure is reported by its kind only. */
async function ask(log: Log, what: string, address: string, request: RequestInit): Promise<unknown> {
  const began = Date.now()
  const fail = (failure: TelephonyFailure, status?: number) => {
    log.warn({ what, failure, status, ms: Date.now() - began }, 'the telephony provider failed')
    return new TelephonyUnavailable(failure)
  }
  const response = await fetch(address, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw fail((error as Error).name === 'TimeoutError' ? 'slow' : 'unreachable')
  })
  const { status } = response
  if (status === 404) return null
  if (status === 429) throw fail('busy', status)
  if (status >= 400) throw fail(status >= 500 ? 'failing' : 'refused', status)
  return response.json().catch(() => {
    throw fail('garbage', status)
  })
}
