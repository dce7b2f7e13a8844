import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { coverLetters, documentVersions, resumes } from '#db/schema/documents.ts'
import { auditLog } from '#db/schema/operations.ts'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyLetter } from '#features/document-content/letter-content.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { rubricVersion } from '#features/resume-review/score/rubric.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

const person = async () => (await createUser(product.db)).id
const my = (userId: string) => product.as(userId).editors
const design = defaultDesign()
const about = (professionalSummary: string) => ({ ...emptyResume(), professionalSummary })
const first = (id = newId()) => ({ id, title: 'Planner', content: about('I plan.'), design, from: null })
const stored = async (id: string) => (await product.db.select().from(resumes).where(eq(resumes.id, id)))[0]!
const versions = (id: string) => product.db.select().from(documentVersions).where(eq(documentVersions.resumeId, id))
const refusal = (code: string) => ({ code })

describe('rejected saves', () => {
  it("answers NOT_FOUND for another person's id and changes nothing", async () => {
    const [owner, other] = [await person(), await person()]
    const { id } = await my(owner).saveResume(first())
    const theirs = { ...first(id), content: about('Mine now.'), from: 1 }
    for (const from of [1, null]) {
      await expect(my(other).saveResume({ ...theirs, from })).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
    await expect(my(other).openResume({ id })).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(my(other).versions({ kind: 'resume', id })).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect((await stored(id)).text).toContain('I plan.')
  })

  it('does not edit an upload', async () => {
    const userId = await person()
    const id = newId()
    await product.db.insert(resumes).values({ id, userId, title: 'cv', documentType: 'uploaded' })
    await expect(my(userId).openResume({ id })).rejects.toMatchObject(refusal('DOCUMENT_NOT_BUILT'))
    await expect(my(userId).saveResume({ ...first(id), from: 0 })).rejects.toMatchObject(refusal('DOCUMENT_NOT_BUILT'))
  })

  it('does not restore a deleted document', async () => {
    const userId = await person()
    await expect(my(userId).saveResume({ ...first(), from: 3 })).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  it('rejects the second of two tabs with DOCUMENT_CHANGED and loses nothing', async () => {
    const userId = await person()
    const { id } = await my(userId).saveResume(first())
    await my(userId).saveResume({ ...first(id), content: about('From the first tab.'), from: 1 })
    const second = my(userId).saveResume({ ...first(id), content: about('From the second tab.'), from: 1 })
    await expect(second).rejects.toMatchObject({ code: 'DOCUMENT_CHANGED', data: { revision: 2 } })
    expect((await stored(id)).text).toContain('From the first tab.')
  })

  it('accepts one of many saves from the same revision', async () => {
    const userId = await person()
    const { id } = await my(userId).saveResume(first())
    const tabs = Array.from({ length: 12 }, (_, n) =>
      my(userId).saveResume({ ...first(id), content: about(`Tab ${n}.`), from: 1 }),
    )
    const answers = await Promise.allSettled(tabs)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await stored(id)).revision).toBe(2)
  })

  it('allows at most 200 documents of a kind', async () => {
    const userId = await person()
    const many = Array.from({ length: 200 }, () => ({
      userId,
      title: 'Another',
      documentType: 'platform_created' as const,
    }))
    await product.db.insert(resumes).values(many)
    await expect(my(userId).saveResume(first())).rejects.toMatchObject(refusal('TOO_MANY_DOCUMENTS'))
  })
})

describe('a first save', () => {
  it('makes one default document when it is repeated in parallel (BUILD-29, DOCS-13)', async () => {
    const userId = await person()
    const document = first()
    const answers = await Promise.all(Array.from({ length: 20 }, () => my(userId).saveResume(document)))
    expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([1]))
    const all = await product.db.select().from(resumes).where(eq(resumes.userId, userId))
    expect(all).toMatchObject([{ id: document.id, isDefault: true, documentType: 'platform_created', revision: 1 }])
    const audits = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, document.id))
    expect(audits.map(({ action }) => action)).toEqual(['resume.created'])
  })

  it('numbers the title of a new document; a cleared title becomes Untitled (DOCS-22)', async () => {
    const userId = await person()
    const { title, id } = await my(userId).saveResume({ ...first(), title: '' })
    expect(title).toBe('New Resume 1')
    expect(await my(userId).saveResume({ ...first(), title: ' ' })).toMatchObject({ title: 'New Resume 2' })
    expect(await my(userId).saveResume({ ...first(id), title: '', from: 1 })).toMatchObject({
      title: 'Untitled Resume',
      revision: 2,
    })
    const letter = { id: newId(), title: '', content: emptyLetter(), design, from: null }
    expect(await my(userId).saveLetter(letter)).toMatchObject({ title: 'New Cover Letter 1', revision: 1 })
    expect(await my(userId).saveLetter({ ...letter, design: { ...design, size: 11 }, from: 1 })).toMatchObject({
      title: 'Untitled Cover Letter',
    })
  })
})

