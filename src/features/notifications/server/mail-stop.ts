import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Context } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import { DomainError } from '#server/errors.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { oneClickHeaders } from '#server/mail/one-click.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { isSigned, sign } from '#server/signature.ts'
import { transaction } from '#server/transaction.ts'
import { MailStop } from '../contract.ts'
import { type NotificationKind, notificationKinds } from '../preferences.ts'
import { channelsOf, chooseChannels } from './preferences.ts'

export type Stop = { userId: string; stops: NotificationKind | 'digest' }

const words = (body: string) => `mail-stop:1:${body}`

/** Token of the unsubscribe link in an email. It only stops one kind of email to one user, and it never expires. */
export function mailStopToken(secrets: SigningSecrets, { userId, stops }: Stop): string {
  const body = `${userId}.${stops}`
  return `${body}.${sign(secrets, words(body))}`
}

/** What a token stops; LINK_INVALID for a token that this server did not sign. */
function readToken(secrets: SigningSecrets, token: string): Stop {
  const [userId = '', stops = '', signed = ''] = token.split('.')
  const known = MailStop.shape.stops.safeParse(stops)
  const isValidToken = isSigned(secrets, words(`${userId}.${stops}`), signed)
  if (!isValidToken || !known.success) throw new DomainError('LINK_INVALID')
  return { userId, stops: known.data }
}

type UnsubscribeLinks = { footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>; headers: Record<string, string> }

/** The unsubscribe parts of a notification email: the footer, and the headers for one click in the mail program (RFC 8058). */
export function notificationUnsubscribeLinks(
  env: SigningSecrets & Pick<Env, 'PUBLIC_URL'>,
  stop: Stop,
): UnsubscribeLinks {
  const token = mailStopToken(env, stop)
  return {
    footer: {
      settingsUrl: `${env.PUBLIC_URL}/app/profile?tab=account#notification-preferences`,
      stop: { label: 'Unsubscribe', href: `${env.PUBLIC_URL}/unsubscribe?token=${token}` },
    },
    headers: oneClickHeaders(`${env.PUBLIC_URL}/api/unsubscribe?token=${token}`),
  }
}

/** What a link stops, and whether such emails are still sent. Reading changes nothing, because mail scanners open links. */
export async function readMailStop(ctx: Pick<Context, 'db' | 'env'>, token: string): Promise<MailStop> {
  const stop = readToken(ctx.env, token)
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, stop.userId))
  if (!user) throw new DomainError('LINK_INVALID')
  const isOn = (await isStillOn(ctx, stop)).length > 0
  return { stops: stop.stops, address: shortened(user.email), isOn }
}

/** Turns off one kind of email, or the daily summary, for the holder of the link. Idempotent. */
export async function stopMail(outer: Context, token: string): Promise<MailStop> {
  const stop = readToken(outer.env, token)
  await readMailStop(outer, token)
  await transaction(outer, async (ctx) => {
    const on = await isStillOn(ctx, stop)
    for (const { kind, chosen } of on) {
      const ended = stop.stops === 'digest' ? { digest: false } : { mail: false }
      await chooseChannels(ctx.db, stop.userId, kind, { ...chosen, ...ended })
    }
    if (on.length === 0) return
    const data = { stops: stop.stops }
    await ctx.audit({ action: 'notifications.mail_stopped', subjectType: 'user', subjectId: stop.userId, data })
  })
  return readMailStop(outer, token)
}

/** The kinds for which what the link stops is on. */
async function isStillOn({ db }: Pick<Context, 'db'>, { userId, stops }: Stop) {
  const channels = await channelsOf(db, userId)
  return (stops === 'digest' ? notificationKinds : [stops])
    .map((kind) => ({ kind, chosen: channels(kind) }))
    .filter(({ chosen }) => (stops === 'digest' ? chosen.digest : chosen.mail))
}

/** A shortened address that its owner recognizes: 'ma…@okafor.example'. */
const shortened = (email: string) => email.replace(/^(.{1,2})[^@]*(?=@)/, '$1…')
