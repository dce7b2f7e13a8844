import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { events, liveMessages } from '#db/schema/operations.ts'
import { teamNotes } from '#db/schema/scorecards.ts'
import { deleteUser } from '#features/accounts/server/delete-user.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { evaluationWorld } from './evaluations.testing.ts'
import { noteCountsOf } from './queries.ts'

const product = productOfFile()

const api = (person: { id: string }) => product.as(person.id).teamNotes
const add = async (person: { id: string }, id: string, text: string) =>
  (await api(person).add({ id, noteId: newId(), text })).id
const textsOf = async (person: { id: string }, id: string) =>
  (await api(person).list({ id })).notes.map(({ text }) => text)

/** The mentioned people in each event of one application. */
async function mentionedIn(applicationId: string) {
  const rows = await product.db.select().from(events).where(eq(events.name, 'note.colleagues_mentioned'))
  const own = rows.map(({ payload }) => payload as { applicationId: string; mentioned: string[] })
  return own.filter((payload) => payload.applicationId === applicationId).map(({ mentioned }) => mentioned)
}

describe('permissions', () => {
  it('rejects an empty note and one of more than 2,000 characters', async () => {
    const { id, hannah } = await evaluationWorld(product)
    for (const text of ['', '   ', 'x'.repeat(2_001)]) {
      await expect(add(hannah, id, text)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    await add(hannah, id, 'x'.repeat(2_000))
  })

  it("allows the company, read-only staff, no one else, and nothing on one's own application", async () => {
    const { id, hannah, staff, rival, seeker, apply } = await evaluationWorld(product)
    const noteId = await add(hannah, id, 'The clearest work sample we got.')
    expect(await textsOf(staff, id)).toEqual(['The clearest work sample we got.'])
    expect(await api(staff).list({ id })).toMatchObject({ canWrite: false, colleagues: [] })
    await expect(add(staff, id, 'Hello')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(textsOf(seeker, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const call of [
      () => textsOf(rival, id),
      () => add(rival, id, 'Hello'),
      () => api(rival).edit({ id: noteId, text: 'Mine' }),
      () => api(rival).remove({ id: noteId }),
      () => api(hannah).remove({ id: newId() }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const own = await apply(hannah.id)
    await expect(textsOf(hannah, own)).rejects.toMatchObject({ code: 'OWN_APPLICATION' })
    await expect(add(hannah, own, 'Take me')).rejects.toMatchObject({ code: 'OWN_APPLICATION' })
  })

  it('lets its author change a note and admins delete any', async () => {
    const { id, admin, hannah, idris } = await evaluationWorld(product)
    const first = await add(hannah, id, 'First')
    const second = await add(hannah, id, 'Second')
    for (const other of [admin, idris]) {
      await expect(api(other).edit({ id: first, text: 'Changed' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(api(idris).remove({ id: first })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await api(hannah).edit({ id: first, text: 'First, changed' })
    await api(admin).remove({ id: second })
    const { notes } = await api(idris).list({ id })
    expect(notes).toMatchObject([{ text: 'First, changed', canEdit: false, canRemove: false }])
    expect(notes[0]?.editedAt).toBeInstanceOf(Date)
    await api(hannah).remove({ id: first })
    expect(await noteCountsOf(product.db, [id])).toEqual(new Map())
  })

  it("is counted for the cards of a board: of one job or all, only for the company, and not on one's own application", async () => {
    const { id, company, hannah, rival, staff, apply } = await evaluationWorld(product)
    const own = await apply(hannah.id)
    const other = await createJob(product.db, company.id)
    expect(await api(hannah).counts({})).toEqual([])
    for (const text of ['First', 'Second']) await add(hannah, id, text)
    await product.db.insert(teamNotes).values({ applicationId: own, authorId: null, text: 'Of her own' })
    expect(await api(hannah).counts({})).toEqual([{ applicationId: id, notes: 2 }])
    expect(await api(hannah).counts({ jobId: other.id })).toEqual([])
    expect(await api(rival).counts({})).toEqual([])
    await expect(api(staff).counts({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it("is stored once on repeated calls; another note's id is refused", async () => {
    const { id, hannah, idris } = await evaluationWorld(product)
    const noteId = newId()
    await Promise.all(Array.from({ length: 10 }, () => api(hannah).add({ id, noteId, text: 'Once' })))
    expect(await noteCountsOf(product.db, [id])).toEqual(new Map([[id, 1]]))
    await expect(api(idris).add({ id, noteId, text: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it("publishes to colleagues' pages that something changed, without the content", async () => {
    const { id, hannah, idris, seeker } = await evaluationWorld(product)
    await add(hannah, id, 'A secret between us')
    const publishedTo = (userId: string) =>
      product.db.select().from(liveMessages).where(eq(liveMessages.userId, userId))
    expect(await publishedTo(idris.id)).toMatchObject([{ topic: 'evaluation_changed', payload: { applicationId: id } }])
    expect(await publishedTo(seeker.id)).toEqual([])
  })
})

describe('mentioning a colleague', () => {
  it('notifies each once, also after changes of the note, and never the author', async () => {
    const { id, hannah, idris, admin } = await evaluationWorld(product)
    const noteId = await add(hannah, id, `@${idris.name} and @${hannah.name}, look`)
    await api(hannah).edit({ id: noteId, text: `@${idris.name} and @${admin.name}, look` })
    await api(hannah).edit({ id: noteId, text: `@${idris.name}, look again` })
    expect(await mentionedIn(id)).toEqual([[idris.id], [admin.id]])
  })

  it('ignores non-members: the candidate, another company, staff, a former member', async () => {
    const { id, hannah, rival, staff, seeker, idris } = await evaluationWorld(product)
    await product.db.delete(companyMembers).where(eq(companyMembers.userId, idris.id))
    const text = [rival, staff, seeker, idris].map(({ name }) => `@${name}`).join(' ')
    await add(hannah, id, text)
    expect(await mentionedIn(id)).toEqual([])
    expect((await api(hannah).list({ id })).notes).toMatchObject([{ text, mentions: [] }])
  })

  it('ignores a colleague in notes about their own application', async () => {
    const { hannah, idris, apply } = await evaluationWorld(product)
    const id = await apply(idris.id)
    await add(hannah, id, `@${idris.name} must not hear this`)
    expect(await mentionedIn(id)).toEqual([])
    const { colleagues } = await api(hannah).list({ id })
    expect(colleagues.map((one) => one.id)).not.toContain(idris.id)
  })

  it('uses current names; the notes of a deleted account have no name', async () => {
    const { id, hannah, idris } = await evaluationWorld(product)
    await add(idris, id, `@${hannah.name}, look`)
    await product.db.update(users).set({ name: 'Hannah Cole' }).where(eq(users.id, hannah.id))
    expect(await textsOf(hannah, id)).toEqual(['@Hannah Cole, look'])
    await product.db.delete(companyMembers).where(eq(companyMembers.userId, idris.id))
    expect((await api(hannah).list({ id })).notes[0]?.author?.name).toBe(idris.name)
    await deleteUser(product.db, idris.id)
    expect((await api(hannah).list({ id })).notes).toMatchObject([{ author: null, text: '@Hannah Cole, look' }])
    const [row] = await product.db.select().from(teamNotes).where(eq(teamNotes.applicationId, id))
    expect(row?.text).not.toContain('Hannah')
  })
})
