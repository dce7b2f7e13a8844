const list = (words: string) => new Set(words.split(' '))

const english = list(
  'the and of to in for with by on from at as that this which was were is are be been has have had my our we it its an or into while across over their who not using between during within through',
)
// Words of other languages that are not English words; words that several languages share ('a', 'no', 'as', 'die') do not count.
export const foreignWords: ReadonlySet<string> = list(
  'und der das den dem ein eine einer mit für von zu im ist sind auf bei wurde durch sowie als et le les des du une un dans pour avec sur est sont aux par el los las y del por para con en una que se al il lo gli di da nel della per sono e è che em uma dos das os na nos het een van voor op aan bij och att det som på med av jag er og til på w z się na do jest oraz ve bir ile için olarak có và của là cho các về',
)

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

/** Whether a text is English, so that rules for English words apply; an empty text counts as English. */
export function isEnglishText(text: string): boolean {
  const words = text.toLowerCase().match(WORD) ?? []
  if (words.length === 0) return true
  const latin = words.filter((word) => /^\p{Script=Latin}/u.test(word)).length
  if (latin < words.length * 0.7) return false
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length
  const accented = words.filter((word) => /[^\p{ASCII}’]/u.test(word)).length
  const strange = count(foreignWords)
  // English texts also contain names with accents, so accents count against English only if there are many
  return (
    count(english) >= strange && !(accented > words.length * 0.15 && count(english) <= strange + words.length * 0.05)
  )
}

/** The languages whose openings, clichés and pronouns the rubric knows. */
export type ReviewLanguage = 'en' | 'de' | 'fr' | 'es'

// words that distinguish these languages from each other and from related ones
const commonWords: Record<ReviewLanguage | 'nl' | 'pt' | 'it', ReadonlySet<string>> = {
  en: english,
  de: list(
    'und der die das den dem ein eine einer mit für von zu im ist auf bei wurde durch sowie des zur zum nach über unter',
  ),
  fr: list('et le les des du une dans pour avec sur est aux par la au en ou chez leur ses plus'),
  es: list('el los las y del por para con una que se al en la su sus como más desde entre'),
  nl: list('het een van voor op aan bij en de met naar uit door over tot'),
  pt: list('e em uma dos das os na no ao da do com para por mais não'),
  it: list('e il lo gli di da nel della per con del alla dei delle che una'),
}

/** The language of a text, if the rubric knows its words; else null. An empty text counts as English. */
export function languageOf(text: string): ReviewLanguage | null {
  if (isEnglishText(text)) return 'en'
  const words = text.toLowerCase().match(WORD) ?? []
  const counts = Object.entries(commonWords).map(
    ([language, known]) => [language, words.filter((word) => known.has(word)).length] as const,
  )
  const [[best, most] = ['', 0], [, next] = ['', 0]] = counts
    .filter(([language]) => language !== 'en')
    .toSorted((a, b) => b[1] - a[1])
  return most > next && (best === 'de' || best === 'fr' || best === 'es') ? best : null
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu

/** The number of words in a text; in scripts without spaces, two characters count as one word. */
export function countResumeWords(text: string): number {
  const unspaced = text.match(CJK)?.length ?? 0
  const spaced = text.replace(CJK, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  return spaced + Math.ceil(unspaced / 2)
}
