import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { applicationAttachments, applicationResponses } from '#db/schema/applications.forms.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { coverLetters, files } from '#db/schema/documents.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { runTextChild } from '#server/text/run-text-child.ts'
import { createJob, createMember, createRequirement, createResume, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { applicant, applyWorld, createUpload, objectsOf } from './apply.testing.ts'
import { applicationSubscribers } from './subscribers.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

const rowOf = async (id: string) => (await product.db.select().from(applications).where(eq(applications.id, id)))[0]!
const attachmentsOf = (id: string) =>
  product.db.select().from(applicationAttachments).where(eq(applicationAttachments.applicationId, id))
const bytesOf = async (key: string) => buffer((await product.services.storage.get(key))!.body)
const issues = (error: { data: { issues: { message: string }[] } }) => error.data.issues.map(({ message }) => message)

describe('an application', () => {
  it('starts as submitted, with history, audit and event (APPLY-26, APPLY-32, PLAT-17)', async () => {
    const { my, input, user, job, company, resume } = await applyWorld(product)
    const { applicationId, status, appliedAt } = await my.submit(input)
    expect(status).toBe('submitted')
    expect(await rowOf(applicationId)).toMatchObject({
      userId: user.id,
      jobId: job.id,
      status: 'submitted',
      fullName: 'Maya Okafor',
      email: 'maya@okafor.example',
      phone: '(503) 555-0142',
      resumeTitle: resume.title,
      resumeText: resume.text,
      coverLetter: null,
      applicationNotes: null,
      source: 'direct',
      isAssisted: false,
      appliedAt,
      statusUpdatedAt: appliedAt,
    })
    const ledger = await product.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, applicationId))
    expect(ledger).toMatchObject([
      { fromStatus: null, toStatus: 'submitted', changedBy: user.id, changedAt: appliedAt },
    ])
    const [audit] = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, applicationId))
    expect(audit).toMatchObject({ action: 'application.submitted', actorId: user.id, companyId: company.id })
    const told = await product.db.select().from(events).where(eq(events.name, 'application.submitted'))
    expect(told.map(({ payload }) => payload)).toContainEqual({
      applicationId,
      jobId: job.id,
      companyId: company.id,
      userId: user.id,
    })
  })

  it('cannot have another status: the database refuses (PLAT-17)', async () => {
    const { my, input } = await applyWorld(product)
    const { applicationId } = await my.submit(input)
    const set = { status: 'hired' as 'accepted' }
    const change = product.db.update(applications).set(set).where(eq(applications.id, applicationId))
    await expect(change).rejects.toThrow()
  })

  it('ignores fields that only the server sets', async () => {
    const { my, input, user } = await applyWorld(product)
    const other = await createUser(product.db)
    const extra = { status: 'accepted', userId: other.id, source: 'campaign', isAssisted: true, id: other.id }
    const { applicationId } = await my.submit({ ...input, ...extra })
    expect(await rowOf(applicationId)).toMatchObject({
      status: 'submitted',
      userId: user.id,
      source: 'direct',
      isAssisted: false,
    })
  })

  it('uses the views of the posting as its source', async () => {
    const { my, input, user, job } = await applyWorld(product)
    const view = (day: string, source: 'search' | 'campaign' | 'direct') => ({
      jobId: job.id,
      reader: user.id,
      day,
      source,
      viewedAt: new Date(day),
    })
    await product.db
      .insert(jobViews)
      .values([view('2025-10-02', 'campaign'), view('2025-10-01', 'search'), view('2025-10-03', 'direct')])
    expect(await rowOf((await my.submit(input)).applicationId)).toMatchObject({ source: 'campaign' })
  })
})

describe('basic information', () => {
  it("refuses missing fields with the specification's texts (APPLY-12, APPLY-13)", async () => {
    const { my, input } = await applyWorld(product)
    const empty = { ...input, fullName: ' ', email: 'maya@okafor', phone: '\u0000', resume: undefined as never }
    const error = await my.submit(empty).catch((e) => e)
    expect(error.code).toBe('BAD_REQUEST')
    expect(issues(error)).toEqual([
      'Full name is required',
      'Valid email is required',
      'Phone number is required',
      'Please provide a resume by either uploading a file or selecting an existing resume',
    ])
    for (const email of ['', 'a@b', 'a b@c.example', `${'x'.repeat(250)}@a.example`]) {
      expect(issues(await my.submit({ ...input, email }).catch((e) => e))).toEqual(['Valid email is required'])
    }
  })

  it('stores unusual text unchanged, as far as the database can store it', async () => {
    const { my, input } = await applyWorld(product)
    const { applicationId } = await my.submit({ ...input, fullName: ' 李\u0000 \ud800 <b>O’Neil</b> ' })
    expect((await rowOf(applicationId)).fullName).toBe('李 \ufffd <b>O’Neil</b>')
  })
})

