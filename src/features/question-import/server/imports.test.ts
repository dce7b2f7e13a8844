import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { questionSets } from '#db/schema/job-postings.ts'
import { questionImports } from '#db/schema/question-import.ts'
import { auditAndEventsOf } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { importWorld } from './imports.testing.ts'

const product = productOfFile()
const employer = importWorld(product)

const csv = [
  'Question,Type,Options,Required,Category,Set',
  'Why us?,Long text,,yes,Motivation,Shop',
  'Which shift?,Dropdown,Early; Late,no,Shifts,Shop',
  'Can you drive?,Yes/No,,yes,,',
  'First name,Short text,,yes,,',
  ',Short text,,yes,,',
].join('\n')

describe('a file of questions', () => {
  it('is previewed before anything is stored: its columns, values, sets, counts and first questions', async () => {
    const { check, sets } = await employer()
    const shown = await check(csv)
    expect(shown).toMatchObject({
      counts: { new: 3, changed: 0, same: 0, leftOut: 1, refused: 1, asked: 0 },
      refused: [{ row: 6, column: 'Question', reason: 'is empty' }],
      sets: [
        { name: 'Shop', isNew: true, questions: 2 },
        { name: 'Shop roles', isNew: true, questions: 1 },
      ],
      ...{ setName: 'Shop roles', openQuestions: 0 },
    })
    expect(shown.columns.map(({ field }) => field)).toEqual([
      ...['question', 'type', 'options', 'required', 'category', 'set'],
    ])
    expect(shown.questions.map(({ text, suggestion }) => [text, suggestion])).toContainEqual(['Dropdown', 'dropdown'])
    expect(shown.sample[1]).toMatchObject({
      ...{ row: 3, change: 'new', set: 'Shop', questionType: 'dropdown', label: 'Which shift?', groupName: 'Shifts' },
      ...{ options: ['Early', 'Late'], required: false },
    })
    expect(await sets()).toEqual([])
  })

  it('is stored once as sets that a job can use, with an audit entry, and its file is deleted', async () => {
    const { api, upload, labels, admin, company, sets } = await employer()
    const [id, fileId] = [newId(), await upload(csv)]
    const calls = [1, 2].map(() => api.questionImports.start({ id, fileId }))
    const [first, second] = await Promise.all(calls)
    expect(first).toEqual(second)
    expect(first).toMatchObject({
      ...{ id, fileName: 'Shop roles.csv', state: 'done', by: admin.name, sets: ['Shop', 'Shop roles'] },
      ...{ addedRows: 3, changedRows: 0, sameRows: 0, refusedRows: 1, leftOutRows: 1 },
    })
    expect(await labels()).toEqual({ Shop: ['Why us?', 'Which shift?'], 'Shop roles': ['Can you drive?'] })
    expect(await product.db.$count(files, eq(files.id, fileId))).toBe(0)
    const [audit] = (await auditAndEventsOf(product.db, id)).audits
    expect(audit).toMatchObject({ action: 'questions.imported', companyId: company.id })
    const job = await createJob(product.db, company.id)
    const [shop] = await sets()
    await api.questionSets.insert({ jobId: job.id, from: { kind: 'set', id: shop?.id ?? '' } })
    expect(await api.postings.requirements({ id: job.id })).toMatchObject([
      { questionType: 'textarea', required: true, groupName: 'Motivation' },
      { questionType: 'dropdown', options: ['Early', 'Late'] },
    ])
    const report = await api.questionImports.get({ id })
    expect(report.leftOut).toEqual([
      { row: 5, column: 'Question', reason: 'is not needed: every application has the name' },
    ])
  })

  it('is refused while a question is open, without a question, and without a column of questions', async () => {
    const { start, check } = await employer()
    const open = 'Question,Type\nWhy us?,Whatever\nWhere?,Text'
    await expect(start(open)).rejects.toMatchObject({ code: 'IMPORT_QUESTIONS_OPEN' })
    const [question] = (await check(open)).questions
    expect(question).toMatchObject({ text: 'Whatever', suggestion: null, rows: 1 })
    const done = await start(open, { answers: { [question?.id ?? '']: 'textarea' } })
    expect(done).toMatchObject({ addedRows: 2 })
    await expect(start('Question,Type\nEmail,Text')).rejects.toMatchObject({ code: 'IMPORT_NOTHING_TAKEN' })
    await expect(start('Amount,Day\n5,2026-01-01\n6,2026-01-02')).rejects.toMatchObject({ code: 'IMPORT_NO_QUESTIONS' })
  })

  it('goes to the set that the user names, and remembers the answers for the next file of the layout', async () => {
    const { api, upload, labels, start } = await employer()
    const open = 'Question,Answer format\nWhy us?,Whatever'
    const id = 'choice:answer format:whatever'
    await start(open, { setName: ' My   set ', answers: { [id]: 'textarea' } })
    expect(await labels()).toEqual({ 'My set': ['Why us?'] })
    const next = await api.questionImports.check({ fileId: await upload('Question,Answer format\nWhere?,Whatever') })
    expect(next).toMatchObject({ openQuestions: 0, chosen: { isRemembered: true } })
  })

  it('divides more than fifty questions into sets, and refuses what a company has no set left for', async () => {
    const { start, labels, company } = await employer()
    const rows = Array.from({ length: 60 }, (_, at) => `What is fact number ${at}?`)
    await start(['Question', ...rows].join('\n'), { setName: 'Bank' })
    const made = await labels()
    expect([made.Bank?.length, made['Bank (2)']?.length]).toEqual([50, 10])
    expect(await start(['Question', ...rows].join('\n'), { setName: 'bank' })).toMatchObject({
      sameRows: 60,
      addedRows: 0,
    })
    const fillers = Array.from({ length: 48 }, (_, at) => ({
      companyId: company.id,
      name: `Filler ${at}`,
      questions: [],
    }))
    await product.db.insert(questionSets).values(fillers)
    const full = await start('Question,Set\nWhat else?,Bank\nAnd this?,New set')
    expect(full).toMatchObject({ addedRows: 1, refusedRows: 1 })
  })
})

