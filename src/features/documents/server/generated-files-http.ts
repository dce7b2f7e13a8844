import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { z } from 'zod'
import { commonErrors, Id } from '#lib/contract.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App, Variables } from '#server/http/app.ts'
import { sendFile, sendImage } from '#server/storage/send-file.ts'
import { exportErrors } from '../export-contract.ts'
import { renderErrors } from '../preview-contract.ts'
import { documentKindNames } from '../rules.ts'
import { readExport } from './exports/read-export.ts'
import { drawThumbnail } from './render/draw-thumbnail.ts'
import { readSharedFile } from './sharing/read-shared-file.ts'

const refusals: Record<string, { status: number; message: string }> = {
  ...commonErrors,
  ...exportErrors,
  ...renderErrors,
}

/**
 * `GET /api/exports/{token}`: the viewer's document as a file; `GET /api/shared-resumes/{token}/file`: a shared resume;
 * `GET /api/documents/{kind}/{id}/thumbnail`: the first page of the viewer's document as an image.
 */
export function mountGeneratedFiles(app: App): void {
  app.get('/api/exports/:token', (c) =>
    answer(c, async (ctx) => {
      const { bytes, contentType, fileName } = await readExport(requireSignedIn(ctx), c.req.param('token'))
      return sendFile({ body: Readable.from([bytes]), size: bytes.length, contentType }, fileName)
    }),
  )
  app.get('/api/shared-resumes/:token/file', (c) =>
    answer(c, async (ctx) => {
      const { file, fileName } = await readSharedFile(ctx, c.req.param('token'))
      return sendFile(file, fileName)
    }),
  )
  mountThumbnails(app)
}

function mountThumbnails(app: App): void {
  app.get('/api/documents/:kind/:id/thumbnail', (c) =>
    answer(c, async (ctx) => {
      const { kind, id } = readThumbnail(c.req.param())
      const bytes = await drawThumbnail(requireSignedIn(ctx), kind, id)
      const cacheControl = 'private, no-store'
      return sendImage({ body: Readable.from([bytes]), size: bytes.length, contentType: 'image/webp', cacheControl })
    }),
  )
}

const Thumbnail = z.object({ kind: z.enum(documentKindNames), id: Id })

function readThumbnail(params: Record<string, string>): z.output<typeof Thumbnail> {
  const { data } = Thumbnail.safeParse(params)
  if (!data) throw new DomainError('NOT_FOUND')
  return data
}

type Request = HonoContext<Variables>

async function answer(c: Request, work: (ctx: Context) => Promise<Response>): Promise<Response> {
  // HEAD reads only headers: no file is created and nothing is counted
  if (c.req.method === 'HEAD') return c.body(null, 405)
  return answerPlainly(c, refusals, work)
}
