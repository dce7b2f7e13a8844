import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { resumeSections } from '#features/document-content/resume-content.ts'
import { createLog } from '#server/log.ts'
import type { TypesetResult } from '#server/typst/typeset-job.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { randomCases } from '#testing/long.ts'
import type { PlacedMark } from './place-marks.ts'
import { randomResume } from './random-resume.testing.ts'
import { previewResume } from './render-document.ts'

// `RESUMES=1000` tests more of them
const runs = Number(process.env.RESUMES ?? randomCases(100))
const typesetter = new Typesetter(createLog('silent'))
afterAll(() => typesetter.close())

const isSection = ({ id }: PlacedMark) => resumeSections.some(({ key }) => key === id)
const place = ({ id, edge, page }: PlacedMark) => `${id} ${edge} on page ${page}`

/** The heads at the end of a page whose first line is on the next page. */
function splitHeads(marks: readonly PlacedMark[]): string[] {
  const heads = marks.filter(({ edge, isInline }) => edge === 'start' && !isInline)
  return heads.flatMap((head) => {
    const next = isSection(head)
      ? marks[marks.indexOf(head) + 1]
      : marks.find(({ id, edge }) => id === head.id && edge === 'body')
    return next && next.page !== head.page ? [`${place(head)}, ${place(next)}`] : []
  })
}

describe('page breaks in random resumes', () => {
  it(`never separate a head from its first line (${runs} resumes)`, async () => {
    let pages = 0
    let heads = 0
    await fc.assert(
      fc.asyncProperty(randomResume, async (resume) => {
        let set: TypesetResult | undefined
        const watched = { set: async (...job: Parameters<Typesetter['set']>) => (set = await typesetter.set(...job)) }
        const preview = await previewResume({ typesetter: watched as unknown as Typesetter }, resume)
        const marks = set!.marks as PlacedMark[]
        expect(splitHeads(marks)).toEqual([])
        for (const { page, x, y, width, height } of preview.marks) {
          const sheet = preview.pages[page - 1]!
          expect(x >= 0 && y >= 0 && x + width <= sheet.width + 1 && y + height <= sheet.height + 1).toBe(true)
        }
        pages += preview.pages.length
        heads += marks.length
      }),
      { numRuns: runs, endOnFailure: true },
    )
    // most resumes need more than one page, otherwise this proves nothing
    expect(pages).toBeGreaterThan(runs * 1.5)
    expect(heads).toBeGreaterThan(runs * 5)
  })
})
