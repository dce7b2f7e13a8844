import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationDrafts } from '#db/schema/applications.forms.ts'
import { files } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { cleanUpFiles } from '#features/documents/server/clean-up-files.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { DAY_MS } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createJob, createRequirement, createUser } from '#testing/factories.ts'
import { outcomeOf } from '#testing/outcome-of.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import type { ApplyDraft } from '../../draft-shape.ts'
import { applicant, applyWorld, createUpload } from '../apply.testing.ts'
import { deleteOldDrafts, remindOfDrafts } from './schedules.ts'

const product = productOfFile()

const typed = (overrides: Partial<ApplyDraft> = {}): ApplyDraft => ({
  ...applicantDetails({ email: 'not an address yet', phone: '' }),
  resume: null,
  coverLetter: { choice: 'text', text: 'Dear Daniel' },
  answers: {},
  ...overrides,
})
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const ofPerson = (jobId: string, userId: string) =>
  and(eq(applicationDrafts.jobId, jobId), eq(applicationDrafts.userId, userId))
const draftOf = async (jobId: string, userId: string) =>
  (await product.db.select().from(applicationDrafts).where(ofPerson(jobId, userId)))[0]

describe('a draft of an application', () => {
  it('is refused where it is too long, for other roles, for a hidden job, and after applying', async () => {
    const { job, my, input } = await applyWorld(product)
    const jobId = job.id
    const long = typed({ answers: Object.fromEntries(Array.from({ length: 15 }, () => [newId(), 'x'.repeat(19_000)])) })
    expect(await outcomeOf(my.saveDraft({ jobId, values: long }))).toBe('BAD_REQUEST')
    const letter = { choice: 'text', text: 'x'.repeat(20_001) }
    expect(await outcomeOf(my.saveDraft({ jobId, values: typed({ coverLetter: letter }) }))).toBe('BAD_REQUEST')
    // a name that is no question id and that the database cannot store
    const named = typed({ answers: { 'a\u0000b': 'x' } })
    expect(await outcomeOf(my.saveDraft({ jobId, values: named }))).toBe('BAD_REQUEST')
    const none = product.as(null).applications
    expect(await outcomeOf(none.saveDraft({ jobId, values: typed() }))).toBe('APPLY_SIGNED_OUT')
    const staff = product.as((await createUser(product.db, { roles: ['platform_admin'] })).id).applications
    expect(await outcomeOf(staff.saveDraft({ jobId, values: typed() }))).toBe('APPLY_SEEKERS_ONLY')
    await product.db.update(jobs).set({ hiddenAt: new Date() }).where(eq(jobs.id, jobId))
    expect(await outcomeOf(my.saveDraft({ jobId, values: typed() }))).toBe('NOT_FOUND')
    await product.db.update(jobs).set({ hiddenAt: null }).where(eq(jobs.id, jobId))
    await my.submit(input)
    expect(await outcomeOf(my.saveDraft({ jobId, values: typed() }))).toBe('ALREADY_APPLIED')
  })

  it('is restored on another device, invalid values too, and is only of its own person and job', async () => {
    const { job, user, my, company } = await applyWorld(product)
    const question = await createRequirement(product.db, job.id, { label: 'Why here?' })
    const values = typed({ answers: { [question.id]: 'Half a thou' } })
    const { savedAt } = await my.saveDraft({ jobId: job.id, values })
    expect((await product.as(user.id).applications.formFor({ jobId: job.id })).draft).toEqual({ values, savedAt })
    const other = await applicant(product, job.id)
    expect((await other.my.formFor({ jobId: job.id })).draft).toBeNull()
    const second = await createJob(product.db, company.id)
    expect((await my.formFor({ jobId: second.id })).draft).toBeNull()
  })

  it.each([
    ['a missing key', { phone: undefined }, { phone: '' }],
    ['an invalid value', { resume: 'my resume', email: 7 }, { resume: null, email: '' }],
    ['an unknown key', { pronouns: 'she' }, {}],
    [
      'an invalid part of the letter',
      { coverLetter: { choice: 'no key!', text: 'Dear Daniel' } },
      { coverLetter: { choice: '', text: 'Dear Daniel' } },
    ],
    ['an invalid answer', { answers: { a: 7, b: 'Because' } }, { answers: { a: null, b: 'Because' } }],
  ])('keeps its other values if an earlier release stored %s', async (_, stored, read) => {
    const { job, user, my } = await applyWorld(product)
    const { savedAt } = await my.saveDraft({ jobId: job.id, values: typed() })
    // as JSON, undefined is a missing key
    await product.db
      .update(applicationDrafts)
      .set({ values: { ...typed(), ...stored } as ApplyDraft })
      .where(ofPerson(job.id, user.id))
    expect((await my.formFor({ jobId: job.id })).draft).toEqual({ values: typed(read as Partial<ApplyDraft>), savedAt })
  })

  it('has the last saved values, is saved though the job closed, and is deleted by its person and by sending', async () => {
    const { job, user, my, input } = await applyWorld(product)
    const jobId = job.id
    for (const fullName of ['M', 'Ma']) await my.saveDraft({ jobId, values: typed({ fullName }) })
    expect((await my.formFor({ jobId })).draft?.values.fullName).toBe('Ma')
    await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, jobId))
    await my.saveDraft({ jobId, values: typed({ fullName: 'May' }) })
    await product.db.update(jobs).set({ status: 'active' }).where(eq(jobs.id, jobId))
    expect((await my.formFor({ jobId })).draft?.values.fullName).toBe('May')
    const other = await applicant(product, jobId)
    await other.my.discardDraft({ jobId })
    expect(await draftOf(jobId, user.id)).toBeDefined()
    await my.discardDraft({ jobId })
    expect((await my.formFor({ jobId })).draft).toBeNull()
    await my.saveDraft({ jobId, values: typed() })
    await my.submit(input)
    expect(await draftOf(jobId, user.id)).toBeUndefined()
  })

  it('keeps its uploads beyond a day, names none of another person, and drops those that are gone', async () => {
    const { job, user, my } = await applyWorld(product)
    const other = await applicant(product, job.id)
    const [cv, loose, foreign] = [
      await createUpload(product, user.id),
      await createUpload(product, user.id),
      await createUpload(product, other.user.id),
    ]
    const fileOf = ({ id: fileId, fileName: name, size }: typeof cv) => ({ fileId, name, size })
    const answers = { [newId()]: fileOf(foreign) }
    await my.saveDraft({ jobId: job.id, values: typed({ resume: { kind: 'upload', file: fileOf(cv) }, answers }) })
    await cleanUpFiles(product.services, inDays(3))
    const there = async (id: string) => (await product.db.select().from(files).where(eq(files.id, id))).length
    expect([await there(cv.id), await there(loose.id), await there(foreign.id)]).toEqual([1, 0, 0])
    const draft = async () => (await my.formFor({ jobId: job.id })).draft?.values
    expect(await draft()).toMatchObject({ resume: { file: { fileId: cv.id } } })
    expect(Object.values((await draft())!.answers)).toEqual([null])
    await product.as(user.id).documents.discardUpload({ fileId: cv.id })
    expect((await draft())?.resume).toBeNull()
  })

  it('is one of at most a hundred of a person: the oldest is deleted', async () => {
    const { job, user, my, company } = await applyWorld(product)
    const others = await Promise.all(Array.from({ length: 100 }, () => createJob(product.db, company.id)))
    const row = { userId: user.id, values: typed() }
    await product.db
      .insert(applicationDrafts)
      .values(others.map(({ id: jobId }, day) => ({ ...row, jobId, savedAt: inDays(-day - 1) })))
    await my.saveDraft({ jobId: job.id, values: typed() })
    expect(await product.db.$count(applicationDrafts, eq(applicationDrafts.userId, user.id))).toBe(100)
    expect(await draftOf(others[99]!.id, user.id)).toBeUndefined()
  })
})

