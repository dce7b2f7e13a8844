import { Readable } from 'node:stream'
import { commonErrors } from '#lib/contract.ts'
import { isoDay } from '#lib/dates.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { contentDisposition } from '#server/storage/send-file.ts'
import { privacyErrors } from '../contract.ts'
import { requireDownload } from './export/start-download.ts'
import { writeExport } from './export/write-export.ts'

const PER_LINK = { points: 10, seconds: 60 * 60 }
const refusals: Record<string, { status: number; message: string }> = { ...commonErrors, ...privacyErrors }

/** `GET /api/own-data/{token}`: all data about the viewer as a ZIP file that is not stored. */
export function mountOwnData(app: App): void {
  app.get('/api/own-data/:token', async (c) => {
    // refuse HEAD, so that it does not read all data for nothing
    if (c.req.method === 'HEAD') return c.body(null, 405)
    return answerPlainly(c, refusals, async (token) => {
      const ctx = requireSignedIn(token)
      requireDownload(ctx, c.req.param('token'))
      await ctx.throttle.consume('own-data-sent', ctx.viewer.userId, PER_LINK)
      const zip = await writeExport(ctx, ctx.viewer.userId)
      return new Response(Readable.toWeb(zip) as ReadableStream<Uint8Array>, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': contentDisposition(`tandem-data-${isoDay(new Date())}.zip`),
          'cache-control': 'private, no-store',
        },
      })
    })
  })
}
