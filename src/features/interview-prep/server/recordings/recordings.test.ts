import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { interviewResponses } from '#db/schema/question-bank.ts'
import { cleanUpFiles } from '#features/documents/server/clean-up-files.ts'
import { filesApp } from '#features/documents/server/files-app.testing.ts'
import { storeQuestions } from '#features/question-bank/server/store-questions.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mockDefaults } from '../../mock-rules.ts'
import { largestRecording, type RecordingChoice } from '../../recording-rules.ts'

const product = productOfFile()
let app: ReturnType<typeof filesApp>
let genuine: Awaited<ReturnType<typeof genuineFiles>>
let userId: string
beforeAll(async () => {
  await storeQuestions(product.db)
  app = filesApp(product)
  genuine = await genuineFiles()
})
beforeEach(async () => {
  userId = (await createUser(product.db, { name: 'Maya Okafor' })).id
})

const { mode: _, ...setup } = mockDefaults
/** Starts an interview by voice and answers its first question. */
async function answered(recordings: RecordingChoice) {
  const api = product.as(userId)
  await api.scheduledInterviews.savePhone({ countryCode: '+44', phoneNumber: '020 7946 0958' })
  const day = new Date(Date.now() + 7 * DAY_MS)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  const slot = { day: isoDay(day), time: '09:30', timeZone: 'UTC' }
  const { id } = await api.scheduledInterviews.schedule({ ...slot, id: newId(), setup })
  const [sessionId, responseId] = [newId(), newId()]
  await api.scheduledInterviews.start({ id, sessionId, recordings })
  await api.mockInterviews.answer({
    id: sessionId,
    index: 0,
    responseId,
    text: 'I rebuilt the figure.',
    spokenSeconds: 40,
  })
  return { id, sessionId, responseId }
}
const send = (scheduledId: string, more: Partial<{ bytes: Buffer; name: string; type: string }> = {}, who = userId) =>
  app.upload(
    who,
    { bytes: genuine.webm, name: 'answer.webm', type: 'audio/webm;codecs=opus', ...more },
    { purpose: 'recording', scheduledId },
  )
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of product.services.storage.list(`interview-recordings/${userId}/`)) keys.push(key)
  return keys
}
const own = (id = userId) => product.as(id).recordings

describe('uploading a recording', () => {
  it('is rejected unless the person chose to store recordings of this interview (INTV-28)', async () => {
    const { id } = await answered('none')
    expect((await send(id)).status).toBe(403)
    expect((await send(newId())).status).toBe(404)
    expect((await send('')).status).toBe(403)
    expect(await stored()).toEqual([])
  })

  it('is rejected for another person and for a signed-out caller (INTV-28)', async () => {
    const { id } = await answered('audio')
    const other = (await createUser(product.db)).id
    expect((await send(id, {}, other)).status).toBe(404)
    expect((await app.upload(null, { bytes: genuine.webm, name: 'a.webm' }, { purpose: 'recording' })).status).toBe(401)
  })

  it('is rejected for a file that is too large, empty, not a recording, or of another type than declared (INTV-28)', async () => {
    const { id } = await answered('audio')
    const large = Buffer.concat([genuine.webm, Buffer.alloc(largestRecording + 1 - genuine.webm.length)])
    const tries = [
      await send(id, { bytes: large }),
      await send(id, { bytes: Buffer.alloc(0) }),
      await send(id, { bytes: genuine.pdf, name: 'a.pdf', type: 'application/pdf' }),
      await send(id, { bytes: genuine.pdf }),
      await send(id, { bytes: genuine.ogg }),
    ]
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
      [413, 'FILE_TOO_LARGE'],
      [422, 'FILE_EMPTY'],
      [415, 'FILE_TYPE_UNSUPPORTED'],
      [415, 'FILE_CONTENT_MISMATCH'],
      [415, 'FILE_CONTENT_MISMATCH'],
    ])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['webm', 'audio/webm'],
    ['ogg', 'audio/ogg;codecs=opus'],
    ['mp4', 'audio/mp4'],
  ] as const)('accepts %s with the content type of browsers (INTV-28)', async (kind, type) => {
    const { id } = await answered('audio')
    expect((await send(id, { bytes: genuine[kind], name: `answer.${kind}`, type })).status).toBe(201)
  })
})

