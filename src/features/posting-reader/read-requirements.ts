import type { Condition } from './conditions.ts'
import type { Lexicon } from './lexicon.ts'
import { lexiconOf } from './lexicon.ts'
import { linesOf } from './lines.ts'
import { wordsOf } from './phrases.ts'
import type { Section, SectionType, Unit } from './sections.ts'
import { sectionsOf } from './sections.ts'
import type { Reading } from './signs.ts'
import { readSigns } from './signs.ts'

/** One requirement as the posting words it; `isNice` where the posting calls it a plus, with the hard conditions it states. */
export type RequirementText = { label: string; isNice: boolean; conditions?: Condition[] }

const mostRequirements = 25
const longestLabel = 300
/** What the wording must say more for a requirement than against it. */
const enough = { sentence: 2, item: 2, elsewhere: 3, following: 1.3, last: 0.6 }
/** In a list below a heading that says nothing, this share of its items must ask for something. */
const listShare = 0.5
const mostLastResorts = 8
const longItem = 80
/** A sentence that asks in no word we know is a requirement only if it is short, as 'A calm head' is. */
const longestBare = 60
const longestTopic = 70

type Read = Unit & { section: Section; signs: Reading }

/** The requirements of a posting in order, from text in any form; `start` is what it is about before its first heading. */
export function readRequirements(source: string, start: SectionType): RequirementText[] {
  const lines = linesOf(source)
  const lexicon = lexiconOf(wordsOf(lines.map((line) => line.text).join('\n')))
  const sections = sectionsOf(lines, lexicon, start)
  const chosen = sections.flatMap((section) => chooseFrom(section, lexicon))
  return listed(chosen.length > 0 ? chosen : lastResort(sections, lexicon))
}

function chooseFrom(section: Section, lexicon: Lexicon): Read[] {
  const units = section.units.map((unit) => ({ ...unit, section, signs: readSigns(unit.text, lexicon) }))
  const items = units.filter((unit) => unit.isItem)
  if (section.type === 'required' || section.type === 'nice')
    return units.filter((unit) => isWithin(unit, items.length > 0))
  if (section.type !== 'none') return units.filter((unit) => isStatedElsewhere(unit, items.length > 0))
  const asking = items.filter(({ signs }) => signs.asks - signs.against >= 1)
  const isList = items.length > 1 && asking.length >= items.length * listShare
  let isAfterChosen = false
  return units.filter((unit) => {
    const isChosen = unit.isItem && isList ? isInList(unit) : isAsked(unit, isAfterChosen)
    isAfterChosen = isChosen && !unit.isItem
    return isChosen
  })
}

/** A short item of a list that asks is one of its kind; a long one must ask for something itself. */
function isInList({ text, signs }: Read): boolean {
  return signs.asks - signs.against > (text.length > longItem ? 1 : -1)
}

/** A sentence or an item below no heading: by its wording, a little less after a sentence that asks. */
function isAsked({ isItem, text, signs }: Read, isAfterChosen: boolean): boolean {
  const sum = signs.asks - signs.against
  if (signs.demandsCondition) return true
  if (isItem) return sum >= enough.item && signs.asks > 2
  if (text.endsWith('?')) return false
  if (text.endsWith('!')) return sum >= enough.elsewhere
  if (isAfterChosen && signs.against === 0) return sum >= enough.following
  return sum >= enough.sentence && signs.asks > 2
}

/** Below a heading that asks: every item that does not plainly speak of something else, and sentences where there is no list. */
function isWithin({ isItem, isMarked, text, signs, section }: Read, hasItems: boolean): boolean {
  if (/:\s*$/.test(text) || (!isItem && text.endsWith('?'))) return false
  // A short item is a topic ('Care for privacy'), whatever else its words speak of elsewhere.
  if (isItem && (isMarked || section.isField) && text.length <= longestTopic) return true
  if (isItem) return !(signs.asks < 1.5 && (signs.other > 0 || signs.benefits > 1))
  if (hasItems) return signs.asks - signs.against >= enough.sentence
  if (section.isField) return true
  if (signs.other > 0) return signs.asks - signs.against >= 1
  if (signs.asks === 0 && text.length > longestBare) return false
  return signs.benefits === 0 || signs.asks > 1
}

/** Below a heading of duties, benefits or the company: only what states a condition or that there is no way around it. */
function isStatedElsewhere({ isItem, text, signs }: Read, hasItems: boolean): boolean {
  if (signs.demandsCondition) return true
  const sum = signs.asks - signs.against
  // Prose below 'About the job' often ends with what it asks for.
  if (!hasItems && !isItem && signs.against === 0 && !/[?!]$/.test(text)) return sum >= enough.elsewhere
  return sum >= enough.elsewhere && (signs.isMust || signs.conditions.length > 0)
}

/** A posting that asks in no way we know still has sentences that come closest to it. */
function lastResort(sections: Section[], lexicon: Lexicon): Read[] {
  return sections
    .filter((section) => section.type !== 'benefits')
    .flatMap((section) => section.units.map((unit) => ({ ...unit, section, signs: readSigns(unit.text, lexicon) })))
    .filter(({ text, signs }) => !/[?!]$/.test(text) && signs.asks > 1 && signs.asks - signs.against >= enough.last)
    .slice(0, mostLastResorts)
}

function listed(units: Read[]): RequirementText[] {
  const seen = new Set<string>()
  const requirements: RequirementText[] = []
  for (const { text, section, signs } of units) {
    const label = text
      .trim()
      .replace(/(?<![\s.;,])[\s.;,]+$/, '')
      .slice(0, longestLabel)
    const key = label.toLowerCase()
    if (
      !/[\p{L}\p{N}]/u.test(label) ||
      /^\d+ ?\p{L}?$/u.test(label) ||
      seen.has(key) ||
      requirements.length >= mostRequirements
    )
      continue
    seen.add(key)
    requirements.push({
      label,
      isNice: (section.type === 'nice' && !signs.opensWithMust) || signs.isNice,
      ...(signs.conditions.length > 0 && { conditions: signs.conditions }),
    })
  }
  return requirements
}
