import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { externalApplications } from '#db/schema/job-tracker.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { trackerImports } from '#db/schema/tracker-import.ts'
import { applyWorld, createUpload } from '#features/applications/server/apply.testing.ts'
import { maxExternal } from '#features/job-tracker/rules.ts'
import { isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { byHand, importWorld } from './imports.testing.ts'

const product = productOfFile()
const head = 'Company,Job title,Date applied,Status,Link,Salary,Notes,Contact'

describe('an import into the tracker is refused', () => {
  it.each([
    ['of a file without companies, titles and people', ['colour,size', 'red,4'], 'NO_COMPANY'],
    ['of no table', '\u0000\u0001', 'TABLE_UNREADABLE'],
    ['without any row', head, 'TABLE_EMPTY'],
    ['with an open question', [head, 'Acme,Cook,2026-01-05,Ghosted,,,,'], 'IMPORT_QUESTIONS_OPEN'],
    ['of wishes alone', [head, 'Acme,Cook,,Wishlist,,,,'], 'IMPORT_NOTHING_TAKEN'],
  ])('%s', async (_, lines, code) => {
    const { api, upload, stored } = await importWorld(product)
    await expect(api.start({ id: newId(), fileId: await upload(lines) })).rejects.toMatchObject({ code })
    expect(await stored()).toEqual([])
  })

  it('of a file of another person, or one that was used', async () => {
    const [mine, other] = [await importWorld(product), await importWorld(product)]
    const fileId = await mine.upload([head, 'Acme,Cook,2026-01-05,Applied,,,,'])
    await expect(other.api.start({ id: newId(), fileId })).rejects.toMatchObject({ code: 'IMPORT_FILE_GONE' })
    await mine.api.start({ id: newId(), fileId })
    await expect(mine.api.start({ id: newId(), fileId })).rejects.toMatchObject({ code: 'IMPORT_FILE_GONE' })
  })
})

describe('a preview of applications', () => {
  it('says what each row does and what of it is left out, and stores nothing', async () => {
    const { my, api, upload, stored } = await importWorld(product)
    await my.jobTracker.addExternal({ ...byHand, title: 'Known', companyName: 'Acme' })
    const fileId = await upload([
      head,
      'Acme,Known,2026-01-05,Applied,,,,',
      'Acme,Cook,2026-01-06,Interview,javascript:alert(1),"$40k","Call, please","Ida Larsen (HR); Tom Fox"',
      'acme Inc.,cook,2026-01-06,Applied,,,,',
      'Halden,,2026-02-01,Rejected,https://halden.example/1,,,',
      ',,2026-02-02,Applied,https://x.example,,,',
      'Nord,Baker,,Wishlist,,,,',
      'Nord,Baker,2026-13-01,Applied,,,,',
    ])
    const check = await api.check({ fileId })
    expect(check.kind).toBe('applications')
    expect(check.counts).toEqual({ new: 2, changed: 0, same: 1, leftOut: 2, refused: 1, asked: 1 })
    expect(check.refused).toEqual([{ row: 6, column: 'Company', reason: 'has neither a company nor a job title' }])
    expect(check.noted.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
      '3 Link “javascript:alert(1)” is not a web address: it is left out',
      '4  is the same application as row 3',
      '5 Job title is empty: “Unknown job title” is used',
      '7 Status “Wishlist”: was not applied for',
    ])
    expect(check.applications[1]).toMatchObject({
      title: 'Cook',
      status: 'interview',
      appliedOn: '2026-01-06',
      link: '',
      contacts: [{ name: 'Ida Larsen', role: 'HR' }, { name: 'Tom Fox' }],
    })
    expect(check.questions.filter(({ suggestion }) => suggestion === null).map(({ text }) => text)).toEqual([
      '2026-13-01',
    ])
    expect(await stored()).toHaveLength(1)
  })

  it('leaves out an application that was sent here', async () => {
    const { user, my, input } = await applyWorld(product, { title: 'Data Analyst' })
    await my.submit(input)
    const [sent] = (await product.as(user.id).jobTracker.listOwn({})).items
    const lines = [head, `${sent?.job.companyName},Data Analyst,${isoDay(new Date())},Applied,,,,`]
    const bytes = Buffer.from(lines.join('\n'))
    const { id: fileId } = await createUpload(product, user.id, { name: 'a.csv', contentType: 'text/csv', bytes })
    const { counts, noted } = await product.as(user.id).trackerImports.check({ fileId })
    expect([counts.new, noted[0]?.reason]).toEqual([0, 'is an application that you sent here'])
  })
})

