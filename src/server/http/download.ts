import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { CSV_TYPE } from '#lib/csv.ts'
import type { Variables } from './app.ts'

/** A private response that the browser saves as a file. */
export function asDownload(response: Response, { type, fileName }: { type: string; fileName: string }): Response {
  response.headers.set('content-type', type)
  response.headers.set('content-disposition', `attachment; filename="${fileName}"`)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** A CSV file that is sent while its rows are read. */
export function csvDownload(c: HonoContext<Variables>, lines: AsyncIterable<string>, fileName: string): Response {
  const bytes = Readable.from(lines).map((text: string) => Buffer.from(text))
  return asDownload(c.body(Readable.toWeb(bytes) as ReadableStream), { type: CSV_TYPE, fileName })
}
