import { describe, expect, it } from 'vitest'
import { repairEncoding } from './repair-encoding.ts'

describe('repairEncoding', () => {
  it('restores characters whose bytes were read in another encoding', () => {
    expect(repairEncoding('Ranger\u00e2\u20ac\u2122s desk \u00e2\u20ac\u201c 2019')).toBe(
      'Ranger\u2019s desk \u2013 2019',
    )
    expect(repairEncoding('Andr\u00c3\u00a9 in M\u00c3\u00bcnchen')).toBe('Andr\u00e9 in M\u00fcnchen')
    expect(repairEncoding('Kept the peace. \u00c2')).toBe('Kept the peace. ')
    expect(repairEncoding('Kestrel Ltd \u00ef\u00bc\u200b Town')).toBe('Kestrel Ltd \u2013 Town')
  })

  it('does not change words with these letters', () => {
    for (const text of ['\u201eSpa\u00df\u201c', 'P\u00c2TISSERIE', 'AMANH\u00c3\u201d', 'b\u00e2timent', 'na\u00efve'])
      expect(repairEncoding(text)).toBe(text)
  })
})