describe('an import of applications', () => {
  it('keeps the days of the file, and notifies no one', async () => {
    const { user, my, bring, stored, contacts, stepsOf } = await importWorld(product)
    const report = await bring([
      `${head},Status since`,
      'Acme,Cook,2026-01-06,Interview,https://acme.example/1,$40k,Call,Ida Larsen <ida@acme.example>,2026-02-03',
      'Halden,Driver,2026-01-07,Applied,,,,,',
    ])
    expect(report).toMatchObject({ state: 'done', addedRows: 2, addedContacts: 1, doneRows: 2 })
    const [cook, driver] = await stored()
    expect(cook).toMatchObject({ appliedOn: '2026-01-06', salaryTop: 40_000, notes: 'Call', notesAt: null })
    expect(await stepsOf(cook?.id ?? '')).toEqual(['submitted 2026-01-06', 'interview 2026-02-03'])
    expect(await stepsOf(driver?.id ?? '')).toEqual(['submitted 2026-01-07'])
    expect(await contacts()).toMatchObject([{ externalId: cook?.id, name: 'Ida Larsen', email: 'ida@acme.example' }])
    expect(await my.jobTracker.openReminders()).toEqual([])
    expect(await product.db.$count(auditLog, eq(auditLog.actorId, user.id))).toBe(0)
    expect(await product.db.$count(events)).toBe(0)
    expect(await product.db.$count(files, eq(files.ownerId, user.id))).toBe(0)
  })

  it('starts once, however often it is called', async () => {
    const { api, upload, work, stored } = await importWorld(product)
    const request = { id: newId(), fileId: await upload([head, 'Acme,Cook,2026-01-06,Applied,,,,']) }
    await Promise.all([api.start(request), api.start(request)])
    await work()
    await api.start(request)
    expect(await stored()).toHaveLength(1)
  })

  it('adds no twins, changes what the file changed, and keeps what was changed here', async () => {
    const { my, bring, stored, stepsOf } = await importWorld(product)
    const rows = [
      'Acme,Cook,2026-01-06,Applied,https://acme.example/1,$40k,first,',
      'Halden,Driver,2026-01-07,Applied,,,,',
    ]
    await bring([head, ...rows])
    const [cook] = await stored()
    await my.jobTracker.updateExternalNotes({ id: cook?.id ?? '', notes: 'mine' })
    const again = await bring([
      head,
      'ACME Inc.,Cook,2026-01-06,Rejected,https://acme.example/1,$50k,second,',
      rows[1] ?? '',
    ])
    expect(again).toMatchObject({ addedRows: 0, changedRows: 1, sameRows: 1 })
    expect(again.noted.map(({ column, reason }) => `${column} ${reason}`)).toEqual([
      'Notes was changed here and is kept',
    ])
    expect(await stored()).toMatchObject([
      { status: 'rejected', salaryText: '$50k', notes: 'mine' },
      { title: 'Driver', status: 'submitted' },
    ])
    expect((await stepsOf(cook?.id ?? '')).map((step) => step.split(' ')[0])).toEqual(['submitted', 'rejected'])
  })

  it('finds an application by its link when its title was changed', async () => {
    const { bring, stored } = await importWorld(product)
    await bring([head, 'Acme,Cook,2026-01-06,Applied,https://acme.example/1?utm_source=x,,,'])
    await bring([head, 'Acme,Head cook,2026-01-06,Applied,https://www.acme.example/1/,,,'])
    expect(await stored()).toMatchObject([{ title: 'Head cook' }])
  })

  it('fills what an application added by hand does not have, and nothing else', async () => {
    const { my, bring, stored } = await importWorld(product)
    await my.jobTracker.addExternal({ ...byHand, notes: 'mine' })
    await bring([head, 'Fernway,Analyst,2026-01-05,Rejected,https://fernway.example/1,$90k,theirs,'])
    expect(await stored()).toMatchObject([
      { status: 'submitted', notes: 'mine', salaryText: '$90k', link: 'https://fernway.example/1' },
    ])
  })

  it('stops at the limit, and names the rows that were left out', async () => {
    const { user, bring, stored } = await importWorld(product)
    const row = { userId: user.id, title: 'x', companyName: 'x', appliedOn: '2026-01-01', appliedAt: new Date() }
    await product.db.insert(externalApplications).values(Array.from({ length: maxExternal - 1 }, () => row))
    const { leftOut } = await bring([head, 'Acme,Cook,2026-01-06,Applied,,,,', 'Acme,Driver,2026-01-06,Applied,,,,'])
    expect(leftOut).toEqual([{ row: 3, column: '', reason: 'you can track up to 2,000 external applications' }])
    expect(await stored()).toHaveLength(maxExternal)
  })

  it('stores 450 rows in batches, each once, though rows share a link', async () => {
    const { bring, stored } = await importWorld(product)
    const rows = Array.from(
      { length: 450 },
      (_, n) => `Acme,Job ${n} x,2026-01-06,Applied,https://acme.example/careers,,,`,
    )
    expect(await bring([head, ...rows])).toMatchObject({ addedRows: 450, doneRows: 450, state: 'done' })
    expect(new Set((await stored()).map(({ title }) => title)).size).toBe(450)
  })

  it('remembers the choices for the next file of the layout, for this person alone', async () => {
    const { api, upload, bring } = await importWorld(product)
    const lines = [head, 'Acme,Cook,2026-01-06,Ghosted,,,,']
    await bring(lines, { answers: { 'choice:status:ghosted': 'rejected' } })
    const check = await api.check({ fileId: await upload([head, 'Nord,Baker,2026-01-06,Ghosted,,,,']) })
    expect([check.chosen.isRemembered, check.applications[0]?.status]).toEqual([true, 'rejected'])
    const other = await importWorld(product)
    expect((await other.api.check({ fileId: await other.upload(lines) })).chosen.isRemembered).toBe(false)
  })
})

