import { type Language, languages } from './languages.ts'
import { type Trade, trades } from './trades.ts'

/** The facts of a posting, which are known before any search is run. A fact that the posting does not state is null. */
export type Facts = {
  trade: string
  language: string
  /** As in `languages.places`. */
  place: string
  level: 'entry' | 'senior' | null
  type: 'full-time' | 'part-time' | 'contract' | 'internship' | 'temporary'
  mode: 'remote' | 'hybrid' | 'onsite' | null
  skills: string[]
  company: string
}

/** A stored posting. `type` and `remote` are what its employer selected, which may be less than the text states. */
export type Posting = {
  id: string
  title: string
  company: string
  location: string | null
  text: string
  type: Facts['type']
  remote: boolean
  facts: Facts
}

const companies =
  'Fernley Foods|Harlan & Pike|Mosswood Clinic|Tidemark Logistics|Brightwater Bank|Kestrel Systems|Oakhurst Schools|Lumen Robotics|Novabau|Alder Hospital|Pinecrest Hotels|Quarry Street Media|Riverton Council|Solvara Energy|Tessel Games|Umbra Software|Vantrix|Willow Care|Yarrow Pharma|Zephyr Air'.split(
    '|',
  )

function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Postings that the searches need but that the random choice did not produce: trade, language, place, and other facts. */
const more: [trade: string, language: string, place: string, facts?: Partial<Facts>][] = [
  ['accountant', 'en', 'Chicago, IL', { company: 'Kestrel Systems' }],
  ['electrician', 'en', 'Manchester, UK'],
  ['nurse', 'de', 'München'],
  ['plumber', 'en', 'Sydney, Australia'],
  ['dataanalyst', 'en', 'London', { level: 'senior', mode: 'remote' }],
  ['barista', 'en', 'New York, NY', { type: 'part-time' }],
  ['frontend', 'en', 'Dublin, Ireland', { level: 'entry', mode: 'remote' }],
  ['cleaner', 'en', 'London', { type: 'part-time' }],
  ['chef', 'en', 'Edinburgh, Scotland', { type: 'part-time' }],
  ['retail', 'de', 'Berlin', { type: 'part-time' }],
  ['marketing', 'fr', 'Paris', { type: 'internship', level: null }],
  ['nurse', 'pt', 'Lisboa'],
  ['nurse', 'sv', 'Stockholm'],
  ['electrician', 'de', 'Hamburg'],
  ['marketing', 'en', 'San Francisco, CA'],
  ['warehouse', 'en', 'Austin, TX'],
  ['nurse', 'fr', 'Paris'],
  ['chef', 'sv', 'Malmö', { type: 'part-time' }],
]

/** The same postings in every run: each title of each trade twice, English ones three times, and each of `more` twice. */
export function makePostings(): Posting[] {
  const roll = dice(7)
  const planted = more.flatMap(([id, language, place, facts], at) => {
    const trade = trades.find((one) => one.id === id)!
    return ['a', 'b'].map((name) =>
      makePosting(
        `more-${at}-${name}`,
        { trade, title: trade.titles[language]![0]!, language, roll },
        { place, ...facts },
      ),
    )
  })
  return [...everyTitle(dice(25)), ...planted]
}

const everyTitle = (roll: Roll): Posting[] =>
  trades.flatMap((trade) =>
    Object.entries(trade.titles).flatMap(([language, titles]) =>
      titles.flatMap((title) =>
        Array.from({ length: language === 'en' ? 3 : 2 }, (_, at) =>
          makePosting(`${trade.id}-${language}-${titles.indexOf(title)}-${at}`, { trade, title, language, roll }),
        ),
      ),
    ),
  )

type Roll = (sides: number) => number
type Base = { trade: Trade; title: string; language: string; roll: Roll }

function makePosting(id: string, { trade, title, language, roll }: Base, given: Partial<Facts> = {}): Posting {
  const says = languages[language]!
  const of = <T>(list: readonly T[]): T => list[roll(list.length)]!
  const facts: Facts = {
    trade: trade.id,
    language,
    place: of(says.places),
    level: of(['entry', 'senior', 'senior', null, null, null, 'entry'] as const),
    type: of([
      'full-time',
      'full-time',
      'full-time',
      'full-time',
      'part-time',
      'part-time',
      'contract',
      'internship',
      'temporary',
    ] as const),
    mode: of(['remote', 'hybrid', 'onsite', null, null] as const),
    skills: trade.skills.filter((skill, at) => at === 0 || title.includes(skill) || roll(3) > 0),
    company: of(companies),
    ...given,
  }
  if (facts.type === 'internship' && facts.level === 'senior') facts.level = null
  const isPlaceInText = roll(9) === 0
  const isTypeInText = facts.type !== 'full-time' && roll(4) === 0
  const levelled = facts.level ? says.level[facts.level] : null
  const isLevelInTitle = roll(3) > 0
  const other = of(trades)
  return {
    id,
    title: levelled && isLevelInTitle ? of(levelled.title).replace('%s', title) : title,
    company: facts.company,
    location: isPlaceInText ? null : facts.mode === 'remote' && roll(3) === 0 ? `Remote, ${facts.place}` : facts.place,
    type: isTypeInText ? 'full-time' : facts.type,
    remote: facts.mode === 'remote',
    facts,
    text: [
      of(says.intro),
      says.about.replace('%s', plain(title)).replace('%s', trade.duties),
      says.skills.replace('%s', facts.skills.join(', ')),
      ...(levelled && !isLevelInTitle ? [of(levelled.text)] : []),
      ...(facts.type === 'full-time' ? [] : [of(says.type[facts.type])]),
      ...(facts.mode ? [of(says.mode[facts.mode])] : []),
      ...(isPlaceInText ? [`${facts.place}.`] : []),
      ...aside({ roll, language, other, of, says }),
      of(says.offers),
    ].join('\n'),
  }
}

const plain = (title: string) => title.replace(/\s*\((?:m\/w\/d|H\/F)\)/, '')

/** Words of other trades, skills and places, which a posting mentions but is not about. */
function aside({
  roll,
  language,
  other,
  of,
  says,
}: {
  roll: Roll
  language: string
  other: Trade
  of: <T>(list: readonly T[]) => T
  says: Language
}): string[] {
  if (language !== 'en') return roll(3) === 0 ? [`${of(languages[language]!.places)}, ${of(says.places)}.`] : []
  const title = (other.titles.en ?? [''])[0]!
  return [
    ...(roll(2) === 0 ? [`You work beside the ${title} and report to the office manager.`] : []),
    ...(roll(3) === 0 ? [`Our other teams use ${other.skills.join(' and ')}.`] : []),
    ...(roll(3) === 0 ? [`Head office is in ${of(says.places)}.`] : []),
    ...(roll(3) === 0
      ? ['Senior staff and new starters go to the summer school together; remote colleagues join by video.']
      : []),
  ]
}
