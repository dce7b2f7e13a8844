import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredObject {
  body: Buffer
  headers: Record<string, string>
  requestHeaders: IncomingHttpHeaders
}

export type Fault = 'none' | 'silent' | 'failing' | 'garbage' | 'loses-answers' | 'stalls' | 'unconditional'

const MAX_TOTAL_BYTES = 64 * 1024 * 1024
const PAGE = 3

/** A small S3 server for tests: one bucket in memory (at most 64 MB), path style, three keys a page, faults on request. */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>()
  const state = { fault: 'none' as Fault, requests: 0 }
  const server = createServer((request, response) => {
    state.requests += 1
    answer(objects, state.fault, request, response).catch((error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  objects: Map<string, StoredObject>,
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://s3')
  const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
  const body = await readBody(request)
  if (fault === 'silent') return undefined
  if (fault === 'failing') return fail(response, 503, 'ServiceUnavailable')
  if (fault === 'garbage')
    return end(response, 200, { 'content-type': 'text/html' }, '<html>Welcome to the hotel</html>')
  if (request.method === 'PUT') return putObject(objects, fault, key, body, request, response)
  if (request.method === 'DELETE') {
    objects.delete(key)
    return end(response, 204, {}, '')
  }
  if (key === '') return end(response, 200, { 'content-type': 'application/xml' }, listing(objects, url.searchParams))
  const object = objects.get(key)
  if (!object) return fail(response, 404, 'NoSuchKey')
  if (fault === 'stalls') {
    response.writeHead(200, object.headers)
    return response.write(object.body.subarray(0, object.body.length / 2))
  }
  return end(response, 200, object.headers, request.method === 'HEAD' ? '' : object.body)
}

function putObject(
  objects: Map<string, StoredObject>,
  fault: Fault,
  key: string,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const hash = createHash('sha256').update(body).digest('hex')
  const signed = request.headers['x-amz-content-sha256']
  if (signed !== 'UNSIGNED-PAYLOAD' && signed !== hash) return fail(response, 400, 'XAmzContentSHA256Mismatch')
  const total = [...objects.values()].reduce((sum, object) => sum + object.body.length, body.length)
  if (total > MAX_TOTAL_BYTES) return fail(response, 507, 'Full')
  const isGuarded = fault !== 'unconditional' && request.headers['if-none-match'] === '*'
  if (isGuarded && objects.has(key)) return fail(response, 412, 'PreconditionFailed')
  const storedHeaders = ['content-type', 'cache-control', 'x-amz-meta-put-mark']
  const headers = Object.fromEntries(storedHeaders.map((name) => [name, String(request.headers[name] ?? '')]))
  Object.assign(headers, { etag: `"${hash}"`, 'content-length': String(body.length) })
  objects.set(key, { body, headers, requestHeaders: request.headers })
  if (fault === 'loses-answers') return request.socket.destroy()
  return end(response, 200, { etag: `"${hash}"` }, '')
}

function listing(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
  const page = keys.slice(0, PAGE)
  const isTruncated = keys.length > page.length
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.body.length}</Size><LastModified>2025-10-14T09:41:00.000Z</LastModified></Contents>`,
  )
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function fail(response: ServerResponse, status: number, code: string) {
  end(response, status, { 'content-type': 'application/xml' }, `<Error><Code>${code}</Code></Error>`)
}

function end(response: ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer) {
  response.writeHead(status, headers)
  response.end(body)
}
