import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { withSpooled } from './spool.ts'
import {
  DEFAULT_CACHE_CONTROL,
  type PutOptions,
  type Storage,
  StorageConflict,
  StorageNotFound,
  StorageUnavailable,
  type StoredFile,
  type StoredKey,
} from './storage.ts'
import { requireStorageKey, requireStoragePrefix } from './storage-key.ts'

export interface S3StorageOptions {
  bucket: string
  /** The prefix of every key in the bucket: names separated by slashes, or empty. Nothing outside it is read or written. */
  prefix?: string
  region: string
  /** The address of a store other than Amazon's. Bucket names are then part of the path. */
  endpoint?: string
  /** Without keys, the SDK's default credential chain is used (environment, role). */
  accessKeyId?: string
  secretAccessKey?: string
  /** The time limit of one call including retries; 20 seconds by default. */
  deadlineMs?: number
}

/**
 * Files in an S3 bucket or a compatible store. Keys are never overwritten, by `If-None-Match: *`, which Amazon, MinIO, R2 and Ceph support.
 * Garage ignores it, so for stores other than Amazon's the key is checked first. A copy is a read and a put, because few stores support the
 * condition for their own copy.
 */
export function createS3Storage(options: S3StorageOptions): Storage {
  const { bucket: Bucket, deadlineMs = 20_000 } = options
  const client = new S3Client(clientConfig(options, deadlineMs))
  const root = options.prefix ? `${options.prefix}/` : ''
  const place = (key: string) => root + requireStorageKey(key)

  async function putSized(key: string, { body, size }: Sized, putOptions: PutOptions): Promise<void> {
    const mark = randomUUID()
    if (options.endpoint && (await markOf(key)) !== null) throw new StorageConflict(key)
    const command = new PutObjectCommand({
      Bucket,
      Key: place(key),
      Body: body,
      ContentLength: size,
      ContentType: putOptions.contentType,
      CacheControl: putOptions.cacheControl ?? DEFAULT_CACHE_CONTROL,
      IfNoneMatch: '*',
      Metadata: { 'put-mark': mark },
    })
    try {
      const answer = await withDeadline(deadlineMs, (abortSignal) => client.send(command, { abortSignal }))
      requireEntityTag(answer.ETag)
    } catch (error) {
      if (statusOf(error) !== 412 && statusOf(error) !== 409) throw new StorageUnavailable('take the file', error)
      // a retry conflicts with our own first attempt if that was stored and only its answer was lost
      const isOurs = (await markOf(key)) === mark
      if (!isOurs) throw new StorageConflict(key)
    }
  }

  const put: Storage['put'] = (key, body, putOptions) =>
    withLength(key, body, (sized) => putSized(key, sized, putOptions))

  /** The mark of the put that stored this file; null if there is no file. */
  async function markOf(key: string): Promise<string | undefined | null> {
    const head = new HeadObjectCommand({ Bucket, Key: place(key) })
    try {
      const answer = await withDeadline(deadlineMs, (abortSignal) => client.send(head, { abortSignal }))
      requireEntityTag(answer.ETag)
      return answer.Metadata?.['put-mark']
    } catch (error) {
      if (statusOf(error) === 404) return null
      throw new StorageUnavailable('take the file', error)
    }
  }

  async function get(key: string): Promise<StoredFile | null> {
    const command = new GetObjectCommand({ Bucket, Key: place(key) })
    try {
      const answer = await withDeadline(deadlineMs, (abortSignal) => client.send(command, { abortSignal }))
      requireEntityTag(answer.ETag)
      if (!(answer.Body instanceof Readable) || answer.ContentLength === undefined) throw new Error('No body')
      return {
        body: answer.Body,
        size: answer.ContentLength,
        contentType: answer.ContentType ?? 'application/octet-stream',
        cacheControl: answer.CacheControl ?? DEFAULT_CACHE_CONTROL,
      }
    } catch (error) {
      if (statusOf(error) === 404 && (error as Error).name === 'NoSuchKey') return null
      throw new StorageUnavailable('give the file', error)
    }
  }

  return {
    put,
    get,
    async copy(from, to) {
      requireStorageKey(to)
      const source = await get(from)
      if (!source) throw new StorageNotFound(from)
      await put(to, source.body, source).finally(() => source.body.destroy())
    },
    async remove(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: place(key) })
      try {
        const answer = await withDeadline(deadlineMs, (abortSignal) => client.send(command, { abortSignal }))
        if (statusOf(answer) !== 204) throw new Error('The answer is not of an S3 store')
      } catch (error) {
        if (statusOf(error) !== 404) throw new StorageUnavailable('remove the file', error)
      }
    },
    list: (prefix) => listBucket(client, { Bucket, root, prefix: requireStoragePrefix(prefix) }, deadlineMs),
  }
}

type Sized = { body: Buffer | Readable; size: number }

/** One request makes a put all or nothing, and it needs a known length, so a stream is written to a file first. */
async function withLength(key: string, body: Buffer | Readable, work: (sized: Sized) => Promise<void>): Promise<void> {
  requireStorageKey(key)
  if (body instanceof Readable)
    await withSpooled(body, async ({ content, size }) => work({ body: await content(), size }))
  else await work({ body, size: body.length })
}

type Listed = { Bucket: string; root: string; prefix: string }

async function* listBucket(client: S3Client, of: Listed, ms: number): AsyncGenerator<StoredKey> {
  const { Bucket, root, prefix } = of
  const Prefix = root + prefix
  let ContinuationToken: string | undefined
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
    const page = await withDeadline(ms, (abortSignal) => client.send(command, { abortSignal })).catch((error) => {
      throw new StorageUnavailable('list its files', error)
    })
    // without it the answer is not a listing, and must not count as 'no files'
    if (page.KeyCount === undefined) throw new StorageUnavailable('list its files', new Error('Not a listing'))
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key) yield { key: Key.slice(root.length), size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) }
    }
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (ContinuationToken)
}

function clientConfig(options: S3StorageOptions, deadlineMs: number): S3ClientConfig {
  const { accessKeyId, secretAccessKey, endpoint, region } = options
  return {
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: 3,
    logger: silent,
    // many stores other than Amazon's do not support checksums beyond the signed hash of the body
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: Math.min(3000, deadlineMs), socketTimeout: deadlineMs },
  }
}

// the client logs nothing: failures are thrown, and the caller logs them once
const ignore = () => undefined
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

function withDeadline<T>(ms: number, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`No answer within ${ms} ms`)), ms)
  return send(abort.signal).finally(() => clearTimeout(timer))
}

/** Every store sends an ETag with an object; a proxy's error page with status 200 does not. */
function requireEntityTag(tag: string | undefined): void {
  if (!tag) throw new Error('The answer is not of an S3 store')
}

function statusOf(answer: unknown): number | undefined {
  return (answer as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}
