const common = new Set(
  'the and of to for with you your our we is are that will this from have has as at by be on or it not who what they their can'.split(
    ' ',
  ),
)

/** Guesses English by its most frequent words; a text of a few words counts as English. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  if (foreign > letters * 0.3 && letters > 20) return false
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < 15) return true
  return words.filter((word) => common.has(word)).length >= words.length * 0.12
}
