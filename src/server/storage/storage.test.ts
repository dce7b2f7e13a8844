import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage } from './create-storage.ts'
import { startS3Server } from './s3-server.testing.ts'
import { type Storage, StorageConflict, StorageNotFound } from './storage.ts'
import { StorageKeyInvalid } from './storage-key.ts'

const PDF = { contentType: 'application/pdf' }

const stores = [
  {
    name: 'disk',
    async start() {
      const folder = await mkdtemp(join(tmpdir(), 'tandem-storage-'))
      return {
        storage: await createStorage({ kind: 'disk', folder: join(folder, 'files') }),
        stop: () => rm(folder, { recursive: true, force: true }),
      }
    },
  },
  {
    name: 's3',
    async start() {
      const server = await startS3Server()
      const { endpoint } = server
      return {
        storage: await createStorage({
          kind: 's3',
          bucket: 'tandem',
          region: 'eu-central-1',
          endpoint,
          accessKeyId: 'key',
          secretAccessKey: 'secret',
        }),
        stop: server.close,
      }
    },
  },
]

stores.push({
  name: 's3 beneath a prefix',
  async start() {
    const server = await startS3Server()
    const theirs = ['other/resumes/a.pdf', 'staging.txt', 'stagin/a', 'staging', 'staging2/a', 'resumes/theirs.pdf']
    const object = { body: Buffer.from('theirs'), headers: {}, requestHeaders: {} }
    for (const key of theirs) server.objects.set(key, object)
    return {
      storage: await createStorage({
        kind: 's3',
        bucket: 'tandem',
        prefix: 'apps/staging',
        region: 'eu-central-1',
        endpoint: server.endpoint,
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      }),
      async stop() {
        const others = [...server.objects].filter(([key]) => !key.startsWith('apps/staging/'))
        expect(others).toEqual(theirs.map((key) => [key, object]))
        await server.close()
      },
    }
  },
})

async function read(storage: Storage, key: string) {
  const file = await storage.get(key)
  return file && { ...file, body: await buffer(file.body) }
}

async function keys(storage: Storage, prefix: string) {
  const found: string[] = []
  for await (const { key } of storage.list(prefix)) found.push(key)
  return found
}

