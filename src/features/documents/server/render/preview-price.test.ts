import { describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { DomainError } from '#server/errors.ts'
import { consumePreview } from './preview-price.ts'
import { TooManyCharacters } from './render-document.ts'

const refused = { code: 'RATE_LIMITED', data: { retryAfterSeconds: expect.any(Number) } }
const made = async (group: string) => group
const fail = (error: Error) => async () => {
  throw error
}

describe('consumePreview', () => {
  it('rejects previews after 600 of one account in a minute, but none of another account', async () => {
    const [greedy, maya] = [newId(), newId()]
    for (let at = 0; at < 600; at += 1) await consumePreview(greedy, made)
    await expect(consumePreview(greedy, made)).rejects.toMatchObject(refused)
    expect(await consumePreview(maya, made)).toBe(maya)
  })

  it('counts a document that times out as 60, and one rejected by its length as one', async () => {
    const [greedy, maya] = [newId(), newId()]
    const tooLong = new DomainError('DOCUMENT_TOO_LONG')
    for (let at = 0; at < 10; at += 1) {
      await expect(consumePreview(greedy, fail(tooLong))).rejects.toBe(tooLong)
      await expect(consumePreview(maya, fail(new TooManyCharacters()))).rejects.toMatchObject({ code: tooLong.code })
    }
    await expect(consumePreview(greedy, made)).rejects.toMatchObject(refused)
    expect(await consumePreview(maya, made)).toBe(maya)
  })
})
