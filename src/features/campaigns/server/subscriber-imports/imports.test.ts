import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { subscriberImports } from '#db/schema/campaigns.imports.ts'
import { campaignOptOuts, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { files } from '#db/schema/documents.ts'
import { importChoices } from '#db/schema/import-files.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { events } from '#db/schema/operations.ts'
import { createUpload } from '#features/applications/server/apply.testing.ts'
import { isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { fileQuestion } from '../../imports/leaver-signs.ts'
import { chooseKinds } from '../newsletter/choices.ts'
import { campaignSubscribers } from '../subscribers.ts'

const product = productOfFile()
let staff: string
beforeAll(async () => {
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
})
beforeEach(async () => {
  for (const table of [newsletterSubscribers, mailSuppressions, campaignOptOuts, importChoices, subscriberImports])
    await product.db.delete(table)
})

const api = () => product.as(staff).subscriberImports
const upload = async (lines: string | string[], name = 'subscribed.csv') => {
  const bytes = Buffer.from([lines].flat().join('\n'))
  return (await createUpload(product, staff, { name, contentType: 'text/csv', bytes })).id
}
/** Runs the pending imports, each event twice, as after a crash. */
async function work(): Promise<void> {
  const rows = await product.db.select().from(events)
  for (const { id, name, payload, occurredAt } of rows)
    for (const one of [...campaignSubscribers, ...campaignSubscribers].filter(({ eventName }) => eventName === name))
      await one.handle(product.services, payload, { eventId: id, occurredAt })
  await product.db.delete(events)
}
const consent = 'Our old list'
async function bring(
  lines: string[],
  { answers = {}, name }: { answers?: Record<string, string>; name?: string } = {},
) {
  const id = newId()
  await api().start({ id, fileId: await upload(lines, name), consent, answers, recalls: false })
  await work()
  return api().get({ id })
}
const add = (...rows: (Partial<typeof newsletterSubscribers.$inferInsert> & { email: string })[]) =>
  product.db.insert(newsletterSubscribers).values(rows.map((row) => ({ source: 'sign_up' as const, ...row })))
const stored = async () =>
  new Map((await product.db.select().from(newsletterSubscribers)).map((one) => [one.email, one] as const))
const optedOut = async () => new Set((await product.db.select().from(campaignOptOuts)).map(({ email }) => email))

describe('an import of subscribers is refused', () => {
  const list = 'email,Status\nida@x.example,active'

  it.each([
    ['without a word about consent', list, { consent: '  ' }, 'CONSENT_REQUIRED'],
    ['that has no column of addresses', 'name\nIda', {}, 'FILE_INVALID'],
    ['that is no table', '\u0000\u0001', {}, 'TABLE_UNREADABLE'],
    ['that adds and changes no one', 'email,Status\nknown@x.example,active', {}, 'IMPORT_NOTHING_TAKEN'],
    ['with an open question', 'email,Status\nida@x.example,Lukewarm', {}, 'IMPORT_QUESTIONS_OPEN'],
  ])('%s', async (_name, text, more, code) => {
    await add({ email: 'known@x.example' })
    const request = { id: newId(), fileId: await upload(text), consent, ...more }
    await expect(api().start(request)).rejects.toMatchObject({ code })
    expect(await product.db.$count(subscriberImports)).toBe(0)
  })

  it('of a file of another person, or one that was used', async () => {
    const other = (await createUser(product.db, { roles: ['platform_admin'] })).id
    const fileId = await upload(list)
    const request = { id: newId(), fileId, consent }
    await expect(product.as(other).subscriberImports.start(request)).rejects.toMatchObject({ code: 'IMPORT_FILE_GONE' })
    await api().start(request)
    await expect(api().start({ ...request, id: newId() })).rejects.toMatchObject({ code: 'IMPORT_FILE_GONE' })
  })
})

describe('a preview of subscribers', () => {
  it('says what each row does, and stores nothing (CAMP-09)', async () => {
    await add(
      { email: 'known@x.example' },
      { email: 'listed@x.example', source: 'import', name: 'Old Name' },
      { email: 'ends@x.example', source: 'import' },
      { email: 'left@x.example', isActive: false },
    )
    await product.db.insert(mailSuppressions).values({ email: 'bounced@x.example', reason: 'bounce' })
    const fileId = await upload([
      'E-Mail;Name;Status;Subscribed at',
      'Amara@X.example;Amara Nwosu;active;2024-05-31',
      'amara@x.example;again;active;',
      ';Empty;active;',
      'known@x.example;Known;active;',
      'listed@x.example;New Name;active;',
      'ends@x.example;Ends;unsubscribed;',
      'left@x.example;Left;active;',
      'bounced@x.example;Bounced;active;',
      'gone@x.example;Gone;bounced;',
      'asked@x.example;Asked;Lukewarm;',
    ])
    const check = await api().check({ fileId })
    expect(check.counts).toEqual({ new: 1, changed: 2, same: 1, leftOut: 4, refused: 1, asked: 1 })
    expect(check).toMatchObject({ left: 2, ended: 1, keptOff: 1, openQuestions: 1 })
    expect(check.refused).toEqual([{ row: 4, column: 'E-Mail', reason: 'has no email address' }])
    expect(check.noted.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '3 is the same person as row 2',
      '8 unsubscribed here, or left by an earlier list',
      '9 is never emailed: bounced, complained, or suppressed by staff',
      '10 bounced: is not emailed',
    ])
    expect(check.sample[0]).toEqual({
      ...{ row: 2, change: 'new', email: 'amara@x.example', name: 'Amara Nwosu', isActive: true, reason: null },
      ...{ subscribedOn: '2024-05-31', leftOn: null, tags: [] },
    })
    expect(check.questions[0]).toMatchObject({ column: 'Status', text: 'Lukewarm', suggestion: null })
    expect(await product.db.$count(newsletterSubscribers)).toBe(4)
  })

  it('uses the choices of the last list with these columns, but no answer about all people of a list', async () => {
    const lines = ['email,Group,Note', 'ida@x.example,A,']
    const choices = { columns: { 1: 'tags' }, answers: { [fileQuestion]: 'active' }, recalls: false }
    await api().start({ id: newId(), fileId: await upload(lines, 'contacts.csv'), consent, ...choices })
    const check = await api().check({ fileId: await upload(lines, 'contacts.csv') })
    expect(check.columns.map(({ field }) => field)).toEqual(['email', 'tags', null])
    expect(check).toMatchObject({ chosen: { answers: {}, isRemembered: true }, openQuestions: 1 })
  })
})

describe('an imported list', () => {
  it('adds the new people with their days, tags and consent, once, however often it is started or retried', async () => {
    const request = {
      id: newId(),
      consent,
      fileId: await upload(['email,Status,Subscribed at,Tags', 'ida@x.example,active,2024-05-31,"tea, jobs"']),
    }
    const [one, two] = await Promise.all([api().start(request), api().start(request)])
    expect(one).toEqual(two)
    expect(one).toMatchObject({ state: 'waiting', totalRows: 1 })
    await work()
    expect(await api().get({ id: request.id })).toMatchObject({ state: 'done', doneRows: 1, addedRows: 1 })
    const ida = (await stored()).get('ida@x.example')
    expect(ida).toMatchObject({ isActive: true, source: 'import', consent, tags: ['tea', 'jobs'] })
    expect(ida && isoDay(ida.subscribedAt, 'UTC')).toBe('2024-05-31')
    // the file is no longer needed
    expect(await product.db.$count(files, eq(files.id, request.fileId))).toBe(0)
  })

  it('permanently excludes people who left elsewhere, with the day of leaving (CAMP-09)', async () => {
    await add({ email: 'known@x.example' })
    const report = await bring([
      'Email Address,First Name,Status,UNSUB_TIME',
      'stays@x.example,Ada,subscribed,',
      'cleaned@x.example,Bo,cleaned,',
      'gone@x.example,Cy,subscribed,2026-01-02',
      'twice@x.example,Di,subscribed,',
      'TWICE@x.example,Di,unsubscribed,',
      'known@x.example,Known,unsubscribed,',
    ])
    expect(report).toMatchObject({ addedRows: 1, keptOffRows: 3, leftOutRows: 2 })
    const all = await stored()
    expect(all.get('stays@x.example')).toMatchObject({ name: 'Ada', isActive: true })
    expect(all.get('gone@x.example')).toMatchObject({
      ...{ name: null, isActive: false, unsubscribedAt: new Date('2026-01-02T00:00:00Z') },
    })
    // a person who subscribed here remains subscribed
    expect(all.get('known@x.example')?.isActive).toBe(true)
    expect([...(await optedOut())].sort()).toEqual(['cleaned@x.example', 'gone@x.example', 'twice@x.example'])
    // a later list without that sign does not subscribe them again
    const fileId = await upload(['email', 'cleaned@x.example', 'gone@x.example', 'twice@x.example'])
    expect((await api().check({ fileId })).counts).toMatchObject({ new: 0, leftOut: 3 })
  })

  it('ends the subscription of an imported person who left by a later list, and updates others', async () => {
    await bring(['email,Status', 'first@x.example,active', 'second@x.example,active'])
    const report = await bring([
      'email,Name,Status,Left on',
      'first@x.example,,unsubscribed,2026-03-04',
      'second@x.example,Bo,active,',
    ])
    expect(report).toMatchObject({ addedRows: 0, changedRows: 1, endedRows: 1 })
    const all = await stored()
    expect(all.get('first@x.example')).toMatchObject({
      isActive: false,
      unsubscribedAt: new Date('2026-03-04T00:00:00Z'),
    })
    expect(all.get('second@x.example')).toMatchObject({ name: 'Bo', isActive: true })
  })

  it('stores an address of an international domain in ASCII form, once, and respects its refusal', async () => {
    await product.db.insert(campaignOptOuts).values({ email: 'no@xn--mnchen-3ya.example', kind: 'newsletter' })
    const report = await bring(['email', 'info@münchen.example', 'INFO@xn--mnchen-3ya.example', 'no@münchen.example'])
    expect(report).toMatchObject({ addedRows: 1, leftOutRows: 2 })
    expect((await stored()).has('info@xn--mnchen-3ya.example')).toBe(true)
  })

  it('continues after an interruption where it was', async () => {
    const id = newId()
    const people = Array.from({ length: 1200 }, (_, n) => `p${n}@x.example,active`)
    await api().start({ id, consent, fileId: await upload(['email,Status', ...people]) })
    await product.db
      .update(subscriberImports)
      .set({ state: 'running', lastRow: 701, doneRows: 700, addedRows: 700 })
      .where(eq(subscriberImports.id, id))
    await work()
    expect(await api().get({ id })).toMatchObject({ state: 'done', doneRows: 1200, addedRows: 1200 })
    expect(await product.db.$count(newsletterSubscribers)).toBe(500)
  })

  it('can be cancelled, and then stores no more', async () => {
    const id = newId()
    await api().start({ id, consent, fileId: await upload(['email,Status', 'ida@x.example,active']) })
    expect(await api().cancel({ id })).toMatchObject({ state: 'cancelled' })
    await work()
    expect(await product.db.$count(newsletterSubscribers)).toBe(0)
  })

  it('fails if its file is gone', async () => {
    const [id, fileId] = [newId(), await upload(['email,Status', 'ida@x.example,active'])]
    await api().start({ id, consent, fileId })
    const [file] = await product.db.select().from(files).where(eq(files.id, fileId))
    await product.services.storage.remove(file?.key ?? '')
    await work()
    expect(await api().get({ id })).toMatchObject({ state: 'failed' })
  })
})

describe('undoing an import', () => {
  const list = [
    'email,Name,Status',
    'new@x.example,Ida,active',
    'ends@x.example,,unsubscribed',
    'named@x.example,New,active',
    'off@x.example,,bounced',
  ]
  const addKnown = () =>
    add(
      { email: 'ends@x.example', source: 'import' },
      { email: 'named@x.example', source: 'import', name: 'Old', tags: ['tea'] },
    )

  it('is refused while it runs', async () => {
    const id = newId()
    await api().start({ id, consent, fileId: await upload(list) })
    await expect(api().undo({ id })).rejects.toMatchObject({ code: 'IMPORT_RUNNING', status: 409 })
  })

  it('removes whom it added, reopens whom it ended, and restores what it changed', async () => {
    await addKnown()
    const { id } = await bring(list)
    expect([...(await optedOut())].sort()).toEqual(['ends@x.example', 'off@x.example'])
    expect(await api().undo({ id })).toEqual({ removed: 2, reopened: 1 })
    const all = await stored()
    expect([...all.keys()].sort()).toEqual(['ends@x.example', 'named@x.example'])
    expect(all.get('ends@x.example')).toMatchObject({ isActive: true, unsubscribedAt: null })
    expect(all.get('named@x.example')).toMatchObject({ name: 'Old', tags: ['tea'] })
    expect(await optedOut()).toEqual(new Set())
    expect(await api().get({ id })).toMatchObject({ state: 'undone' })
    expect(await api().undo({ id })).toEqual({ removed: 0, reopened: 0 })
  })

  it('leaves people who made a choice here since', async () => {
    await addKnown()
    const { id } = await bring(list)
    const ctx = await product.contextFor(staff)
    await chooseKinds(ctx, 'new@x.example', ['announcement'], null)
    await chooseKinds(ctx, 'ends@x.example', ['announcement'], null)
    await product.db
      .update(newsletterSubscribers)
      .set({ source: 'sign_up', isActive: true, unsubscribedAt: null })
      .where(eq(newsletterSubscribers.email, 'off@x.example'))
    expect(await api().undo({ id })).toEqual({ removed: 0, reopened: 0 })
    const all = await stored()
    expect([...all].map(([email, { isActive }]) => `${email} ${isActive}`).sort()).toEqual([
      'ends@x.example false',
      'named@x.example true',
      'new@x.example false',
      'off@x.example true',
    ])
    expect([...(await optedOut())].sort()).toEqual(['ends@x.example', 'new@x.example'])
  })

  it('leaves people who left by another list too', async () => {
    await addKnown()
    const { id } = await bring(list)
    const other = await bring([
      'email,Status',
      'ends@x.example,cleaned',
      'off@x.example,cleaned',
      'later@x.example,active',
    ])
    expect(await api().undo({ id })).toEqual({ removed: 1, reopened: 0 })
    expect([...(await optedOut())].sort()).toEqual(['ends@x.example', 'off@x.example'])
    await api().undo({ id: other.id })
    expect(await optedOut()).toEqual(new Set())
  })
})