describe.each(stores)('the store on $name', ({ start }) => {
  let storage: Storage
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, stop } = await start())
  })
  afterAll(() => stop())

  it('returns the stored bytes, size and type', async () => {
    const bytes = randomBytes(100_000)
    await storage.put('resumes/u1/cv_1.pdf', bytes, PDF)
    const file = await read(storage, 'resumes/u1/cv_1.pdf')
    expect(file?.body.equals(bytes)).toBe(true)
    expect(file).toMatchObject({ size: 100_000, contentType: 'application/pdf' })
  })

  it('has a cache time of 3600 s by default (FILE-04)', async () => {
    await storage.put('cache/default.pdf', Buffer.from('a'), PDF)
    await storage.put('cache/own.pdf', Buffer.from('a'), { ...PDF, cacheControl: 'no-store' })
    expect((await read(storage, 'cache/default.pdf'))?.cacheControl).toContain('max-age=3600')
    expect((await read(storage, 'cache/own.pdf'))?.cacheControl).toBe('no-store')
  })

  it('accepts a stream of unknown length, also an empty one', async () => {
    const parts = Array.from({ length: 40 }, () => randomBytes(50_000))
    await storage.put('streams/long.pdf', Readable.from(parts), PDF)
    await storage.put('streams/empty.txt', Readable.from([]), { contentType: 'text/plain' })
    expect((await read(storage, 'streams/long.pdf'))?.body.equals(Buffer.concat(parts))).toBe(true)
    expect((await read(storage, 'streams/empty.txt'))?.size).toBe(0)
  })

  it('never overwrites (FILE-04)', async () => {
    await storage.put('once/a.pdf', Buffer.from('first'), PDF)
    await expect(storage.put('once/a.pdf', Buffer.from('second'), PDF)).rejects.toThrow(StorageConflict)
    await expect(storage.put('once/a.pdf', Readable.from(['third']), PDF)).rejects.toThrow(StorageConflict)
    expect((await read(storage, 'once/a.pdf'))?.body.toString()).toBe('first')
  })

  it('stores one whole file for twenty parallel writers', async () => {
    const bodies = Array.from({ length: 20 }, (_, index) => Buffer.alloc(20_000, index + 1))
    const results = await Promise.allSettled(bodies.map((body) => storage.put('race/a.pdf', body, PDF)))
    const winners = results.flatMap((result, index) => (result.status === 'fulfilled' ? [index] : []))
    expect(winners).toHaveLength(1)
    expect((await read(storage, 'race/a.pdf'))?.body.equals(bodies[winners[0] ?? -1] ?? Buffer.alloc(0))).toBe(true)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StorageConflict)
  })

  it('deletes everything of an interrupted upload (FILE-05)', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10_000)
        throw new Error('The browser went away')
      })(),
    )
    await expect(storage.put('broken/a.pdf', broken, PDF)).rejects.toThrow('The browser went away')
    expect(await storage.get('broken/a.pdf')).toBeNull()
    expect(await keys(storage, 'broken/')).toEqual([])
    await storage.put('broken/a.pdf', Buffer.from('again'), PDF)
  })

  it('returns null for a missing file', async () => {
    expect(await storage.get('nothing/here.pdf')).toBeNull()
  })

  it('copies, but not from a missing file or onto an existing one', async () => {
    await storage.put('copy/from.pdf', Buffer.from('same'), { ...PDF, cacheControl: 'no-store' })
    await storage.copy('copy/from.pdf', 'copy/to.pdf')
    const copy = await read(storage, 'copy/to.pdf')
    expect(copy).toMatchObject({ contentType: 'application/pdf', cacheControl: 'no-store' })
    expect(copy?.body.toString()).toBe('same')
    await expect(storage.copy('copy/from.pdf', 'copy/to.pdf')).rejects.toThrow(StorageConflict)
    await expect(storage.copy('copy/missing.pdf', 'copy/other.pdf')).rejects.toThrow(StorageNotFound)
  })

  it('removes a file; removing it again succeeds (FILE-09)', async () => {
    await storage.put('gone/deep/a.pdf', Buffer.from('a'), PDF)
    await storage.remove('gone/deep/a.pdf')
    await storage.remove('gone/deep/a.pdf')
    expect(await storage.get('gone/deep/a.pdf')).toBeNull()
    await storage.put('gone/deep/a.pdf', Buffer.from('b'), { contentType: 'text/plain' })
    expect((await read(storage, 'gone/deep/a.pdf'))?.contentType).toBe('text/plain')
  })

  it('lists in byte order, over pages, by any beginning of a key', async () => {
    const names = [
      'list/a-b.txt',
      'list/a.txt',
      'list/a/1.txt',
      'list/a/2.txt',
      'list/b/c/d.txt',
      'list/z.txt',
      'listed.txt',
    ]
    for (const name of [...names].reverse()) await storage.put(name, Buffer.from('x'), { contentType: 'text/plain' })
    expect(await keys(storage, 'list/')).toEqual(names.slice(0, -1))
    expect(await keys(storage, 'list')).toEqual(names)
    expect(await keys(storage, 'list/a/')).toEqual(['list/a/1.txt', 'list/a/2.txt'])
    expect(await keys(storage, 'list/b/c/d')).toEqual(['list/b/c/d.txt'])
    expect(await keys(storage, 'nowhere/')).toEqual([])
    for await (const { size, modifiedAt } of storage.list('list/z')) {
      expect(size).toBe(1)
      expect(modifiedAt.getTime()).toBeGreaterThan(0)
    }
  })

  it.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../../secret',
    'a/..',
    'a//b',
    'a/',
    './a',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0.pdf',
    'a\n.pdf',
    'C:/a.pdf',
    'a/%2e%2e/b c',
    'é.pdf',
    'x'.repeat(201),
    `${'a/'.repeat(400)}a`,
  ])('U1 refuses the key %j everywhere', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), PDF)).rejects.toThrow(StorageKeyInvalid)
    await expect(storage.get(key)).rejects.toThrow(StorageKeyInvalid)
    await expect(storage.remove(key)).rejects.toThrow(StorageKeyInvalid)
    await expect(storage.copy('a', key)).rejects.toThrow()
    expect(await storage.get('a')).toBeNull()
  })

  it.each(['../', '/', 'a/../', '.'])('refuses the prefix %j', async (prefix) => {
    await expect(keys(storage, prefix)).rejects.toThrow(StorageKeyInvalid)
  })
})
