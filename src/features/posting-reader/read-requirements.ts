import type { Condition } from './conditions.ts'
import type { Lexicon } from './lexicon.ts'
import { lexiconOf } from './lexicon.ts'
import { linesOf } from './lines.ts'
import { wordsOf } from './phrases.ts'
import type { Section, SectionType, Unit } from './sections.ts'
import { sectionsOf } from './sections.ts'
import type { Reading } from './signs.ts'
import { readSigns } from './signs.ts'

/** One requirement in the posting's wording, with the hard conditions that it states; `isOptional` if the posting calls it a plus. */
export type RequirementText = { label: string; isOptional: boolean; conditions?: Condition[] }

const maxRequirements = 25
const longestLabel = 300
/** By how much the signs for a requirement must exceed those against it. */
const enough = { sentence: 2, item: 2, elsewhere: 3, following: 1.3, last: 0.6 }
/** In a list below a neutral heading, at least this share of the items must ask for something. */
const listShare = 0.5
const maxLastResorts = 8
const longItem = 80
/** A sentence that asks with no known word is a requirement only if it is short, such as 'A calm head'. */
const longestBare = 60
const longestTopic = 70

type Read = Unit & { section: Section; signs: Reading }

/** The requirements of a posting in order, from text in any form; `start` is the section type before the first heading. */
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
  const requiredItems = items.filter(({ signs }) => signs.asks - signs.against >= 1)
  const isList = items.length > 1 && requiredItems.length >= items.length * listShare
  let isAfterChosen = false
  return units.filter((unit) => {
    const isChosen = unit.isItem && isList ? isInList(unit) : isAsked(unit, isAfterChosen)
    isAfterChosen = isChosen && !unit.isItem
    return isChosen
  })
}

/** In a list of requirements a short item counts as one; a long item must itself ask for something. */
function isInList({ text, signs }: Read): boolean {
  return signs.asks - signs.against > (text.length > longItem ? 1 : -1)
}

/**
 * Whether a sentence or an item without a heading is a requirement, by its wording; after a sentence that asks, a little less is enough.
 */
function isAsked({ isItem, text, signs }: Read, isAfterChosen: boolean): boolean {
  const sum = signs.asks - signs.against
  if (signs.demandsCondition) return true
  if (isItem) return sum >= enough.item && signs.asks > 2
  if (text.endsWith('?')) return false
  if (text.endsWith('!')) return sum >= enough.elsewhere
  if (isAfterChosen && signs.against === 0) return sum >= enough.following
  return sum >= enough.sentence && signs.asks > 2
}

/** Below a heading that asks: all items that are not clearly about something else, and sentences if there is no list. */
function isWithin({ isItem, isMarked, text, signs, section }: Read, hasItems: boolean): boolean {
  if (/:\s*$/.test(text) || (!isItem && text.endsWith('?'))) return false
  // A short item is a topic ('Care for privacy'), even if its words mean something else in other places.
  if (isItem && (isMarked || section.isField) && text.length <= longestTopic) return true
  if (isItem) return !(signs.asks < 1.5 && (signs.other > 0 || signs.benefits > 1))
  if (hasItems) return signs.asks - signs.against >= enough.sentence
  if (section.isField) return true
  if (signs.other > 0) return signs.asks - signs.against >= 1
  if (signs.asks === 0 && text.length > longestBare) return false
  return signs.benefits === 0 || signs.asks > 1
}

/** Below a heading about duties, benefits or the company: only what states a condition or is a must. */
function isStatedElsewhere({ isItem, text, signs }: Read, hasItems: boolean): boolean {
  if (signs.demandsCondition) return true
  const sum = signs.asks - signs.against
  // Prose below 'About the job' often ends with the requirements.
  if (!hasItems && !isItem && signs.against === 0 && !/[?!]$/.test(text)) return sum >= enough.elsewhere
  return sum >= enough.elsewhere && (signs.isMandatory || signs.conditions.length > 0)
}

/** If no requirement was found, takes the sentences that come closest to one. */
function lastResort(sections: Section[], lexicon: Lexicon): Read[] {
  return sections
    .filter((section) => section.type !== 'benefits')
    .flatMap((section) => section.units.map((unit) => ({ ...unit, section, signs: readSigns(unit.text, lexicon) })))
    .filter(({ text, signs }) => !/[?!]$/.test(text) && signs.asks > 1 && signs.asks - signs.against >= enough.last)
    .slice(0, maxLastResorts)
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
      requirements.length >= maxRequirements
    )
      continue
    seen.add(key)
    requirements.push({
      label,
      isOptional: (section.type === 'nice' && !signs.opensWithMust) || signs.isOptional,
      ...(signs.conditions.length > 0 && { conditions: signs.conditions }),
    })
  }
  return requirements
}
