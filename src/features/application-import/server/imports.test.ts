import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationImports } from '#db/schema/application-import.ts'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applicationRejections, applications } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { applicant } from '#features/applications/server/apply.testing.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { head, importWorld, line, resume } from './imports.testing.ts'
import { applicationImportSubscribers } from './subscribers.ts'

const product = productOfFile()

const { createWorld, work, stored } = importWorld(product)

describe('statuses of another system', () => {
  const rows = ['Hired', 'Not hired', 'Hired by competitor', 'hired by  Competitor', 'Candidate withdrew'].map(
    (status, n) => `Person ${n},p${n}@mail.example,555,2026-01-05,${status},${resume},Because`,
  )

  it('are read as a whole or asked about; an import needs an answer to each, and remembers it', async () => {
    const { api, upload, job } = await createWorld()
    const request = await upload([head, ...rows].join('\n'))
    const check = await api.applicationImports.check(request)
    expect(check).toMatchObject({ openQuestions: 1, counts: { new: 3, asked: 2 } })
    const [open] = check.questions
    expect(open).toMatchObject({ text: 'Hired by competitor', rows: 2, suggestion: null })
    await expect(api.applicationImports.start({ ...request, id: newId() })).rejects.toMatchObject({
      code: 'IMPORT_QUESTIONS_OPEN',
      status: 422,
    })
    const answers = { [open!.id]: 'rejected' }
    await api.applicationImports.start({ ...request, id: newId(), answers })
    const next = await api.applicationImports.check(await upload([head, ...rows].join('\n')))
    expect([next.openQuestions, next.chosen.isRemembered]).toEqual([0, true])
    await work()
    const all = await stored(job.id)
    expect(all.map(({ status }) => status)).toEqual(['accepted', 'rejected', 'rejected', 'rejected', 'withdrawn'])
  })

  it('do not count as hires of this month or as waiting for review without their days', async () => {
    const { api, upload } = await createWorld()
    const request = await upload([head, rows[0]].join('\n'))
    await api.applicationImports.start({ ...request, id: newId() })
    await work()
    expect(await api.companyApplications.stats()).toMatchObject({ totalApplications: 1, hiredThisMonth: 0 })
    const { funnel, metrics } = await api.companyAnalytics.get({ range: 'year' })
    expect(funnel.map(({ count }) => count)).toEqual([0, 0, 0, 0])
    expect(metrics.find(({ icon }) => icon === 'time')?.value).toMatch(/^(-|—)$/)
  })
})

describe('the days of a file', () => {
  it('are those of hires, times and the funnel; no one waits for a first look', async () => {
    const { api, upload } = await createWorld()
    const ago = (days: number) => isoDay(new Date(Date.now() - days * DAY_MS))
    const text = [
      'Full name,Email,Applied on,Status,Hired on',
      `Ida,ida@mail.example,${ago(60)},Hired,${ago(40)}`,
      `Ola,ola@mail.example,${ago(50)},New,`,
      `Kim,kim@mail.example,${ago(50)},Interview,`,
      `Max,max@mail.example,${ago(500)},Hired,${ago(450)}`,
    ].join('\n')
    await api.applicationImports.start({ ...(await upload(text)), id: newId() })
    await work()
    const { funnel, metrics, summary } = await api.companyAnalytics.get({ range: 'year' })
    expect(funnel.map(({ count }) => count)).toEqual([2, 1, 1, 1])
    expect(metrics.find(({ icon }) => icon === 'time')?.value).toBe('20 days')
    expect(summary).not.toContain('waiting')
  })
})

