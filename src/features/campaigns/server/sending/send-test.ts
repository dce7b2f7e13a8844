import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { MailRefused, MailUnavailable } from '#server/mail/mailer.ts'
import { readCampaign } from '../queries.ts'
import { writeCampaign } from './campaign-mail.ts'

const PER_HOUR = { points: 30, seconds: 60 * 60 }

/** Sends a stored campaign to the caller only, without counting it. MAIL_NOT_SENT if the mail server refuses it. */
export async function sendTest(ctx: SignedIn, { id }: { id: string }): Promise<{ to: string }> {
  const campaign = await readCampaign(ctx, id)
  await ctx.throttle.consume('campaign-test', ctx.viewer.userId, PER_HOUR)
  const { email: to, name } = ctx.viewer
  const { subject, ...mail } = writeCampaign(ctx.env, campaign, [])({ thing: 'test', id, name })
  try {
    await ctx.mailer.send({ ...mail, subject: `Test: ${subject}`, to, key: `campaign test ${newId()}` })
  } catch (error) {
    if (!(error instanceof MailUnavailable) && !(error instanceof MailRefused)) throw error
    throw new DomainError('MAIL_NOT_SENT')
  }
  return { to }
}
