import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import pLimit from 'p-limit'
import { commonErrors } from '#lib/contract.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App, Variables } from '#server/http/app.ts'
import { workFor } from '#server/queue/fair-turns.ts'
import { sendFile } from '#server/storage/send-file.ts'
import { withSpooled } from '#server/storage/spool.ts'
import { MAX_DOCUMENT_BYTES } from '#server/uploads/check-upload.ts'
import { fileErrors, uploadErrors } from '../contract.ts'
import { type UploadPurpose, uploadPurposes } from '../rules.ts'
import { type FileReaders, readFileByLink } from './read-file.ts'
import { stageUpload } from './stage-upload.ts'
import type { FindUploadRule } from './upload-rules.ts'

export type UploadRules = Record<UploadPurpose, FindUploadRule>

const PER_HOUR = { points: 60, seconds: 60 * 60 }
const PER_DAY = { points: 200, seconds: 24 * 60 * 60 }
/** The multipart form around the file: its fields and boundaries. */
const AROUND_BYTES = 64 * 1024
const largestBody = MAX_DOCUMENT_BYTES + AROUND_BYTES
// how many files are unpacked and checked at a time; files that are still arriving wait on disk
const inMemory = pLimit(3)

const refusals: Record<string, { status: number; message: string }> = {
  ...commonErrors,
  ...uploadErrors,
  ...fileErrors,
}

/** `POST /api/uploads` and `GET /api/files/{token}`; the other areas pass rules for who may upload and read their files. */
export function mountFiles(app: App, { rules, readers }: { rules: UploadRules; readers: FileReaders }): void {
  app.post('/api/uploads', (c) => answer(c, async (ctx) => c.json(await takeUpload(ctx, c.req.raw, rules), 201)))
  app.get('/api/files/:token', (c) =>
    answer(c, async (ctx) => {
      // HEAD reads only headers: it is not logged as a read and must not open the file
      if (c.req.method === 'HEAD') return c.body(null, 405)
      const { file, stored } = await readFileByLink(ctx, c.req.param('token'), readers)
      return sendFile(stored, file.fileName)
    }),
  )
}

type Request = HonoContext<Variables>

const answer = (c: Request, work: (ctx: SignedIn) => Promise<Response>): Promise<Response> =>
  answerPlainly(c, refusals, (ctx) => work(requireSignedIn(ctx)))

async function takeUpload(ctx: SignedIn, request: globalThis.Request, rules: UploadRules) {
  const { throttle, viewer } = ctx
  await throttle.consume('uploads-hour', viewer.userId, PER_HOUR)
  await throttle.consume('uploads-day', viewer.userId, PER_DAY)
  if (Number(request.headers.get('content-length')) > largestBody) throw new DomainError('FILE_TOO_LARGE')
  if (!request.body) throw new DomainError('UPLOAD_INVALID')
  // spooled to disk, so that a slow sender uses neither memory nor a slot
  const body = Readable.from(atMost(largestBody, request.body), { objectMode: false })
  const type = request.headers.get('content-type') ?? ''
  return withSpooled(body, (spooled) =>
    inMemory(async () => {
      const { file, fields } = await readForm(await spooled.content(), type)
      const purpose = uploadPurposes.find((known) => known === fields.purpose)
      if (!purpose) throw new DomainError('UPLOAD_INVALID')
      const rule = await rules[purpose](ctx, fields)
      const bytes = Buffer.from(await file.arrayBuffer())
      const upload = { fileName: file.name, declaredType: file.type, bytes }
      return workFor(viewer.userId, () => stageUpload(ctx, upload, rule))
    }),
  )
}

/** Passes on at most `bytes` and fails at the first byte above. */
async function* atMost(bytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of body) {
    seen += chunk.length
    if (seen > bytes) throw new DomainError('FILE_TOO_LARGE')
    yield chunk
  }
}

async function readForm(
  body: Buffer | Readable,
  contentType: string,
): Promise<{ file: File; fields: Record<string, string> }> {
  const form = await new Response(body as Buffer<ArrayBuffer>, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  const entries = [...(form ?? [])]
  const files = entries.flatMap(([, value]) => (value instanceof File ? [value] : []))
  const [file] = files
  if (!file || files.length > 1) throw new DomainError('UPLOAD_INVALID')
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { file, fields: Object.fromEntries(texts) }
}