describe('a later save', () => {
  it('stores title, content, text and score of incomplete content, and updates the date (BUILD-30, BUILD-32, AI-06)', async () => {
    const userId = await person()
    const { id } = await my(userId).saveResume({ ...first(), content: emptyResume() })
    const before = await stored(id)
    const content = about('I plan routes for forty vans.')
    const answer = await my(userId).saveResume({ ...first(id), title: 'Fleet', content, from: 1 })
    const row = await stored(id)
    expect(row).toMatchObject({ title: 'Fleet', revision: 2, aiScore: answer.aiScore, aiScoreVersion: rubricVersion })
    expect(row.text).toContain('forty vans')
    expect(row.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    expect(await my(userId).openResume({ id })).toMatchObject({ title: 'Fleet', content, revision: 2, design })
  })

  it('answers a repeated save like the first one', async () => {
    const userId = await person()
    const { id } = await my(userId).saveResume(first())
    const again = { ...first(id), content: about('Once more.'), from: 1 }
    const saved = await my(userId).saveResume(again)
    expect(await my(userId).saveResume(again)).toEqual(saved)
    expect((await stored(id)).revision).toBe(2)
  })

  it('does not change the ids of items (BUILD-25)', async () => {
    const userId = await person()
    const skill = { id: newId(), name: 'SQL', category: 'Databases' as const, level: 'Expert' as const }
    const { id } = await my(userId).saveResume({ ...first(), content: { ...emptyResume(), skills: [skill] } })
    expect((await my(userId).openResume({ id })).content.skills).toEqual([skill])
  })
})

describe('stored content', () => {
  it('opens as the empty structure where it is unreadable, and is stored as a version before it is replaced (BUILD-09, COVER-07)', async () => {
    const userId = await person()
    const { id } = await my(userId).saveResume(first())
    await product.db.update(resumes).set({ content: '{"skills": 7' }).where(eq(resumes.id, id))
    expect(await my(userId).openResume({ id })).toMatchObject({ content: emptyResume(), isUnreadable: true })
    await my(userId).saveResume({ ...first(id), content: about('New words.'), from: 1 })
    expect((await versions(id)).map(({ content }) => content)).toContain('{"skills": 7')
    const letterId = newId()
    await my(userId).saveLetter({ id: letterId, title: 'To Orrery', content: emptyLetter(), design, from: null })
    await product.db.update(coverLetters).set({ content: 'Dear all' }).where(eq(coverLetters.id, letterId))
    expect(await my(userId).openLetter({ id: letterId })).toMatchObject({ content: emptyLetter(), isUnreadable: true })
  })

  it('opens with what is readable of another release, and is stored as a version before it is replaced', async () => {
    const userId = await person()
    const { id } = await my(userId).saveResume(first())
    const older = JSON.stringify({ ...about('Ten years of data.'), skills: [{ name: 'SQL', level: 'Wizard' }] })
    await product.db.update(resumes).set({ content: older }).where(eq(resumes.id, id))
    const opened = await my(userId).openResume({ id })
    const readable = { professionalSummary: 'Ten years of data.', skills: [{ name: 'SQL', level: 'Intermediate' }] }
    expect(opened).toMatchObject({ content: readable, isUnreadable: true })
    await my(userId).saveResume({ ...first(id), content: opened.content, from: 1 })
    expect((await versions(id)).map(({ content }) => content)).toContain(older)
    expect((await my(userId).openResume({ id })).isUnreadable).toBe(false)
  })

  it('of a letter is read back unchanged, with job and company in columns (COVER-07, COVER-08)', async () => {
    const userId = await person()
    const content = {
      ...emptyLetter(),
      recipientInfo: { hiringManager: 'Ines Duarte', company: 'Orrery Labs', address: 'Lisbon' },
      jobInfo: { position: 'Analytics Engineer', referenceNumber: 'AE-7', source: 'Tandem' },
      paragraphs: { opening: 'I count things.', body: ['First.', 'Second.'], closing: 'Yours' },
      signature: 'Maya Okafor',
    }
    const { id } = await my(userId).saveLetter({ id: newId(), title: 'Orrery', content, design, from: null })
    expect((await my(userId).openLetter({ id })).content).toEqual(content)
    const [row] = await product.db.select().from(coverLetters).where(eq(coverLetters.id, id))
    expect(row).toMatchObject({ jobTitle: 'Analytics Engineer', companyName: 'Orrery Labs', isDefault: true })
  })
})

describe('versions', () => {
  it('are stored for saves by hand, and before the first save after a break', async () => {
    const userId = await person()
    const { id } = await my(userId).saveResume(first())
    const byHand = { ...first(id), content: about('By hand.'), from: 1, isByHand: true }
    await my(userId).saveResume(byHand)
    await my(userId).saveResume({ ...first(id), content: about('Typing.'), from: 2 })
    await my(userId).saveResume({ ...first(id), content: about('Typing on.'), from: 3 })
    expect((await my(userId).versions({ kind: 'resume', id })).map(({ revision }) => revision)).toEqual([2, 1])
    const yesterday = new Date(Date.now() - 86_400_000)
    await product.db.update(documentVersions).set({ savedAt: yesterday }).where(eq(documentVersions.resumeId, id))
    await my(userId).saveResume({ ...first(id), content: about('All gone.'), from: 4 })
    const [listed] = await my(userId).versions({ kind: 'resume', id })
    expect(listed).toMatchObject({ revision: 4 })
    const version = await my(userId).openResumeVersion({ id, versionId: listed!.id })
    expect(version.content.professionalSummary).toBe('Typing on.')
  })

  it('are limited to the newest fifty', async () => {
    const userId = await person()
    const { id } = await my(userId).saveResume(first())
    const old = Array.from({ length: 60 }, (_, n) => ({ resumeId: id, revision: -n - 1, title: 'Old', content: '{}' }))
    await product.db.insert(documentVersions).values(old)
    await my(userId).saveResume({ ...first(id), content: about('Now.'), from: 1, isByHand: true })
    const listed = await versions(id)
    expect(listed).toHaveLength(50)
    expect(listed.map(({ revision }) => revision)).toContain(2)
  })
})
