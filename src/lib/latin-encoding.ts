/** Encodings of Latin letters with one byte each, the most common first. */
const encodings = ['windows-1252', 'windows-1250', 'macintosh', 'windows-1254'] as const

/** What no text has, and is seen when a text is decoded as another encoding: signs within words, and capitals at the end of words. */
const FAULTS: readonly RegExp[] = [
  /\p{L}[¿³¹£¥§¶±¼½¾¢¤¦¨¬­¯°²´·¸º»«ª¡€‚„…†‡‰‹›˘˙˛˝√∫∂∆◊≈∏∑Ω≤≥≠∞ﬁﬂ⁄]+\p{L}/gu,
  /\p{Ll}[³¹£¥]+(?!\p{L})/gu,
  /(?<!\p{L})[¿³¹£¥¯][\p{Ll}]/gu,
  /\p{Ll}(?![A-Z])\p{Lu}(?!\p{Lu})/gu,
  /\p{Lu}(?![A-Z])\p{Lu}\p{Ll}/gu,
  /[\u0080-\u009f\ufffd]/g,
]
/** In each encoding, letters that languages of it do not have without some of the others. */
const PAIRS: { encoding: (typeof encodings)[number]; has: RegExp[]; without: RegExp | null }[] = [
  // Czech, Hungarian and Turkish, read as Western
  { encoding: 'windows-1252', has: [/ø/iu, /[ìèùò]/iu], without: null },
  { encoding: 'windows-1252', has: [/[õû]/iu, /[áéíóöü]/iu], without: /[ãçêîôàèëï]/iu },
  { encoding: 'windows-1252', has: [/[ðþ]/iu, /ý/iu], without: /[áæúíóé]/iu },
  // Turkish, read as Central European
  { encoding: 'windows-1250', has: [/[ţđ]/iu], without: /[ăâ]/iu },
]

/** Enough to find the encoding. */
const BEGINNING = 50_000

/**
 * Decodes a text of Latin letters that is no UTF-8: as Windows writes it in Western or Central Europe or in Turkey, or as older programs on a
 * Mac. The encoding with the fewest impossible words is taken; Western Windows if several are alike.
 */
export function decodeLatin(bytes: Uint8Array): string {
  const beginning = bytes.subarray(0, BEGINNING)
  let [best, fewest]: [string, number] = [encodings[0], Number.POSITIVE_INFINITY]
  for (const encoding of encodings) {
    const faults = countFaults(new TextDecoder(encoding).decode(beginning), encoding)
    if (faults < fewest) [best, fewest] = [encoding, faults]
  }
  return new TextDecoder(best).decode(bytes)
}

function countFaults(text: string, encoding: (typeof encodings)[number]): number {
  const pairs = PAIRS.filter(
    (one) => one.encoding === encoding && one.has.every((has) => has.test(text)) && !one.without?.test(text),
  )
  return FAULTS.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), pairs.length)
}