describe('a second file', () => {
  it('makes no twins, and changes what was not changed here', async () => {
    const { start, sets } = await employer()
    await start(csv)
    expect(await start(csv)).toMatchObject({ addedRows: 0, changedRows: 0, sameRows: 3 })
    const newer = csv.replace('Early; Late', 'Early; Late; Night').replace('Why us?', 'WHY US')
    expect(await start(newer)).toMatchObject({ addedRows: 0, changedRows: 1, sameRows: 2 })
    const [shop] = await sets()
    expect(shop?.questions.map(({ label, options }) => [label, options])).toEqual([
      ['Why us?', []],
      ['Which shift?', ['Early', 'Late', 'Night']],
    ])
  })

  it('never overwrites what a person changed here without asking', async () => {
    const { start, sets, check } = await employer()
    await start(csv)
    const [shop] = await sets()
    const edited = shop?.questions.map((question) => ({ ...question, required: !question.required }))
    await product.db
      .update(questionSets)
      .set({ questions: edited ?? [] })
      .where(eq(questionSets.id, shop?.id ?? ''))
    const requiredNow = async () => (await sets())[0]?.questions.map(({ required }) => required)
    // the file says what it said before: what is here is newer
    expect(await start(csv)).toMatchObject({ sameRows: 3, notedRows: 2 })
    const newer = csv.replace('Early; Late', 'Early; Night')
    const { questions } = await check(newer)
    expect(questions[0]).toMatchObject({
      text: 'Questions that were changed here since the last file',
      suggestion: 'keep',
    })
    await start(newer)
    expect(await requiredNow()).toEqual([false, true])
    await start(newer)
    expect(await requiredNow()).toEqual([false, true])
    const newest = csv.replace('Early; Late', 'Early; Night; Weekend')
    await start(newest, { answers: { [questions[0]?.id ?? '']: 'take' } })
    expect((await sets())[0]?.questions[1]).toMatchObject({ required: false, options: ['Early', 'Night', 'Weekend'] })
  })

  it('asks about a question of a set that was not imported', async () => {
    const { start, check, company } = await employer()
    const stored = {
      ...{ questionType: 'text' as const, label: 'Why us?', helpText: null, placeholder: null, required: false },
      ...{ private: true, internalOnly: false, externalOnly: false, options: [], validationRules: {}, groupName: null },
    }
    await product.db.insert(questionSets).values({ companyId: company.id, name: 'shop', questions: [stored] })
    const { questions, counts } = await check(csv)
    expect(questions[0]).toMatchObject({ suggestion: null, rows: 1 })
    expect(counts).toMatchObject({ new: 2, asked: 1 })
    await expect(start(csv)).rejects.toMatchObject({ code: 'IMPORT_QUESTIONS_OPEN' })
    expect(await start(csv, { answers: { [questions[0]?.id ?? '']: 'take' } })).toMatchObject({ changedRows: 1 })
    const [set] = await product.db.select().from(questionSets).where(eq(questionSets.companyId, company.id))
    // who sees the answers is not in any file
    expect(set?.questions[0]).toMatchObject({ questionType: 'textarea', private: true, required: true })
  })
})

