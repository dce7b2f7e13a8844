import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationMessages } from '#db/schema/messages.ts'
import { notificationPreferences, notifications } from '#db/schema/notifications.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { newWorld, openConversation, product, world } from '#features/messages/server/conversation.testing.ts'
import { newId } from '#lib/ids.ts'
import { MailRefused, MailUnavailable } from '#server/mail/mailer.ts'
import { notificationSubscribers } from './catalogue.ts'

openConversation()

const as = (userId: string) => product.as(userId).messages
/** Handles the events of the test with every subscriber, twice, as the worker may do after a crash. */
async function follow(name: string, services = product.services) {
  const rows = await product.db.select().from(events).where(eq(events.name, name))
  const mine = rows.filter(({ payload }) => payload.userId === world.candidate.id)
  for (const { id, payload } of [...mine, ...mine]) {
    const occurrence = { eventId: id, occurredAt: new Date() }
    for (const one of notificationSubscribers.filter(({ eventName }) => eventName === name)) {
      await one.handle(services, payload, occurrence)
    }
  }
}
const notificationsOf = (userId: string) =>
  product.db.select().from(notifications).where(eq(notifications.userId, userId))
const mails = () => product.db.select().from(devMails).where(eq(devMails.to, world.candidate.email))
const state = async () => {
  const [row] = await product.db
    .select({ state: applicationMessages.mailState })
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, world.applicationId))
  return row?.state
}
const failing = (error: Error) => ({ ...product.services, mailer: { send: () => Promise.reject(error) } })

describe('a message of a company', () => {
  it('is emailed once, with a link to answer, and is in the list', async () => {
    await as(world.recruiter.id).send(
      world.write({ body: 'Hello {{candidate_first_name}}\n\nSee https://kestrel.example/map.' }),
    )
    await follow('conversation.message_sent')
    expect(await notificationsOf(world.candidate.id)).toMatchObject([
      {
        type: 'message_received',
        title: 'Message from Kestrel',
        message: 'About your application for Data Analyst: “About Data Analyst”.',
        href: `/app/tracker?application=${world.applicationId}`,
      },
    ])
    expect(await state()).toBe('queued')
    await follow('conversation.message_to_mail')
    expect(await state()).toBe('sent')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'About Data Analyst', headers: { 'List-Unsubscribe': expect.any(String) } })
    expect(mail?.text).toContain('Hello Maya\n\nSee https://kestrel.example/map')
    expect(mail?.text).toContain("Please reply in Tandem: replies to this email don't reach anyone.")
    expect(mail?.html).toContain('href="https://kestrel.example/map"')
    expect(mail?.html).toContain(`/app/tracker?application=${world.applicationId}`)
  })

  it('looks the same in the preview and in the email, except for the unsubscribe link', async () => {
    const message = world.write()
    const preview = await as(world.recruiter.id).preview(message)
    await as(world.recruiter.id).send(message)
    await follow('conversation.message_sent')
    await follow('conversation.message_to_mail')
    const [mail] = await mails()
    const body = (text: string) => text.slice(0, text.indexOf('Unsubscribe'))
    expect(preview.subject).toBe(mail?.subject)
    expect(body(preview.text)).toBe(body(mail?.text ?? ''))
    expect(preview.text).not.toContain('unsubscribe?token')
  })

  it('escapes names of people and jobs', async () => {
    const name = '<img src=x onerror=alert(1)>\r\nBcc: a@evil.example \u202e{{my_name}}'
    await newWorld({ name, title: '</title><script>alert(2)</script>' })
    const body = '{{candidate_name}} {{job_title}} javascript:alert(3) https://a@evil.example/'
    await as(world.recruiter.id).send(world.write({ subject: '{{candidate_name}} {{job_title}}', body }))
    await follow('conversation.message_sent')
    await follow('conversation.message_to_mail')
    const [mail] = await mails()
    expect(mail?.subject).not.toMatch(/[\r\n\u202e]/)
    expect(mail?.subject).toContain('{{my_name}}')
    expect(mail?.html).not.toMatch(/<img src=x|<script/)
    expect(mail?.html).not.toMatch(/href="(javascript|https:\/\/a@)/)
    expect(mail?.text).not.toMatch(/^Bcc:/m)
  })

  it('is marked as not emailed after a failure, and is emailed by a retry', async () => {
    await as(world.recruiter.id).send(world.write())
    await follow('conversation.message_sent')
    const away = failing(new MailUnavailable('away'))
    await expect(follow('conversation.message_to_mail', away)).rejects.toThrow(MailUnavailable)
    expect(await state()).toBe('failed')
    const id = (await as(world.recruiter.id).thread(world)).messages[0]?.id ?? ''
    await as(world.recruiter.id).retry({ id })
    expect(await state()).toBe('queued')
    await expect(as(world.recruiter.id).retry({ id })).rejects.toMatchObject({ code: 'NOT_FAILED' })
    await follow('conversation.message_to_mail')
    expect(await state()).toBe('sent')
    expect(await mails()).toHaveLength(1)
    await expect(as(world.recruiter.id).retry({ id })).rejects.toMatchObject({ code: 'NOT_FAILED' })
  })

  it('is not retried after a permanent failure', async () => {
    await as(world.recruiter.id).send(world.write())
    await follow('conversation.message_sent')
    await follow('conversation.message_to_mail', failing(new MailRefused('no such address')))
    expect(await state()).toBe('failed')
  })

  it("respects the candidate's channels: only in the product", async () => {
    const noMail = { userId: world.candidate.id, kind: 'messages', inApp: true, mail: false, digest: false }
    await product.db.insert(notificationPreferences).values(noMail)
    await as(world.recruiter.id).send(world.write())
    await follow('conversation.message_sent')
    await follow('conversation.message_to_mail')
    expect(await state()).toBe('in_app')
    expect(await notificationsOf(world.candidate.id)).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  it('is neither published nor emailed once the application is deleted', async () => {
    await as(world.recruiter.id).send(world.write())
    await product.db.delete(applicationMessages).where(eq(applicationMessages.applicationId, world.applicationId))
    await follow('conversation.message_sent')
    expect(await notificationsOf(world.candidate.id)).toEqual([])
  })
})

it('notifies every member of the company of an answer, once each', async () => {
  await as(world.recruiter.id).send(world.write())
  await as(world.candidate.id).answer({ id: newId(), applicationId: world.applicationId, body: 'Tuesday.' })
  await follow('conversation.message_answered')
  for (const { id } of [world.admin, world.recruiter]) {
    expect(await notificationsOf(id)).toMatchObject([
      {
        type: 'message_answered',
        message: 'Maya Okafor replied about Data Analyst.',
        href: `/app/company/open/${world.company.id}?to=%2Fapp%2Fcompany%2Fapplications%3Fapplication%3D${world.applicationId}`,
      },
    ])
  }
})
