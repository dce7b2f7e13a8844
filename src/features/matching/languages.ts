/** Spoken languages with the names that postings and resumes use for them. */
const names: Record<string, string> = {
  English: 'english|inglés|englisch|anglais|inglese',
  Spanish: 'spanish|español|castellano|espanol',
  French: 'french|français|francais',
  German: 'german|deutsch',
  Italian: 'italian|italiano',
  Portuguese: 'portuguese|português|portugues',
  Dutch: 'dutch|nederlands|flemish',
  Polish: 'polish|polski',
  Russian: 'russian|русский',
  Ukrainian: 'ukrainian|українська',
  Czech: 'czech|čeština',
  Slovak: 'slovak',
  Hungarian: 'hungarian|magyar',
  Romanian: 'romanian|română',
  Bulgarian: 'bulgarian',
  Greek: 'greek|ελληνικά',
  Turkish: 'turkish|türkçe',
  Arabic: 'arabic|العربية',
  Hebrew: 'hebrew|עברית',
  Persian: 'persian|farsi|فارسی',
  Hindi: 'hindi|हिन्दी',
  Urdu: 'urdu',
  Bengali: 'bengali|bangla',
  Punjabi: 'punjabi',
  Tamil: 'tamil',
  Telugu: 'telugu',
  Gujarati: 'gujarati',
  Marathi: 'marathi',
  Mandarin: 'mandarin|chinese|中文|普通话|putonghua',
  Cantonese: 'cantonese|广东话|粵語',
  Japanese: 'japanese|日本語',
  Korean: 'korean|한국어',
  Vietnamese: 'vietnamese|tiếng việt',
  Thai: 'thai|ภาษาไทย',
  Indonesian: 'indonesian|bahasa',
  Malay: 'malay',
  Tagalog: 'tagalog|filipino',
  Swahili: 'swahili|kiswahili',
  Amharic: 'amharic',
  Yoruba: 'yoruba',
  Igbo: 'igbo',
  Hausa: 'hausa',
  Somali: 'somali',
  Swedish: 'swedish|svenska',
  Norwegian: 'norwegian|norsk',
  Danish: 'danish|dansk',
  Finnish: 'finnish|suomi',
  Croatian: 'croatian|hrvatski',
  Serbian: 'serbian',
  Albanian: 'albanian',
  'Haitian Creole': 'haitian creole|haitian|creole',
  'American Sign Language': 'american sign language|asl|sign language',
}

const byWritten = new Map(
  Object.entries(names).flatMap(([name, written]) => written.split('|').map((one) => [one, name] as const)),
)
const anyName = [...byWritten.keys()].sort((a, b) => b.length - a.length).join('|')
const namePattern = new RegExp(`(?<![\\p{L}])(?:${anyName})(?![\\p{L}])`, 'giu')

const speaking =
  /\b(?:fluen(?:t|cy|tly)|native(?!\s+(?:app|mobile|american))|mother tongue|bilingual|trilingual|multilingual|speak(?:s|er|ers|ing)?|spoken|conversational|languages?|proficien(?:t|cy)|written|verbal|communicate in|[abc][12]\b|command of|nativ[oa]|fluid[oa]|idiomas?|sprachen?|langues?)/i
const notSpeech =
  /\b(?:market|cuisine|food|literature|teacher|law|history|restaurant|clients?|customers?|company|office)\b/i

export type SpokenLanguage = { name: string; level: number; start: number; end: number }

/** The level: 4 native, 3 fluent, 2 conversational, 1 basic, 0 if no level is written. */
function levelIn(text: string): number {
  if (/\b(?:native|mother tongue|bilingual|c2|muttersprache|nativ[oa]|langue maternelle)\b/i.test(text)) return 4
  if (
    /\b(?:fluent|fluency|fluently|full professional|advanced|excellent|c1|near-native|proficient|professional)\b/i.test(
      text,
    )
  )
    return 3
  if (/\b(?:conversational|intermediate|working|good|b1|b2|limited working)\b/i.test(text)) return 2
  return /\b(?:basic|elementary|beginner|a1|a2|some)\b/i.test(text) ? 1 : 0
}

/** The languages that a text lists as spoken; `isList` if it is from a list of languages, such as the Languages section of a resume. */
export function spokenLanguages(text: string, isList = false): SpokenLanguage[] {
  if (!isList && !speaking.test(text)) return []
  const found: SpokenLanguage[] = []
  for (const match of text.matchAll(namePattern)) {
    const written = match[0]
    if (written === 'polish' && !isList) continue
    const end = match.index + written.length
    if (!isList && notSpeech.test(text.slice(end, end + 12))) continue
    const name = byWritten.get(written.toLowerCase()) as string
    found.push({ name, level: levelAround(text, match.index, end), start: match.index, end })
  }
  return found
}

/** The level in the words near a language: up to a comma or 'and', otherwise up to a comma ('English and Somali fluently'). */
function levelAround(text: string, start: number, end: number): number {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[,;|•]/)
      .pop() ?? ''
  const after = text.slice(end, end + 40).split(/[,;|•]/)[0] ?? ''
  return levelIn(`${before} ${after.split(/\band\b/)[0]}`) || levelIn(after)
}