describe('deleteOldDrafts', () => {
  it('deletes drafts 30 days after the job closed, by its company or its deadline, and not a day before', async () => {
    const { job, user, my, company } = await applyWorld(product)
    const past = await createJob(product.db, company.id)
    for (const jobId of [job.id, past.id]) await my.saveDraft({ jobId, values: typed() })
    await product.db.update(jobs).set({ status: 'closed', updatedAt: new Date() }).where(eq(jobs.id, job.id))
    await product.db.update(jobs).set({ closesAt: new Date() }).where(eq(jobs.id, past.id))
    await deleteOldDrafts(product.db, inDays(29))
    for (const jobId of [job.id, past.id]) expect(await draftOf(jobId, user.id)).toBeDefined()
    await deleteOldDrafts(product.db, inDays(31))
    for (const jobId of [job.id, past.id]) expect(await draftOf(jobId, user.id)).toBeUndefined()
  })

  it('leaves drafts of open jobs, and deletes one that arrived after its application', async () => {
    const { job, user, my, input } = await applyWorld(product)
    await my.saveDraft({ jobId: job.id, values: typed() })
    await deleteOldDrafts(product.db, inDays(365))
    expect(await draftOf(job.id, user.id)).toBeDefined()
    await my.submit(input)
    await product.db.insert(applicationDrafts).values({ jobId: job.id, userId: user.id, values: typed() })
    await deleteOldDrafts(product.db)
    expect(await draftOf(job.id, user.id)).toBeUndefined()
  })
})

