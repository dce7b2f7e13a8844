import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { storageOptions } from '#apps/start-services.ts'
import { applications } from '#db/schema/applications.ts'
import { files, resumes } from '#db/schema/documents.ts'
import { resumeCreated } from '#features/documents/events.ts'
import { cleanUpFiles } from '#features/documents/server/clean-up-files.ts'
import { documentSubscribers } from '#features/documents/server/subscribers.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { type FaultProxy, openFaultProxy } from '#testing/fault-proxy.ts'
import { casesOf } from '#testing/long.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { filesApp } from '../features/documents/server/files-app.testing.ts'
import { readEnv } from './env.ts'
import { Worker } from './queue/worker.ts'
import { createStorage } from './storage/create-storage.ts'
import { claimStoreAtStart } from './storage/installation.ts'
import { type Fault as Answer, startS3Server } from './storage/s3-server.testing.ts'
import { pdfOfLines } from './text/pdf-writer.testing.ts'
import { transaction } from './transaction.ts'

const LATER = 3 * 24 * 60 * 60 * 1000
const TRY_AGAIN = {
  upload: 'Failed to upload file. Please try again.',
  apply: 'Failed to submit application. Please try again.',
}

let product: TestProduct
let app: ReturnType<typeof filesApp>
let store: Awaited<ReturnType<typeof startS3Server>>
let proxy: FaultProxy
let worker: Worker
beforeAll(async () => {
  store = await startS3Server()
  proxy = await openFaultProxy(Number(new URL(store.endpoint).port))
  product = await testProduct()
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
    S3_BUCKET: 'tandem',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_TIMEOUT_SECONDS: '0.5',
  }
  Object.assign(product.services, { storage: await createStorage(storageOptions(readEnv('demo', settings))) })
  await claimStoreAtStart(product.services)
  app = filesApp(product)
  const work = { subscribers: documentSubscribers, schedules: [], pollingSeconds: 0.5 }
  worker = new Worker(product.services, product.url, work)
  await worker.start()
})
afterEach(() => heal())
afterAll(async () => {
  await worker.stop()
  await proxy.close()
  await store.close()
  await product.close()
})

const pdf = (text: string) => ({
  bytes: pdfOfLines([[{ text, x: 72, y: 700 }]]),
  name: 'cv.pdf',
  type: 'application/pdf',
})
const rows = () => product.db.select().from(files)
const hurry = () => product.pool.query("update pgboss.job set start_after = now() where state = 'retry'")

/** A seeker with an uploaded resume, and a job to apply to with it. */
async function createWorld() {
  const user = await createUser(product.db)
  const job = await createJob(product.db, (await createCompany(product.db)).id)
  const { body } = await app.upload(user.id, pdf('Maya Okafor, data analyst'))
  const resume = await product.as(user.id).documents.createResume({ fileId: body.fileId })
  const read = () => product.db.select().from(resumes).where(eq(resumes.id, resume.id))
  await waitUntil(async () => ((await read())[0]?.text ?? '').length > 0)
  const input = {
    jobId: job.id,
    ...applicantDetails(),
    resume: { kind: 'existing' as const, resumeId: resume.id },
  }
  return { userId: user.id, my: product.as(user.id), resume, input }
}

const troubles: [string, () => Promise<unknown>][] = [
  ['refuses connections', () => proxy.become('refuses')],
  ['hangs before a word', () => proxy.become('hangs')],
  ['sends garbage', () => proxy.become({ says: 'SSH-2.0-OpenSSH_9.6\r\n' })],
  ['answers with another page', () => answer('garbage')],
  ['fails with 503', () => answer('failing')],
  ['takes requests and never answers', () => answer('silent')],
]
const answer = async (fault: Answer) => {
  store.state.fault = fault
}
const heal = async () => {
  store.state.fault = 'none'
  await proxy.become(undefined)
}

/** Stored files, without the store's mark and its trash. */
const objects = () => [...store.objects.keys()].filter((key) => !/^(installation|trash)\//.test(key)).sort()

describe('a failing file store', () => {
  // plain runs try a failure that shows at once, and a store that never answers
  it.each(casesOf(troubles, ([name]) => /^refuses|^takes/.test(name)))(
    'D1 that %s: error texts are right, everything else works, and nothing is stored partially',
    async (_, trouble) => {
      const { userId, my, resume, input } = await createWorld()
      // the text of this file is still unread when the trouble begins
      const before = { rows: (await rows()).length, objects: store.objects.size }
      await trouble()
      await product.db.update(resumes).set({ text: '' }).where(eq(resumes.id, resume.id))
      await transaction(product.services, (tx) => tx.emit(resumeCreated({ resumeId: resume.id, userId })))
      await worker.drain()

      // all at once, because each waits for the store until its deadline
      const [uploaded] = await Promise.all([
        app.upload(userId, pdf('another')),
        expect(my.applications.submit(input)).rejects.toMatchObject({ status: 503, message: TRY_AGAIN.apply }),
        expect(my.documents.resumeLink({ id: resume.id })).rejects.toMatchObject({ code: 'FILE_STORE_AWAY' }),
      ])
      expect(uploaded).toMatchObject({ status: 503, body: { message: TRY_AGAIN.upload } })
      expect(await product.db.select().from(applications).where(eq(applications.userId, userId))).toEqual([])
      expect([(await rows()).length, store.objects.size]).toEqual([before.rows, before.objects])

      // the rest of the product works without files
      expect((await my.jobs.search({})).items.length).toBeGreaterThan(0)
      expect(await my.documents.listResumes()).toHaveLength(1)
      expect(await my.profiles.own()).toMatchObject({ userId })
      const retries = async () =>
        (await product.pool.query("select 1 from pgboss.job where name = 'documents.read-resume' and state = 'retry'"))
          .rowCount
      await waitUntil(async () => (await retries()) === 1)

      await heal()
      await hurry()
      const text = async () => (await product.db.select().from(resumes).where(eq(resumes.id, resume.id)))[0]?.text
      await waitUntil(async () => (await text())?.includes('Maya Okafor') ?? false)
      expect((await app.upload(userId, pdf('another'))).status).toBe(201)
      expect(await my.applications.submit(input)).toMatchObject({ status: 'submitted' })
      // used files stay, the cleanup removes the others, and each object has its row
      await cleanUpFiles(product.services, new Date(Date.now() + LATER))
      expect(objects()).toEqual((await rows()).map((row) => row.key).sort())
    },
  )

  it('removes an object that could not be removed by the cleanup', async () => {
    const { my, resume } = await createWorld()
    await answer('failing')
    await my.documents.deleteResume({ id: resume.id })
    const known = async () => new Set((await rows()).map((row) => row.key))
    const rowsLeft = await known()
    expect(objects().filter((key) => !rowsLeft.has(key))).toHaveLength(1)
    await heal()
    await cleanUpFiles(product.services, new Date(Date.now() + LATER))
    expect(objects()).toEqual([...(await known())].sort())
    // deleted files go to the trash first, which is emptied after a week
    await cleanUpFiles(product.services, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000))
    expect([...store.objects.keys()].filter((key) => key.startsWith('trash/'))).toEqual([])
  })
})
