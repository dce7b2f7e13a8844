import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { files } from '#db/schema/documents.ts'
import { avatars } from '#db/schema/profiles.ts'
import type { Services } from '#server/context.ts'
import { downloadName } from '#server/storage/download-name.ts'
import type { Storage } from '#server/storage/storage.ts'
import { readPersonalRows, type TableRows } from './read-rows.ts'
import { type ListedFile, readablePage } from './readable-page.ts'

const README = `Your data at Tandem

index.html   opens in any browser and shows everything
data/        the same for programs: a JSON file for each table
files/       what you uploaded, as you uploaded it

Passwords and keys are not included: we store only hashes of them, or they would give access to your account.
`

type StoredFile = { key: string; path: string }

/** All data about the person as one ZIP file. It is written while it is sent and not stored. */
export async function writeExport(ctx: Pick<Services, 'db' | 'storage' | 'log'>, userId: string): Promise<Readable> {
  const at = new Date()
  const tables = await readPersonalRows(ctx.db, userId)
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  zip.on('error', (error) => out.destroy(error as Error))
  zip.addBuffer(Buffer.from(README), 'README.txt')
  for (const { name, rows } of tables) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `data/${name}.json`)
  }
  // not awaited: the answer starts before the last file is read
  void addFiles(zip, out, { storage: ctx.storage, stored: storedFiles(tables) }).then(
    (listed) => {
      zip.addBuffer(Buffer.from(readablePage(tables, listed, at)), 'index.html')
      zip.end()
    },
    (err) => {
      // the client closed the connection: not a failure
      if (out.destroyed) return
      ctx.log.error({ err }, 'download of personal data was interrupted')
      out.destroy(err as Error)
    },
  )
  return out
}

function storedFiles(tables: TableRows[]): StoredFile[] {
  const rowsOf = (table: TableRows['table']) => tables.find((one) => one.table === table)?.rows ?? []
  const uploads = rowsOf(files) as (typeof files.$inferSelect)[]
  const pictures = rowsOf(avatars) as (typeof avatars.$inferSelect)[]
  return [
    ...uploads.map(({ id, area, key, fileName }) => ({
      key,
      path: `files/${area}/${id.slice(-8)} ${downloadName(fileName)}`,
    })),
    ...pictures.map(({ key }) => ({ key, path: `files/pictures/${downloadName(key)}` })),
  ]
}

/** Adds one file after the other, so that few are open at the same time. If the download stops, the open file is closed. */
async function addFiles(
  zip: ZipFile,
  out: Readable,
  { storage, stored }: { storage: Storage; stored: StoredFile[] },
): Promise<ListedFile[]> {
  const listed: ListedFile[] = []
  for (const { key, path } of stored) {
    const file = await storage.get(key)
    listed.push({ path, isMissing: file === null })
    if (!file) continue
    const stop = () => void file.body.destroy()
    if (out.destroyed) stop()
    out.once('close', stop)
    zip.addReadStream(file.body, path, { size: file.size })
    await finished(file.body)
    out.off('close', stop)
  }
  return listed
}
