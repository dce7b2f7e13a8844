import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { createJob, createRequirement, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applyWorld, attachmentsOf, createUpload, objectsOf, rowOf } from './apply.testing.ts'

const product = productOfFile()

describe('answers', () => {
  it('all twelve types are stored (APPLY-17, APPLY-27)', async () => {
    const { my, input, user, job } = await applyWorld(product)
    const submitted = {
      text: 'Plain words',
      textarea: 'Two\nlines',
      dropdown: 'B',
      multiple_choice: 'A',
      checkbox: ['B', 'A'],
      yes_no: 'no',
      url: 'okafor.example/work',
      number: '1.250,5',
      date: '2025-11-17',
      email: 'zoë@münchen.example',
      phone: '(503) 555-0142',
    } as const
    const answers: Record<string, string | string[]> = {}
    const byType = new Map<string, string>()
    for (const [questionType, answer] of Object.entries(submitted)) {
      const type = questionType as keyof typeof submitted
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
      number: ['1250.5', null],
      date: ['2025-11-17', null],
      email: ['zoë@xn--mnchen-3ya.example', null],
      phone: ['(503) 555-0142', null],
      file_upload: ['work sample.txt', { name: 'work sample.txt', size: file.size }],
    })
    const attachment = (await attachmentsOf(product, applicationId)).find(
      ({ requirementId }) => requirementId === ask.id,
    )
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
    expect((await rowOf(product, applicationId)).status).toBe('submitted')
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
