import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomCases } from '#testing/long.ts'
import { checkContent } from './check-content.ts'
import { openCompoundFile } from './compound-file.ts'
import { type FileKind, fileKinds } from './file-kinds.ts'
import { genuineFiles } from './genuine-files.testing.ts'

let genuine: Record<FileKind, Buffer>
beforeAll(async () => {
  genuine = await genuineFiles()
})

describe('any bytes', () => {
  const starts = [
    '',
    '%PDF-1.7',
    'PK\x03\x04',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    '\xff\xd8\xff',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'RIFFxxxxWEBP',
  ]

  it('end in a verdict, never in an exception', async () => {
    const kinds = Object.keys(fileKinds) as FileKind[]
    const bytes = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 3000 }))
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom(...kinds), async ([start, rest], kind) => {
        const verdict = await checkContent(kind, Buffer.concat([Buffer.from(start, 'latin1'), rest]))
        expect(['agrees', 'differs', 'dangerous']).toContain(verdict)
      }),
      { numRuns: randomCases(400) },
    )
  })

  it('a damaged file of every kind ends in a verdict', async () => {
    const kinds = Object.keys(fileKinds) as FileKind[]
    const damage = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), damage, async (kind, changes) => {
        const bytes = Buffer.from(genuine[kind])
        for (const [place, value] of changes) bytes[Math.floor(place * bytes.length)] = value
        expect(['agrees', 'differs', 'dangerous']).toContain(await checkContent(kind, bytes))
        // each entry has different bytes
        if (kind === 'doc') expect(openCompoundFile(bytes)?.entries.length ?? 0).toBeLessThan(bytes.length / 128)
      }),
      { numRuns: randomCases(400) },
    )
  })
})
