import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
let userId: string
beforeAll(async () => {
  userId = (await createUser(product.db)).id
})

describe('previews', () => {
  it('render the typed content, with the default design where none is chosen, and store nothing', async () => {
    const mine = product.as(userId)
    const preview = await mine.previews.resume({ content: { professionalSummary: 'Analyst.' }, design: {} })
    expect(preview).toMatchObject({ missing: [], fittedTo: null, isTooLong: false })
    expect(preview.marks).toMatchObject([{ id: 'professionalSummary', page: 1 }])
    const letter = await mine.previews.letter({ content: { signature: 'Maya' }, design: {}, date: '2026-11-22' })
    expect(letter.marks.map(({ id }) => id)).toContain('signature')
    expect(await mine.documents.listResumes()).toEqual([])
  })

  it('reject a document that is too long, with the text of the contract, and input that is no resume', async () => {
    const mine = product.as(userId)
    const items = Array.from({ length: 60 }, () => 'word '.repeat(1199))
    const content = { customSections: [1, 2].map((n) => ({ id: newId(), title: `${n}`, items })) }
    await expect(mine.previews.resume({ content, design: {} })).rejects.toMatchObject({
      code: 'DOCUMENT_TOO_LONG',
      status: 422,
      message: 'This document is too long to preview. Shorten it to 40 pages or fewer and try again.',
    })
    const wrong = { content: {}, design: { template: '../../etc/passwd' } } as never
    await expect(mine.previews.resume(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await mine.previews.resume({ content: {}, design: {} })).pages).toHaveLength(1)
  })

  it("of several people in parallel each give that person's document", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => createUser(product.db)))
    const previews = await Promise.all(
      people.map(({ id }, n) =>
        product.as(id).previews.resume({ content: { personalInfo: { fullName: `A${'i'.repeat(n)}` } }, design: {} }),
      ),
    )
    expect(previews.map(({ pages }) => pages[0]!.svg.match(/<use/g)?.length)).toEqual(people.map((_, n) => n + 1))
  })
})