describe('a stored recording', () => {
  async function storedRecording() {
    const session = await answered('audio')
    const { fileId } = (await send(session.id)).body
    await own().save({ responseId: session.responseId, medium: 'audio', fileId })
    return { ...session, fileId }
  }

  it('is attached to its answer, and its person can play it with a link for 60 seconds (INTV-10, INTV-28)', async () => {
    const { sessionId, responseId, fileId } = await storedRecording()
    // repeat the request, as a client does after a lost response
    await own().save({ responseId, medium: 'audio', fileId })
    const listed = await own().list({ sessionId })
    expect(listed).toMatchObject([{ responseId, medium: 'audio', size: genuine.webm.length }])
    const { url, expiresAt } = await own().link({ responseId, medium: 'audio' })
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    const response = await app.request(userId, url)
    expect(Buffer.from(await response.arrayBuffer()).equals(genuine.webm)).toBe(true)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('cannot be played by other people, not even with the link (INTV-28)', async () => {
    const { sessionId, responseId, fileId } = await storedRecording()
    const other = (await createUser(product.db)).id
    const name = { responseId, medium: 'audio' as const }
    expect(await own(other).list({ sessionId })).toEqual([])
    await expect(own(other).link(name)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(own(other).delete(name)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(own(other).save({ ...name, fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { url } = await own().link(name)
    expect([(await app.request(other, url)).status, (await app.request(null, url)).status]).toEqual([404, 401])
  })

  it('is replaced by a second one, and deleting removes it from the file store but preserves its answer (INTV-28)', async () => {
    const { id, responseId, sessionId } = await storedRecording()
    const { fileId } = (await send(id)).body
    await own().save({ responseId, medium: 'audio', fileId })
    expect(await stored()).toHaveLength(1)
    const { url } = await own().link({ responseId, medium: 'audio' })
    await own().delete({ responseId, medium: 'audio' })
    expect(await stored()).toEqual([])
    expect((await app.request(userId, url)).status).toBe(404)
    expect(await own().list({ sessionId })).toEqual([])
    const [answer] = await product.db.select().from(interviewResponses).where(eq(interviewResponses.id, responseId))
    expect(answer).toMatchObject({ responseText: 'I rebuilt the figure.', responseAudioFileId: null })
  })

  it('is deleted immediately with its interview (INTV-28)', async () => {
    const { sessionId } = await storedRecording()
    await product.as(userId).mockInterviews.delete({ id: sessionId })
    expect(await stored()).toEqual([])
    expect(await product.db.select().from(files).where(eq(files.ownerId, userId))).toEqual([])
  })

  it('is preserved by the file cleanup, which deletes recordings without an answer (FILE-05)', async () => {
    const { id } = await storedRecording()
    await send(id)
    expect(await stored()).toHaveLength(2)
    await cleanUpFiles(product.services, new Date(Date.now() + 2 * DAY_MS))
    expect(await stored()).toHaveLength(1)
  })

  it('is rejected if it has another medium than chosen, or if the file is not a recording', async () => {
    const { id, responseId } = await answered('audio')
    const { fileId } = (await send(id)).body
    const video = own().save({ responseId, medium: 'video', fileId })
    await expect(video).rejects.toMatchObject({ code: 'NOT_WANTED' })
    const resume = await app.upload(userId, { bytes: genuine.pdf, name: 'cv.pdf' })
    const foreign = own().save({ responseId, medium: 'audio', fileId: resume.body.fileId })
    await expect(foreign).rejects.toMatchObject({ code: 'UPLOAD_GONE' })
  })

  it('can be a video', async () => {
    const { id, responseId, sessionId } = await answered('video')
    const { fileId } = (await send(id, { type: 'video/webm' })).body
    await own().save({ responseId, medium: 'video', fileId })
    expect(await own().list({ sessionId })).toMatchObject([{ medium: 'video' }])
  })
})
