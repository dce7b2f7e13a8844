import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { readEnv } from '#server/env.ts'
import { createVirusScanner } from '#server/uploads/virus-scanner.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { filesApp } from './files-app.testing.ts'

const product = productOfFile()
let server: Server | undefined
afterEach(async () => {
  product.services.virusScanner = null
  await new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(null)))
  server = undefined
})

/** The part of clamd's protocol that scans a stream: version, then chunks, each after its length. */
function answerAs(found: (sent: string) => string) {
  return (socket: Socket) => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer) => {
      sent = Buffer.concat([sent, piece])
      const text = sent.toString('latin1')
      if (/^[zn]?VERSION/.test(text)) return socket.end('ClamAV 1.4.3/1/now\n')
      if (/^[zn]?PING/.test(text)) return socket.end('PONG\n')
      if (/^[zn]?INSTREAM/.test(text) && sent.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${found(text)}\0`)
    })
  }
}

async function listen(found: (sent: string) => string) {
  const path = join(tmpdir(), `clamd-${newId()}.sock`)
  server = createServer(answerAs(found))
  await new Promise<void>((resolve) => server?.listen(path, resolve))
  product.services.virusScanner = createVirusScanner({ CLAMAV_URL: `unix:${path}` })
}

async function upload(words: string) {
  const userId = (await createUser(product.db)).id
  const answer = await filesApp(product).upload(userId, { bytes: Buffer.from(words), name: 'cv.txt' })
  return { ...answer, rows: await product.db.$count(files, eq(files.ownerId, userId)) }
}

it('rejects a file in which the scanner finds a virus', async () => {
  await listen((sent) => (sent.includes('a virus') ? 'stream: Worm.Test FOUND' : 'stream: OK'))
  expect(await upload('here is a virus')).toMatchObject({ status: 422, body: { code: 'FILE_INFECTED' }, rows: 0 })
  expect(await upload('Maya Okafor, nurse in Leeds')).toMatchObject({ status: 201, rows: 1 })
})

it.each([
  ['breaks off', () => ''],
  ['refuses', () => 'INSTREAM size limit exceeded. ERROR'],
])('rejects every file while the scanner %s', async (_, answer) => {
  await listen(answer)
  expect(await upload('Maya Okafor')).toMatchObject({ status: 503, body: { code: 'FILE_NOT_SCANNED' }, rows: 0 })
})

it('rejects every file while nothing listens there', async () => {
  product.services.virusScanner = createVirusScanner({ CLAMAV_URL: 'unix:/nowhere/clamd.sock' })
  expect(await upload('Maya Okafor')).toMatchObject({ status: 503, body: { code: 'FILE_NOT_SCANNED' }, rows: 0 })
})

it('is configured by an address of clamd only', () => {
  expect(createVirusScanner({ CLAMAV_URL: undefined })).toBeNull()
  for (const CLAMAV_URL of ['clamav:3310', 'http://clamav:3310', '/run/clamd.sock'])
    expect(() => readEnv('demo', { CLAMAV_URL })).toThrow('CLAMAV_URL')
  for (const CLAMAV_URL of ['tcp://clamav:3310', 'tcp://clamav', 'unix:/run/clamd.sock'])
    expect(readEnv('demo', { CLAMAV_URL }).CLAMAV_URL).toBe(CLAMAV_URL)
})