describe('who may apply', () => {
  it('refuses signed out first, then other roles (APPLY-01, APPLY-02, APPLY-05)', async () => {
    const { input, company } = await applyWorld(product)
    await expect(product.as(null).applications.submit(input)).rejects.toMatchObject({
      code: 'APPLY_SIGNED_OUT',
      status: 401,
      message: 'Please log in to apply for jobs',
    })
    const member = await createMember(product.db, company.id, 'client_admin')
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    for (const { id } of [member, staff]) {
      await expect(product.as(id).applications.submit(input)).rejects.toMatchObject({
        code: 'APPLY_SEEKERS_ONLY',
        message: 'Only job seekers can apply for jobs',
      })
    }
    const { user, my } = await applicant(product, input.jobId)
    await product.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, user.id))
    await expect(my.submit(input)).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
  })

  it('refuses a second application, after withdrawing too (APPLY-03, APPLY-25)', async () => {
    const { my, input } = await applyWorld(product)
    const { applicationId } = await my.submit(input)
    const refused = { code: 'ALREADY_APPLIED', status: 409, message: 'You have already applied to this job' }
    await expect(my.submit(input)).rejects.toMatchObject(refused)
    await my.withdraw({ id: applicationId })
    await expect(my.submit(input)).rejects.toMatchObject(refused)
    await expect(my.formFor({ jobId: input.jobId })).rejects.toMatchObject(refused)
  })

  it.each(['paused', 'closed'] as const)('refuses a job that is %s', async (status) => {
    const { my, input } = await applyWorld(product, { status })
    await expect(my.submit(input)).rejects.toMatchObject({
      code: 'APPLICATIONS_CLOSED',
      message: 'Applications for this job have closed.',
    })
  })

  it.each(['draft', 'deleted'] as const)('A2 answers a %s job like a missing one', async (status) => {
    const { my, input } = await applyWorld(product, { status })
    await expect(my.submit(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(my.formFor({ jobId: input.jobId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(my.standing({ jobId: input.jobId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const missing = { ...input, jobId: '0199d1f0-0000-7000-8000-000000000001' }
    await expect(my.submit(missing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('accepts only members for an internal posting, and no one for an inactive or archived company', async () => {
    const inside = await applyWorld(product, { externalPosting: false, internalPosting: true })
    await expect(inside.my.submit(inside.input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { companyMembers } = await import('#db/schema/companies.ts')
    await product.db
      .insert(companyMembers)
      .values({ companyId: inside.company.id, userId: inside.user.id, role: 'client_user' })
    expect(await inside.my.submit(inside.input)).toMatchObject({ status: 'submitted' })
    for (const set of [{ status: 'inactive' as const }, { archivedAt: new Date() }]) {
      const { my, input, company } = await applyWorld(product)
      await product.db.update(companies).set(set).where(eq(companies.id, company.id))
      await expect(my.submit(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('refuses once the deadline day has ended where the company is (APPLY-30)', async () => {
    const closed = { code: 'APPLICATIONS_CLOSED' }
    const noon = new Date('2025-10-31T12:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (const [timeZone, now, isOpen] of [
        ['UTC', '2025-10-31T23:59:59.999Z', true],
        ['UTC', '2025-11-01T00:00:00.000Z', false],
        ['America/Los_Angeles', '2025-11-01T06:59:59.999Z', true],
        ['America/Los_Angeles', '2025-11-01T07:00:00.000Z', false],
        ['Pacific/Auckland', '2025-10-31T11:00:00.000Z', false],
      ] as const) {
        vi.setSystemTime(noon)
        const { my, input, company } = await applyWorld(product, { applicationDeadline: '2025-10-31' })
        await product.db.update(companies).set({ timeZone }).where(eq(companies.id, company.id))
        vi.setSystemTime(new Date(now))
        const call = my.submit(input)
        if (isOpen) expect(await call).toMatchObject({ status: 'submitted' })
        else await expect(call).rejects.toMatchObject(closed)
      }
      vi.setSystemTime(noon)
      const derived = await applyWorld(product, { applicationDeadline: '2025-11-30', closesAt: noon })
      await expect(derived.my.submit(derived.input)).rejects.toMatchObject(closed)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the resume', () => {
  it("is a copy of an existing one, in the application's own folder (APPLY-28, APPLY-27)", async () => {
    const { my, input, user, resume } = await applyWorld(product)
    const file = await createUpload(product, user.id, { name: 'Maya’s résumé.pdf' })
    await product.db.update(files).set({ state: 'kept' }).where(eq(files.id, file.id))
    const { resumes } = await import('#db/schema/documents.ts')
    await product.db.update(resumes).set({ fileId: file.id, documentType: 'uploaded' }).where(eq(resumes.id, resume.id))
    const { applicationId } = await my.submit(input)
    const [attachment] = await attachmentsOf(applicationId)
    expect(attachment).toMatchObject({
      requirementId: null,
      fileName: 'Maya’s résumé.pdf',
      fileSize: file.size,
      contentType: 'application/pdf',
      isResume: true,
      isCoverLetter: false,
    })
    expect(attachment!.filePath).toMatch(new RegExp(`^resumes/${applicationId}/\\d{13}_maya_s_r_sum\\.pdf$`))
    expect((await rowOf(applicationId)).resumeFileId).toBe(attachment!.fileId)
    await product.as(user.id).documents.deleteResume({ id: resume.id })
    expect(await objectsOf(product, applicationId)).toEqual([attachment!.filePath])
    expect(await rowOf(applicationId)).toMatchObject({ resumeTitle: resume.title, resumeFileId: attachment!.fileId })
  })

  it('from the builder is submitted as its PDF, named by its title, as of that day (APPLY-16)', async () => {
    const { my, input, user } = await applyWorld(product)
    const content = JSON.stringify({
      personalInfo: { fullName: 'Maya Okafor' },
      professionalSummary: 'Five years of SQL.',
    })
    const built = { title: 'Maya Okafor, Data Analyst', content, design: { template: 'modern' }, isDefault: false }
    const own = await createResume(product.db, user.id, built)
    const { applicationId } = await my.submit({ ...input, resume: { kind: 'existing', resumeId: own.id } })
    const [attachment] = await attachmentsOf(applicationId)
    expect(attachment).toMatchObject({
      fileName: 'Maya Okafor, Data Analyst.pdf',
      contentType: 'application/pdf',
      isResume: true,
      isCoverLetter: false,
    })
    expect(await rowOf(applicationId)).toMatchObject({ resumeTitle: built.title, resumeText: own.text })
    await product.as(user.id).documents.deleteResume({ id: own.id })
    const bytes = await bytesOf(attachment!.filePath)
    expect(bytes.length).toBe(attachment!.fileSize)
    const read = await runTextChild(bytes, 'pdf', 10_000)
    expect(read).toMatchObject({ pages: 1, text: expect.stringMatching(/Maya Okafor[\s\S]+Five years of SQL\./) })
  })

  it('that cannot be rendered is refused with its reason, and nothing is stored', async () => {
    const { my, input, user } = await applyWorld(product)
    const lines = Array.from({ length: 60 }, () => 'word '.repeat(1200))
    const custom = Array.from({ length: 4 }, (_, n) => ({ id: newId(), title: `Part ${n}`, items: lines }))
    const content = JSON.stringify({ customSections: custom })
    const own = await createResume(product.db, user.id, { content, isDefault: false })
    const sent = my.submit({ ...input, resume: { kind: 'existing', resumeId: own.id } })
    await expect(sent).rejects.toMatchObject({ code: 'DOCUMENT_TOO_LONG', status: 422 })
    expect(await product.db.select().from(applications).where(eq(applications.userId, user.id))).toEqual([])
    expect(await my.submit(input)).toMatchObject({ status: 'submitted' })
  })

  it('older than the builder is submitted as its text; an empty one without a file', async () => {
    const { my, input, resume, user, job, company } = await applyWorld(product)
    const { applicationId } = await my.submit(input)
    const [attachment] = await attachmentsOf(applicationId)
    expect(attachment).toMatchObject({ fileName: `${resume.title}.txt`, contentType: 'text/plain', isResume: true })
    const stored = await product.services.storage.get(attachment!.filePath)
    expect((await stored!.body.toArray()).join('')).toBe(resume.text)
    const second = await createJob(product.db, company.id)
    const empty = await createResume(product.db, user.id, { text: '', isDefault: false })
    const bare = { ...input, jobId: second.id, resume: { kind: 'existing' as const, resumeId: empty.id } }
    const sent = await my.submit(bare)
    expect(await attachmentsOf(sent.applicationId)).toEqual([])
    expect((await rowOf(sent.applicationId)).resumeFileId).toBeNull()
    expect(job.id).not.toBe(second.id)
  })

  it('is an upload, which is consumed; its text is read afterwards (APPLY-14)', async () => {
    const { my, input, user } = await applyWorld(product)
    const file = await createUpload(product, user.id, {
      name: 'Data Analyst.docx',
      contentType: docx,
      bytes: await wordFile(),
    })
    const { applicationId } = await my.submit({ ...input, resume: { kind: 'upload', fileId: file.id } })
    expect(await rowOf(applicationId)).toMatchObject({ resumeTitle: 'Data Analyst', resumeText: '' })
    const [attachment] = await attachmentsOf(applicationId)
    expect(attachment).toMatchObject({ fileName: 'Data Analyst.docx', isResume: true })
    expect(await product.db.select().from(files).where(eq(files.id, file.id))).toEqual([])
    expect(await product.services.storage.get(file.key)).toBeNull()
    const before = await rowOf(applicationId)
    const subject = { applicationId, jobId: input.jobId, companyId: input.jobId, userId: user.id }
    const occurrence = { eventId: applicationId, occurredAt: new Date() }
    await applicationSubscribers[0]!.handle(product.services, subject, occurrence)
    // and the match from its text
    const read = { matchSegments: expect.any(Array), matchVersion: expect.any(Number) }
    const searchResume = expect.stringContaining('okafor')
    expect(await rowOf(applicationId)).toEqual({ ...before, ...read, searchResume, resumeText: 'Maya Okafor' })
  })

  it("must be the person's own, and of an accepted kind (SHELL-33)", async () => {
    const { my, input, user } = await applyWorld(product)
    const foreign = await createUser(product.db)
    const theirs = await createResume(product.db, foreign.id)
    const their = await createUpload(product, foreign.id)
    const text = await createUpload(product, user.id, { name: 'cv.txt', contentType: 'text/plain' })
    const kept = await createUpload(product, user.id, { name: 'kept.pdf' })
    await product.db.update(files).set({ state: 'kept' }).where(eq(files.id, kept.id))
    for (const resume of [
      { kind: 'existing' as const, resumeId: theirs.id },
      ...[their, text, kept].map(({ id }) => ({ kind: 'upload' as const, fileId: id })),
    ]) {
      await expect(my.submit({ ...input, resume })).rejects.toMatchObject({
        code: 'ATTACHMENT_GONE',
        data: { field: 'resume' },
      })
    }
    expect(await product.db.select().from(applications).where(eq(applications.userId, user.id))).toEqual([])
  })

  it('whose object is lost stores nothing and reports the field (APPLY-29)', async () => {
    const { my, input, user } = await applyWorld(product)
    const file = await createUpload(product, user.id)
    await product.services.storage.remove(file.key)
    const objects = await objectsOf(product)
    const call = my.submit({ ...input, resume: { kind: 'upload', fileId: file.id } })
    await expect(call).rejects.toMatchObject({ code: 'ATTACHMENT_GONE', data: { field: 'resume' } })
    expect(await objectsOf(product)).toEqual(objects)
  })
})

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const wordFile = async () => (await (await import('#server/uploads/genuine-files.testing.ts')).genuineFiles()).docx

describe('the cover letter', () => {
  it("is typed text, one of the person's own, or none", async () => {
    const { my, input, user, company } = await applyWorld(product)
    const next = async () => ({ ...input, jobId: (await createJob(product.db, company.id)).id })
    const typed = await my.submit({
      ...(await next()),
      coverLetter: { kind: 'text', text: ' Dear Fernway, \n\nI ... ' },
    })
    expect((await rowOf(typed.applicationId)).coverLetter).toBe('Dear Fernway, \n\nI ...')
    const file = await createUpload(product, user.id, { name: 'letter.pdf' })
    const letter = { userId: user.id, title: 'Fernway', text: 'Dear team', documentType: 'uploaded' as const }
    const [own] = await product.db
      .insert(coverLetters)
      .values({ ...letter, fileId: file.id })
      .returning()
    const coverLetter = { kind: 'document' as const, coverLetterId: own!.id }
    const { applicationId } = await my.submit({ ...(await next()), coverLetter })
    expect((await rowOf(applicationId)).coverLetter).toBe('Dear team')
    const attachment = (await attachmentsOf(applicationId)).find(({ isCoverLetter }) => isCoverLetter)
    expect(attachment!.filePath).toMatch(new RegExp(`^cover-letters/${applicationId}/\\d{13}_letter\\.pdf$`))

    const content = JSON.stringify({ paragraphs: { opening: 'I write to apply.' }, signature: 'Maya' })
    const [built] = await product.db
      .insert(coverLetters)
      .values({ ...letter, title: 'Fernway letter', documentType: 'platform_created', content })
      .returning()
    const sent = await my.submit({ ...(await next()), coverLetter: { kind: 'document', coverLetterId: built!.id } })
    const made = (await attachmentsOf(sent.applicationId)).find(({ isCoverLetter }) => isCoverLetter)
    expect(made).toMatchObject({ fileName: 'Fernway letter.pdf', contentType: 'application/pdf', isResume: false })
    expect(made!.filePath).toMatch(/^cover-letters\//)
    const read = await runTextChild(await bytesOf(made!.filePath), 'pdf', 10_000)
    expect(read).toMatchObject({ text: expect.stringContaining('I write to apply.') })

    const other = await applyWorld(product)
    const stolen = other.my.submit({ ...other.input, coverLetter })
    await expect(stolen).rejects.toMatchObject({ code: 'ATTACHMENT_GONE', data: { field: 'coverLetter' } })
  })
})

describe('answers', () => {
  it('all twelve types are stored (APPLY-17, APPLY-27)', async () => {
    const { my, input, user, job } = await applyWorld(product)
    const given = {
      text: 'Plain words',
      textarea: 'Two\nlines',
      dropdown: 'B',
      multiple_choice: 'A',
      checkbox: ['B', 'A'],
      yes_no: 'no',
      url: 'https://okafor.example/work',
      number: '5',
      date: '2025-11-17',
      email: 'a@b.example',
      phone: '(503) 555-0142',
    } as const
    const answers: Record<string, string | string[]> = {}
    const byType = new Map<string, string>()
    for (const [questionType, answer] of Object.entries(given)) {
      const type = questionType as keyof typeof given
      const row = await createRequirement(product.db, job.id, {
        questionType: type,
        options: ['A', 'B'],
        required: true,
      })
      answers[row.id] = answer as string | string[]
      byType.set(row.id, type)
    }
    const ask = await createRequirement(product.db, job.id, { questionType: 'file_upload', required: true })
    byType.set(ask.id, 'file_upload')
    const file = await createUpload(product, user.id, { name: 'work sample.txt', contentType: 'text/plain' })
    const { applicationId } = await my.submit({ ...input, answers, files: { [ask.id]: file.id } })
    const rows = await product.db
      .select()
      .from(applicationResponses)
      .where(eq(applicationResponses.applicationId, applicationId))
    expect(
      Object.fromEntries(rows.map((row) => [byType.get(row.requirementId), [row.responseText, row.responseData]])),
    ).toEqual({
      text: ['Plain words', null],
      textarea: ['Two\nlines', null],
      dropdown: ['B', null],
      multiple_choice: ['A', null],
      checkbox: ['A, B', ['A', 'B']],
      yes_no: ['No', null],
      url: ['https://okafor.example/work', null],
      number: ['5', null],
      date: ['2025-11-17', null],
      email: ['a@b.example', null],
      phone: ['(503) 555-0142', null],
      file_upload: ['work sample.txt', { name: 'work sample.txt', size: file.size }],
    })
    const attachment = (await attachmentsOf(applicationId)).find(({ requirementId }) => requirementId === ask.id)
    expect(attachment).toMatchObject({ fileName: 'work sample.txt', isResume: false, isCoverLetter: false })
    expect(attachment!.filePath).toMatch(new RegExp(`^resumes/${applicationId}/\\d{13}_work_sample\\.txt$`))
  })

  it('reports every missing or invalid answer, for either value of auto_reject_incomplete (APPLY-19, CJOB-28)', async () => {
    const { my, input, user, job } = await applyWorld(product, { autoRejectIncomplete: true })
    const needed = await createRequirement(product.db, job.id, { required: true })
    const number = await createRequirement(product.db, job.id, {
      questionType: 'number',
      validationRules: { min_value: 2 },
    })
    const upload = await createRequirement(product.db, job.id, {
      questionType: 'file_upload',
      validationRules: { allowed_file_types: ['txt'] },
    })
    const free = await createRequirement(product.db, job.id)
    const file = await createUpload(product, user.id)
    const objects = await objectsOf(product)
    const error = await my
      .submit({ ...input, answers: { [needed.id]: ' ', [number.id]: '1' }, files: { [upload.id]: file.id } })
      .catch((e) => e)
    expect(error).toMatchObject({ code: 'ANSWERS_INVALID', status: 422 })
    expect(error.data.answers).toEqual({
      [needed.id]: 'This question is required',
      [number.id]: 'Please enter 2 or more',
      [upload.id]: "This file type isn't accepted. Please attach TXT.",
    })
    expect(await objectsOf(product)).toEqual(objects)
    const { applicationId } = await my.submit({ ...input, answers: { [needed.id]: 'Yes', [free.id]: null } })
    expect((await rowOf(applicationId)).status).toBe('submitted')
  })

  it('are asked of the right people; others are dropped (APPLY-21)', async () => {
    const { my, input, user, job, company } = await applyWorld(product)
    const inside = await createRequirement(product.db, job.id, { label: 'Inside', internalOnly: true, required: true })
    const outside = await createRequirement(product.db, job.id, {
      label: 'Outside',
      externalOnly: true,
      required: true,
    })
    const removed = await createRequirement(product.db, job.id, {
      label: 'Gone',
      removedAt: new Date(),
      required: true,
    })
    const labels = async (jobId: string) => (await my.formFor({ jobId })).questions.map(({ label }) => label)
    expect(await labels(job.id)).toEqual(['Outside'])
    const answers = { [inside.id]: 'spy', [outside.id]: 'yes', [removed.id]: 'old', nonsense: 'x' }
    const { applicationId } = await my.submit({ ...input, answers })
    const stored = await product.db
      .select()
      .from(applicationResponses)
      .where(eq(applicationResponses.applicationId, applicationId))
    expect(stored.map(({ requirementId }) => requirementId)).toEqual([outside.id])

    const { companyMembers } = await import('#db/schema/companies.ts')
    await product.db.insert(companyMembers).values({ companyId: company.id, userId: user.id, role: 'client_user' })
    const second = await createJob(product.db, company.id)
    await createRequirement(product.db, second.id, { label: 'Inside too', internalOnly: true })
    await createRequirement(product.db, second.id, { label: 'Outside too', externalOnly: true })
    expect(await labels(second.id)).toEqual(['Inside too'])
  })

  it("with another person's upload are refused (SHELL-33)", async () => {
    const { my, input, job } = await applyWorld(product)
    const ask = await createRequirement(product.db, job.id, { questionType: 'file_upload' })
    const their = await createUpload(product, (await createUser(product.db)).id)
    const call = my.submit({ ...input, files: { [ask.id]: their.id } })
    await expect(call).rejects.toMatchObject({ code: 'ATTACHMENT_GONE', data: { field: ask.id } })
  })
})

describe('atomicity', () => {
  const failing = 'Failed to submit application. Please try again.'

  it('a failed attachment leaves no application, no row and no file (APPLY-29, FILE-05)', async () => {
    const { my, input, user, job } = await applyWorld(product)
    const ask = await createRequirement(product.db, job.id, { questionType: 'file_upload' })
    const [resume, work] = [
      await createUpload(product, user.id),
      await createUpload(product, user.id, { name: 'w.pdf' }),
    ]
    const objects = await objectsOf(product)
    const { storage } = product.services
    const copy = storage.copy.bind(storage)
    const spy = vi.spyOn(storage, 'copy').mockImplementation(async (from, to) => {
      if (from === work.key) throw new Error('the disk is full')
      await copy(from, to)
    })
    const sent = { ...input, resume: { kind: 'upload' as const, fileId: resume.id }, files: { [ask.id]: work.id } }
    await expect(my.submit(sent)).rejects.toMatchObject({ code: 'APPLICATION_FAILED', message: failing })
    spy.mockRestore()
    expect(await objectsOf(product)).toEqual(objects)
    expect(await product.db.select().from(applications).where(eq(applications.userId, user.id))).toEqual([])
    // the uploads remain, so the same form can be sent again
    expect(await my.submit(sent)).toMatchObject({ status: 'submitted' })
  })

  it('a failed answer leaves no application, no row and no file (APPLY-29)', async () => {
    const { input, user, job } = await applyWorld(product)
    const ask = await createRequirement(product.db, job.id)
    const objects = await objectsOf(product)
    await product.pool.query('alter table application_responses add constraint broken check (false) not valid')
    const call = product.as(user.id).applications.submit({ ...input, answers: { [ask.id]: 'Yes' } })
    await expect(call).rejects.toMatchObject({ code: 'APPLICATION_FAILED', message: failing })
    await product.pool.query('alter table application_responses drop constraint broken')
    const isOwn = eq(applications.userId, user.id)
    expect(await product.db.select().from(applications).where(isOwn)).toEqual([])
    expect(await product.db.select().from(files).where(eq(files.ownerId, user.id))).toEqual([])
    expect(await objectsOf(product)).toEqual(objects)
    expect(await product.db.select().from(auditLog).where(eq(auditLog.actorId, user.id))).toEqual([])
  })
})

describe('races', () => {
  it('of 50 applications at once one is stored, and no file is left over (APPLY-25)', async () => {
    const { my, input, user } = await applyWorld(product)
    const file = await createUpload(product, user.id)
    const objects = (await objectsOf(product)).length
    const sent = { ...input, resume: { kind: 'upload' as const, fileId: file.id } }
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => my.submit(sent)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = tries.flatMap((t) => (t.status === 'rejected' ? [t.reason.code] : []))
    // the stored one consumed the upload: later ones are refused, as it is gone
    expect(refusals.filter((code) => code !== 'ALREADY_APPLIED' && code !== 'ATTACHMENT_GONE')).toEqual([])
    const rows = await product.db.select().from(applications).where(eq(applications.userId, user.id))
    expect(rows).toHaveLength(1)
    expect(await attachmentsOf(rows[0]!.id)).toHaveLength(1)
    expect(await product.db.select().from(files).where(eq(files.ownerId, user.id))).toHaveLength(1)
    // its own copy instead of the upload
    expect(await objectsOf(product)).toHaveLength(objects)
    const told = (await product.db.select().from(events)).filter(({ payload }) => payload.userId === user.id)
    expect(told).toHaveLength(1)
  })

  it('with an existing resume the others return that the person has applied (APPLY-25)', async () => {
    const { my, input, user } = await applyWorld(product)
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => my.submit(input)))
    const refusals = tries.flatMap((t) => (t.status === 'rejected' ? [t.reason.message] : []))
    expect(refusals).toEqual(Array.from({ length: 49 }, () => 'You have already applied to this job'))
    const [row] = await product.db.select().from(applications).where(eq(applications.userId, user.id))
    expect(await objectsOf(product, row!.id)).toHaveLength(1)
  })

  it('closing while applying: none is stored after the closing', async () => {
    const { job, company } = await applyWorld(product)
    const people = await Promise.all(Array.from({ length: 12 }, () => applicant(product, job.id)))
    const admin = await createMember(product.db, company.id, 'client_admin')
    const closing = async () => {
      await product.as(admin.id).postings.setStatus({ id: job.id, status: 'closed' })
      return product.db.select().from(applications).where(eq(applications.jobId, job.id))
    }
    const [atClosing, ...tries] = await Promise.allSettled([
      closing(),
      ...people.map(({ my, input }) => my.submit(input)),
    ])
    const stored = await product.db.select().from(applications).where(eq(applications.jobId, job.id))
    expect(atClosing.status === 'fulfilled' && atClosing.value.length).toBe(stored.length)
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(stored.length)
    const [row] = await product.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, job.id), eq(jobs.status, 'closed')))
    expect(row).toBeDefined()
  })
})