describe('permission to import', () => {
  it("is for the company's admins, for their own jobs", async () => {
    const { company, upload, api } = await createWorld()
    const request = await upload(`${head}\n${line(1)}`)
    const member = await createMember(product.db, company.id)
    const rival = await createEmployer(product.db)
    const seeker = await createUser(product.db)
    for (const [userId, code] of [
      [null, 'UNAUTHENTICATED'],
      [seeker.id, 'FORBIDDEN'],
      [member.id, 'FORBIDDEN'],
      [rival.admin.id, 'NOT_FOUND'],
    ] as const)
      await expect(product.as(userId).applicationImports.check(request)).rejects.toMatchObject({ code })
    const id = newId()
    await api.applicationImports.start({ ...request, id })
    for (const verb of ['get', 'cancel', 'remove'] as const)
      await expect(product.as(rival.admin.id).applicationImports[verb]({ id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    expect(await product.as(rival.admin.id).applicationImports.list(undefined)).toEqual([])
  })

  it('rejects a file that is gone, empty, not text, too long, or without a usable row', async () => {
    const { api, upload, job } = await createWorld()
    const check = async (text: string | Uint8Array) => api.applicationImports.check(await upload(text))
    await expect(check(head)).rejects.toMatchObject({ code: 'TABLE_EMPTY' })
    await expect(check(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toMatchObject({ code: 'TABLE_UNREADABLE' })
    const gone = { jobId: job.id, fileId: newId() }
    await expect(api.applicationImports.check(gone)).rejects.toMatchObject({ code: 'IMPORT_FILE_GONE' })
    const bad = await upload(`${head}\n,no mail,555,,,,`)
    await expect(api.applicationImports.start({ ...bad, id: newId() })).rejects.toMatchObject({
      code: 'IMPORT_NOTHING_TAKEN',
    })
  })
})

describe('an import', () => {
  it('previews what it would import and refuse, and stores nothing', async () => {
    const { api, upload, job } = await createWorld()
    const { my, input } = await applicant(product, job.id)
    const required = (await api.companyApplications.questions({ jobId: job.id }))[0]!
    await my.submit({ ...input, answers: { [required.id]: 'Here' } })
    const text = [
      head,
      line(1),
      'X,nobody,,,,,',
      line(1),
      `Maya,${input.email.toUpperCase()},,2026-01-05,,,`,
      'Y,y@mail.example,,32/01/2026,,,',
      `Z,z@mail.example,,2026-01-05,,,`,
      ',,555,2026-01-05,,,',
    ]
    const check = await api.applicationImports.check(await upload(text.join('\r\n')))
    expect(check).toMatchObject({
      file: { format: 'csv', rows: 7, isCut: false },
      counts: { new: 2, changed: 0, same: 0, leftOut: 2, refused: 1, asked: 2 },
      ...{ incomplete: 1, rejectsIncomplete: false },
    })
    expect(check.sample.map(({ fullName, missing }) => [fullName, missing])).toEqual([
      ['Person 1', []],
      ['Z', ['Resume', 'Why us?']],
    ])
    expect(check.refused).toEqual([{ row: 8, column: 'Full name', reason: 'has neither a name nor an email address' }])
    expect(check.questions.filter(({ suggestion }) => suggestion === null).map((one) => [one.kind, one.text])).toEqual([
      ['day', ''],
      ['day', '32/01/2026'],
    ])
    expect(check.noted.map(({ row }) => row)).toEqual([3, 4, 5])
    expect(await stored(job.id)).toHaveLength(1)
  })

  it('stores people without an account once, with answers, match and history; notifies no one and links no account', async () => {
    const { api, upload, job, admin } = await createWorld()
    const known = await createUser(product.db, { email: 'p1@mail.example' })
    const rows = Array.from(
      { length: 450 },
      (_, n) => `P ${n},p${n}@mail.example,555,2026-01-02,,${resume},Because ${n}`,
    )
    const id = newId()
    const request = { ...(await upload([head, ...rows].join('\n'))), id }
    const before = await product.db.$count(devMails)
    await Promise.all([api.applicationImports.start(request), api.applicationImports.start(request)])
    await work()
    const done = await api.applicationImports.get({ id })
    expect(done).toMatchObject({
      state: 'done',
      totalRows: 450,
      doneRows: 450,
      importedRows: 450,
      refusedRows: 0,
      rejectedRows: 0,
      fileName: 'people.csv',
    })
    const all = await stored(job.id)
    expect([all.length, new Set(all.map(({ email }) => email)).size]).toEqual([450, 450])
    expect(all.every((one) => one.userId === null && one.source === 'imported' && one.matchScore !== null)).toBe(true)
    expect(await product.db.$count(applicationResponses, eq(applicationResponses.applicationId, all[7]!.id))).toBe(1)
    const shown = await api.companyApplications.get({ id: all[1]!.id })
    expect(shown).toMatchObject({ isImported: true, candidateImage: null, candidateEmail: 'p1@mail.example' })
    expect(shown.timeline.map(({ status }) => status)).toEqual(['submitted'])
    expect((await product.as(known.id).jobTracker.listOwn({})).items).toEqual([])
    expect(await product.db.$count(files, eq(files.ownerId, admin.id))).toBe(0)

    await api.companyApplications.setStatus({
      id: all[1]!.id,
      status: 'rejected',
      rejection: { reason: 'skills', message: 'Dear you' },
    })
    await work()
    expect(await product.db.$count(devMails)).toBe(before)
    expect(await product.db.$count(notifications, eq(notifications.userId, known.id))).toBe(0)
    expect((await api.companyApplications.get({ id: all[1]!.id })).timeline.at(-1)).toMatchObject({
      reason: 'skills',
      message: null,
    })
    // 450 rows, each event twice
  })

  it.each([true, false])(
    'with auto_reject_incomplete %s sets incomplete ones to rejected, with a note, or leaves them new (APPLY-31)',
    async (autoRejectIncomplete) => {
      const { api, upload, job } = await createWorld({ autoRejectIncomplete })
      const lines = [
        head,
        `Whole,w@mail.example,,2026-01-05,,${resume},Because`,
        `No resume,n@mail.example,,2026-01-05,,,Because`,
        `No answer,a@mail.example,,2026-01-05,interview,${resume},`,
      ]
      const request = await upload(lines.join('\n'))
      expect(await api.applicationImports.check(request)).toMatchObject({
        incomplete: 2,
        rejectsIncomplete: autoRejectIncomplete,
      })
      const id = newId()
      await api.applicationImports.start({ ...request, id })
      await work()
      const rows = await stored(job.id)
      const notes = await product.db.select().from(applicationRejections)
      const noteOf = (n: number) => notes.find(({ applicationId }) => applicationId === rows[n]?.id)?.note
      expect(rows.map(({ status }) => status)).toEqual(
        autoRejectIncomplete ? ['submitted', 'rejected', 'rejected'] : ['submitted', 'submitted', 'interview'],
      )
      expect([0, 1, 2].map(noteOf)).toEqual(
        autoRejectIncomplete ? [undefined, 'Missing: Resume', 'Missing: Why us?'] : [undefined, undefined, undefined],
      )
      expect((await api.applicationImports.get({ id })).rejectedRows).toBe(autoRejectIncomplete ? 2 : 0)
    },
  )

  it('continues after a crash where it stopped, and ends once it is cancelled', async () => {
    const { api, upload, job } = await createWorld()
    const rows = Array.from({ length: 500 }, (_, n) => `P ${n},p${n}@mail.example,,2026-01-05,,,`)
    const id = newId()
    await api.applicationImports.start({ ...(await upload([head, ...rows].join('\n'))), id })
    const run = applicationImportSubscribers.find(({ name }) => name === 'applications.run-import')!
    const [event] = await product.db.select().from(events).where(eq(events.name, 'applications.import_started'))
    const occurrence = { eventId: newId(), occurredAt: new Date() }
    let left = 2
    const flaky = new Proxy(product.services.db, {
      get: (db, key) => {
        const value = Reflect.get(db, key)
        if (key !== 'transaction') return typeof value === 'function' ? value.bind(db) : value
        return (work: never) => {
          if (left-- === 0) throw new Error('the database is away')
          return db.transaction(work)
        }
      },
    })
    await expect(run.handle({ ...product.services, db: flaky }, event!.payload, occurrence)).rejects.toThrow('away')
    expect(await api.applicationImports.get({ id })).toMatchObject({
      state: 'running',
      doneRows: 400,
      importedRows: 400,
    })
    expect(await api.applicationImports.cancel({ id })).toMatchObject({ state: 'cancelled' })
    await work()
    expect(await stored(job.id)).toHaveLength(400)
    expect(await api.applicationImports.get({ id })).toMatchObject({ state: 'cancelled', doneRows: 400 })
  })

  it('can be deleted as a whole or by person; candidates who applied themselves remain', async () => {
    const { api, upload, job, question } = await createWorld()
    const { my, input } = await applicant(product, job.id)
    const { applicationId } = await my.submit({ ...input, answers: { [question.id]: 'Here' } })
    const id = newId()
    await api.applicationImports.start({ ...(await upload([head, line(1), line(2)].join('\n'))), id })
    await expect(api.applicationImports.remove({ id })).rejects.toMatchObject({ code: 'IMPORT_RUNNING' })
    await work()
    await expect(api.applicationImports.removeCandidate({ id: applicationId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const [one] = await product.db
      .select()
      .from(applications)
      .where(and(eq(applications.importId, id), eq(applications.email, 'p1@mail.example')))
    await api.applicationImports.removeCandidate({ id: one!.id })
    expect(await api.applicationImports.remove({ id })).toEqual({ deleted: 1, restored: 0 })
    expect((await stored(job.id)).map((row) => row.id)).toEqual([applicationId])
    expect(await product.db.$count(applicationImports, eq(applicationImports.id, id))).toBe(0)
  })
})
