import { memberIds } from '#features/companies/server/member-ids.ts'
import { reviewAddress } from '#features/hiring-pipeline/review-address.ts'
import { messageAnswered, messageSent, messageToMail } from '#features/messages/events.ts'
import { type FoundMessage, findMessage, recordDelivery } from '#features/messages/server/deliveries.ts'
import { readNames } from '#features/messages/server/load-to-write.ts'
import { messageMail, threadAddress } from '#features/messages/server/message-mail.ts'
import type { Services } from '#server/context.ts'
import { type Delivery, deliverMail } from '#server/deliver-mail.ts'
import { MailRefused } from '#server/mail/mailer.ts'
import { mailGroups, type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { textForAnswer, textForMessage } from '../message-texts.ts'
import { notificationUnsubscribeLinks } from './mail-stop.ts'
import { notify } from './notify.ts'
import { channelsFor } from './preferences.ts'

type About = { messageId: string; applicationId: string; companyId: string; userId: string }

/** The candidate is notified by the channels that they chose for messages; the email is the message itself. */
const onSent = (services: Services, { messageId, applicationId, userId }: About, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const message = await findMessage(ctx.db, messageId)
    if (!message) return
    const notified = await notify(ctx, [userId], textForMessage(message), threadAddress(applicationId), occurrence, {
      ownMail: true,
    })
    if (!(await channelsFor(ctx.db, [userId], 'messages'))(userId).mail) {
      return recordDelivery(ctx.db, message, 'in_app')
    }
    if (notified.length > 0) await ctx.emit(messageToMail({ messageId, userId }))
  })

const onAnswered = (services: Services, { applicationId, companyId, userId }: About, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const about = (await readNames(ctx.db, [applicationId])).get(applicationId)
    if (!about) return
    const members = (await memberIds(ctx.db, companyId)).filter((id) => id !== userId)
    await notify(ctx, members, textForAnswer(about), reviewAddress({ applicationId, companyId }), occurrence)
  })

/** Emails one message and stores the outcome. The worker retries after a temporary failure. */
async function mailMessage(services: Services, { messageId, userId }: { messageId: string; userId: string }) {
  const { db } = services
  const message = await findMessage(db, messageId)
  if (!message || message.mailState === 'sent') return
  if (!(await channelsFor(db, [userId], 'messages'))(userId).mail) return recordDelivery(db, message, 'in_app')
  let became: Delivery
  try {
    became = await send(services, message)
  } catch (error) {
    await recordDelivery(db, message, 'failed')
    // a permanent failure: do not retry
    if (error instanceof MailRefused) return
    throw error
  }
  await recordDelivery(db, message, became === 'sent' ? 'sent' : 'failed')
}

async function send(services: Services, message: FoundMessage): Promise<Delivery> {
  const { id, userId, email, applicationId } = message
  const { footer, headers } = notificationUnsubscribeLinks(services.env, { userId, stops: 'messages' })
  const url = services.env.PUBLIC_URL + threadAddress(applicationId)
  const mail = messageMail({ ...message, url, footer })
  return deliverMail(services, { key: `message ${id}`, to: email, ...mail, headers })
}

/** What a company and a candidate write to each other. */
export const messageNews: Subscriber[] = [
  on(messageSent, 'notifications.message-sent', onSent),
  on(messageAnswered, 'notifications.message-answered', onAnswered),
  on(messageToMail, 'notifications.mail-message', mailMessage, mailGroups('userId')),
]
