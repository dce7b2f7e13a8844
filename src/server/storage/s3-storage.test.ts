import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startS3Server } from './s3-server.testing.ts'
import { createS3Storage } from './s3-storage.ts'
import { type Storage, StorageConflict, StorageUnavailable } from './storage.ts'

const PDF = { contentType: 'application/pdf' }
const KEYS = { bucket: 'tandem', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret', deadlineMs: 400 }

let server: Awaited<ReturnType<typeof startS3Server>>
let storage: Storage
beforeAll(async () => {
  server = await startS3Server()
  storage = createS3Storage({ ...KEYS, endpoint: server.endpoint })
  await storage.put('area/there.pdf', Buffer.alloc(4000, 1), PDF)
})
afterAll(() => server.close())
beforeEach(() => {
  server.state.fault = 'none'
})

const calls: [string, (store: Storage) => Promise<unknown>][] = [
  ['put', (store) => store.put('area/new.pdf', Buffer.from('x'), PDF)],
  ['get', (store) => store.get('area/there.pdf')],
  ['copy', (store) => store.copy('area/there.pdf', 'area/copied.pdf')],
  ['remove', (store) => store.remove('area/never.pdf')],
  ['list', (store) => store.list('area/')[Symbol.asyncIterator]().next()],
]

describe('a failing S3 store', () => {
  it.each(calls)('%s: gives up in time on a store that never answers', async (_, call) => {
    server.state.fault = 'silent'
    await expect(call(storage)).rejects.toThrow(StorageUnavailable)
  })

  it.each(calls)('%s: tries a failing store three times', async (_, call) => {
    server.state.fault = 'failing'
    server.state.requests = 0
    await expect(call(storage)).rejects.toThrow(StorageUnavailable)
    expect(server.state.requests).toBe(3)
  })

  it.each(calls)('%s: rejects an unreadable answer', async (_, call) => {
    server.state.fault = 'garbage'
    await expect(call(storage)).rejects.toThrow(StorageUnavailable)
  })

  it.each(calls)('%s: reports a refused connection as such', async (_, call) => {
    const closed = createServer().listen(0)
    const { port } = closed.address() as { port: number }
    closed.close()
    const away = createS3Storage({ ...KEYS, endpoint: `http://127.0.0.1:${port}` })
    await expect(call(away)).rejects.toThrow(StorageUnavailable)
  })

  it('treats its own file, stored while the answer was lost, as a success', async () => {
    server.state.fault = 'loses-answers'
    const put = storage.put('area/lost.pdf', Buffer.from('x'), PDF)
    while (!server.objects.has('area/lost.pdf')) await new Promise((resolve) => setImmediate(resolve))
    server.state.fault = 'none'
    await put
    expect(server.objects.get('area/lost.pdf')?.body.toString()).toBe('x')
  })

  it('overwrites nothing in a store that ignores conditional writes, as Garage does (FILE-04)', async () => {
    server.state.fault = 'unconditional'
    await storage.put('area/first.pdf', Buffer.from('first'), PDF)
    await expect(storage.put('area/first.pdf', Buffer.from('second'), PDF)).rejects.toThrow(StorageConflict)
    await expect(storage.copy('area/there.pdf', 'area/first.pdf')).rejects.toThrow(StorageConflict)
    expect(server.objects.get('area/first.pdf')?.body.toString()).toBe('first')
  })

  it('aborts a read that stalls, instead of waiting forever', async () => {
    server.state.fault = 'stalls'
    const file = await storage.get('area/there.pdf')
    await expect(buffer(file?.body ?? Readable.from([]))).rejects.toThrow()
  })

  it('sends no permission that would make a file public (FILE-06)', async () => {
    const names = Object.keys(server.objects.get('area/there.pdf')?.requestHeaders ?? {})
    expect(names).toContain('if-none-match')
    expect(names.filter((name) => /acl|grant|public/.test(name))).toEqual([])
  })

  it('sends large streams without buffering them', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 5)
    // a busy machine needs longer for 20 MB than the short deadline of the other tests
    const patient = createS3Storage({ ...KEYS, endpoint: server.endpoint, deadlineMs: 10_000 })
    await patient.put('area/large.bin', Readable.from(Array.from({ length: 20 }, () => chunk)), PDF)
    expect(server.objects.get('area/large.bin')?.body.length).toBe(20 * chunk.length)
  })
})