describe('the reminder of a draft', () => {
  /** Processes events of this name as the worker does. */
  async function work(name: string): Promise<void> {
    for (const event of await product.db.select().from(events).where(eq(events.name, name)))
      for (const { handle } of notificationSubscribers.filter(({ eventName }) => eventName === name))
        await handle(product.services, event.payload, { eventId: event.id, occurredAt: event.occurredAt })
  }
  const newsOf = (userId: string) => product.db.select().from(notifications).where(eq(notifications.userId, userId))

  it('follows once, two days after the last change, by notification and email, and opens the form', async () => {
    const { job, user, my, company } = await applyWorld(product)
    await my.saveDraft({ jobId: job.id, values: typed() })
    await remindOfDrafts(product.services, inDays(1.9))
    expect((await draftOf(job.id, user.id))?.remindedAt).toBeNull()
    await Promise.all([1, 2].map(() => remindOfDrafts(product.services, inDays(2.1))))
    // a later change of the same draft does not cause another reminder
    await my.saveDraft({ jobId: job.id, values: typed({ fullName: 'Maya' }) })
    await remindOfDrafts(product.services, inDays(9))
    for (const name of ['application.draft_rests', 'notification.to_mail']) await work(name)
    expect(await newsOf(user.id)).toMatchObject([
      {
        type: 'reminder_due',
        title: 'Unfinished application',
        message: `Your application for ${job.title} at ${company.name} isn't sent yet. Your draft is saved.`,
        href: `/app/jobs?job=${job.id}&dialog=apply`,
      },
    ])
    const mails = await product.db.select().from(devMails).where(eq(devMails.to, user.email))
    expect(mails.map(({ text }) => text?.includes(`job=${job.id}`))).toEqual([true])
  })

  it('does not follow for a closed job, nor for a draft that was sent or deleted in the meantime', async () => {
    const closed = await applyWorld(product)
    const sent = await applyWorld(product)
    for (const { job, my } of [closed, sent]) await my.saveDraft({ jobId: job.id, values: typed() })
    await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closed.job.id))
    await remindOfDrafts(product.services, inDays(3))
    await sent.my.submit(sent.input)
    await work('application.draft_rests')
    expect((await draftOf(closed.job.id, closed.user.id))?.remindedAt).toBeNull()
    for (const { user } of [closed, sent])
      expect((await newsOf(user.id)).filter(({ title }) => title === 'Unfinished application')).toEqual([])
  })

  it('follows the settings of its person', async () => {
    const { job, user, my } = await applyWorld(product)
    await product.as(user.id).notifications.updatePreferences({
      kinds: [{ kind: 'reminders', inApp: false, mail: false, digest: false }],
      digestAt: { hour: 8, timeZone: 'UTC' },
    })
    await my.saveDraft({ jobId: job.id, values: typed() })
    await remindOfDrafts(product.services, inDays(3))
    await work('application.draft_rests')
    expect(await newsOf(user.id)).toEqual([])
  })
})
