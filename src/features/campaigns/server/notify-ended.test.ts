import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newsletterSubscribers } from '#db/schema/campaigns.ts'
import { notifications } from '#db/schema/notifications.ts'
import { events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { MailRefused } from '#server/mail/mailer.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { campaignEnded } from '../events.ts'
import { notifyEnded } from './notify-ended.ts'
import { sendCampaign } from './sending/send-campaign.ts'

const product = productOfFile()
let [writer, colleague] = ['', '']
beforeAll(async () => {
  await product.db
    .insert(newsletterSubscribers)
    .values(['one@reader.example', 'two@reader.example'].map((email) => ({ email, source: 'import' as const })))
})
beforeEach(async () => {
  writer = (await createUser(product.db, { roles: ['platform_user'] })).id
  colleague = (await createUser(product.db, { roles: ['platform_admin'] })).id
})

/** Processes the end of the campaign as the worker does, twice. */
async function follow(campaignId: string) {
  for (const { id, payload } of await product.db
    .select()
    .from(events)
    .where(eq(events.name, campaignEnded.eventName))) {
    const ended = campaignEnded.schema.parse(payload)
    if (ended.campaignId !== campaignId) continue
    for (let n = 0; n < 2; n += 1) await notifyEnded(product.services, ended, { eventId: id, occurredAt: new Date() })
  }
}
const notificationsOf = async (userId: string) =>
  (await product.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ message, href }) => ({
    message,
    href,
  }))

/** A campaign to both readers, sent by a mail server that refuses these. */
async function sendRefused(refuses: (to: string) => boolean) {
  const id = newId()
  const my = product.as(writer).campaigns
  const words = { title: 'October', subject: 'News', content: '<p>Words</p>', templateType: 'newsletter' as const }
  await my.create({ id, ...words })
  await my.send({ id, revision: 1 })
  const send = product.services.mailer.send.bind(product.services.mailer)
  const mailer = {
    send: (mail: Parameters<typeof send>[0]) =>
      refuses(mail.to) ? Promise.reject(new MailRefused('554 policy')) : send(mail),
  }
  await sendCampaign({ ...product.services, mailer }, { campaignId: id })
  await follow(id)
  return id
}

it('notifies all staff of a campaign that reached no one, and only its author of one that was sent', async () => {
  const id = await sendRefused(() => true)
  const failed = {
    message: '“October”: 2 people haven’t received it. A retry sends it only to them.',
    href: `/app/admin/campaigns/${id}`,
  }
  expect(await notificationsOf(writer)).toEqual([failed])
  expect(await notificationsOf(colleague)).toEqual([failed])

  await product.as(writer).campaigns.act({ id, act: 'retry' })
  await sendCampaign(product.services, { campaignId: id })
  await follow(id)
  expect((await notificationsOf(writer)).map(({ message }) => message)).toContain('“October” was sent to 2 people.')
  expect(await notificationsOf(colleague)).toEqual([failed])
})

it('notifies the author how many addresses did not accept a campaign', async () => {
  await sendRefused((to) => to.startsWith('two'))
  const said = (await notificationsOf(writer)).map(({ message }) => message)
  expect(said).toContain('“October” was sent to 1 person. 1 address rejected it.')
})
