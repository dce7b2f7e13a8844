import { fromBuffer } from 'yauzl'

/** The text of each file in a ZIP file, by path. */
export function readZip(zip: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error)
      const found = new Map<string, string>()
      file.on('entry', (entry) =>
        file.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed)
          const parts: Buffer[] = []
          for await (const part of stream) parts.push(part as Buffer)
          found.set(entry.fileName, Buffer.concat(parts).toString())
          file.readEntry()
        }),
      )
      file.on('end', () => resolve(found)).on('error', reject)
      file.readEntry()
    })
  })
}