describe('an import can be undone', () => {
  const rows = [head, 'Acme,Cook,2026-01-06,Applied,,,,Ida Larsen', 'Halden,Driver,2026-01-07,Rejected,,,,']

  it('as a whole', async () => {
    const { api, bring, stored, contacts } = await importWorld(product)
    const { id } = await bring(rows)
    expect(await api.undo({ id })).toEqual({ removed: 3, restored: 0, kept: 0 })
    expect([await stored(), await contacts()]).toEqual([[], []])
    expect((await api.get({ id })).state).toBe('undone')
    expect(await bring(rows)).toMatchObject({ addedRows: 2 })
  })

  it('except for what the person changed or added since', async () => {
    const { my, api, bring, stored } = await importWorld(product)
    const { id } = await bring(rows)
    const [cook, driver] = await stored()
    await my.jobTracker.addReminder({ aboutId: cook?.id ?? '', dueAt: new Date('2030-01-01'), note: 'Call' })
    await my.jobTracker.setExternalStatus({ id: driver?.id ?? '', status: 'interview' })
    expect(await api.undo({ id })).toEqual({ removed: 1, restored: 0, kept: 2 })
    expect(await stored()).toHaveLength(2)
  })

  it('with the values that it replaced', async () => {
    const { api, bring, stored, stepsOf } = await importWorld(product)
    await bring(rows)
    const second = await bring([head, 'Acme,Cook,2026-01-06,Offer,https://acme.example/1,,,'])
    expect(await api.undo({ id: second.id })).toEqual({ removed: 0, restored: 1, kept: 0 })
    const [cook] = await stored()
    expect(cook).toMatchObject({ status: 'submitted', link: null, statusUpdatedAt: new Date('2026-01-06T00:00:00Z') })
    expect(await stepsOf(cook?.id ?? '')).toEqual(['submitted 2026-01-06'])
  })

  it('only after it ended, and by its own person', async () => {
    const { api, upload } = await importWorld(product)
    const id = newId()
    await api.start({ id, fileId: await upload(rows) })
    await expect(api.undo({ id })).rejects.toMatchObject({ code: 'IMPORT_RUNNING' })
    const other = product.as((await createUser(product.db)).id).trackerImports
    await expect(other.undo({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await api.cancel({ id })).state).toBe('cancelled')
    expect(await api.undo({ id })).toEqual({ removed: 0, restored: 0, kept: 0 })
    expect(await product.db.$count(trackerImports, eq(trackerImports.id, id))).toBe(1)
  })
})