describe('undo', () => {
  it('removes what was added, restores what was changed, and deletes sets without questions', async () => {
    const { start, api, sets, labels } = await employer()
    const first = await start(csv)
    const newer = csv.replace('Early; Late', 'Early; Night').replace('Can you drive?', 'Can you swim?')
    const second = await start(newer)
    expect(await api.questionImports.undo({ id: second.id })).toMatchObject({
      ...{ state: 'undone', removedRows: 1, restoredRows: 1, kept: [], sets: [] },
    })
    expect((await sets())[0]?.questions[1]?.options).toEqual(['Early', 'Late'])
    expect(await labels()).toEqual({ Shop: ['Why us?', 'Which shift?'], 'Shop roles': ['Can you drive?'] })
    expect(await api.questionImports.undo({ id: first.id })).toMatchObject({ removedRows: 3, kept: [] })
    expect(await sets()).toEqual([])
    expect(await api.questionImports.undo({ id: first.id })).toMatchObject({ removedRows: 3 })
    expect(await start(csv)).toMatchObject({ addedRows: 3 })
  })

  it('keeps what was changed here since, and what a later file has, and says why', async () => {
    const { start, api, sets, labels } = await employer()
    const first = await start(csv)
    const [shop, other] = await sets()
    const edited = shop?.questions.map((question, at) => (at === 0 ? { ...question, required: false } : question))
    await product.db
      .update(questionSets)
      .set({ questions: edited ?? [] })
      .where(eq(questionSets.id, shop?.id ?? ''))
    await start('Question,Type,Options,Required,Set\nWhich shift?,Dropdown,Early; Late,no,Shop')
    const undone = await api.questionImports.undo({ id: first.id })
    expect(undone.removedRows).toBe(1)
    expect(undone.kept.toSorted((a, b) => a.question.localeCompare(b.question))).toEqual([
      { question: 'Which shift?', set: 'Shop', reason: 'is in a later import too' },
      { question: 'Why us?', set: 'Shop', reason: 'was changed here since' },
    ])
    expect(await labels()).toEqual({ Shop: ['Why us?', 'Which shift?'] })
    expect(other?.name).toBe('Shop roles')
  })

  it('is not possible for another company', async () => {
    const { start } = await employer()
    const { api } = await employer()
    const { id } = await start(csv)
    await expect(api.questionImports.undo({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(api.questionImports.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await product.db.$count(questionImports, eq(questionImports.id, id))).toBe(1)
    expect(await api.questionImports.list()).toEqual([])
  })
})
