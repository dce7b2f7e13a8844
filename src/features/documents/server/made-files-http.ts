import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { commonErrors } from '#lib/contract.ts'
import type { Context } from '#server/context.ts'
import type { App, Variables } from '#server/http/app.ts'
import { answerPlainly, requireSignedIn } from '#server/http/plain-answers.ts'
import { sendFile } from '#server/storage/send-file.ts'
import { exportErrors } from '../export-contract.ts'
import { giveExport } from './exports/give-export.ts'
import { giveSharedFile } from './sharing/give-shared-file.ts'

const refusals: Record<string, { status: number; message: string }> = { ...commonErrors, ...exportErrors }

/** `GET /api/exports/{token}`: the viewer's document as a file; `GET /api/shared-resumes/{token}/file`: a shared resume. */
export function mountMadeFiles(app: App): void {
  app.get('/api/exports/:token', (c) =>
    answer(c, async (ctx) => {
      const { bytes, contentType, fileName } = await giveExport(requireSignedIn(ctx), c.req.param('token'))
      return sendFile({ body: Readable.from([bytes]), size: bytes.length, contentType }, fileName)
    }),
  )
  app.get('/api/shared-resumes/:token/file', (c) =>
    answer(c, async (ctx) => {
      const { file, fileName } = await giveSharedFile(ctx, c.req.param('token'))
      return sendFile(file, fileName)
    }),
  )
}

type Request = HonoContext<Variables>

async function answer(c: Request, work: (ctx: Context) => Promise<Response>): Promise<Response> {
  // HEAD reads only headers: no file is made and nothing is counted
  if (c.req.method === 'HEAD') return c.body(null, 405)
  return answerPlainly(c, refusals, work)
}
