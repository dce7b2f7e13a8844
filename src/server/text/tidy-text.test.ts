import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf, randomCases } from '#testing/long.ts'
import { decodeText } from './decode-text.ts'
import { MAX_TEXT_BYTES, tidyText } from './tidy-text.ts'

const tidy = (raw: string) => tidyText(raw).text

describe('tidyText', () => {
  it.each([
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\fb', 'a\n\nb'],
    ['a\n\n\n \n\nb', 'a\n\nb'],
    ['a \t\u00a0 b  ', 'a b'],
    ['soft\u00adware \u200bengin\u2060eer\ufeff', 'software engineer'],
    ['safe\u202Etxet\0\x07', 'safetxet'],
    ['Jose\u0301', 'José'],
    [
      '  \u2022Built it\n\uf0b7\tLed it\n- Sold it\n* Ran it\n\u2013 Wrote it\no Taught it',
      '\u2022 Built it\n\u2022 Led it\n\u2022 Sold it\n\u2022 Ran it\n\u2022 Wrote it\n\u2022 Taught it',
    ],
    ['2019-2021\n-5 degrees\nor not\n\u2022', '2019-2021\n-5 degrees\nor not\n\u2022'],
    ['', ''],
  ])('turns %j into %j', (raw, wanted) => {
    expect(tidy(raw)).toBe(wanted)
  })

  it('cuts at 400 KB, between letters', () => {
    const { text, isCut } = tidyText('é€😀'.repeat(100_000))
    expect(isCut).toBe(true)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_TEXT_BYTES)
    expect(Buffer.byteLength(text)).toBeGreaterThan(MAX_TEXT_BYTES - 4)
    expect(text).not.toContain('\ufffd')
    expect(tidyText('short').isCut).toBe(false)
  })

  it('is idempotent, and leaves nothing hidden', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'ab \n\t\r\u2022-*o\u00a0\u200b\u202e\f\v\u0301'),
      maxLength: 60,
    })
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (raw) => {
        const once = tidy(raw)
        expect(once).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]|\n{3}|^ | $/mu)
        expect(tidy(once)).toBe(once)
      }),
      { numRuns: randomCases(1000) },
    )
  })

  it.each(aThirdOf([' ', '\n', '- ', '\u2022', 'o ', '\u0301', '\t\n']))(
    'takes linear time for a megabyte of %j',
    async (piece) => {
      expect(await growthOf(250_000, (size) => piece.repeat(size), tidy)).toBeLessThan(NEARLY_LINEAR)
    },
  )
})

describe('decodeText', () => {
  it('reads ten megabytes of text in linear time', async () => {
    const text = (size: number) => Buffer.alloc(size, 'José ', 'utf8')
    expect(decodeText(text(10_000_000))?.length).toBeGreaterThan(8_000_000)
    expect(await growthOf(2_500_000, text, decodeText)).toBeLessThan(NEARLY_LINEAR)
  })
})
