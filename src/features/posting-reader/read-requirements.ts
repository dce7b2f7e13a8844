import type { Condition } from './conditions.ts'
import { linesOf } from './lines.ts'
import { wordsOf } from './phrases.ts'
import type { Section, SectionType, Unit } from './sections.ts'
import { sectionsOf } from './sections.ts'
import type { Reading } from './signs.ts'
import { readSigns } from './signs.ts'
import type { Tongue } from './tongues.ts'
import { tonguesOf } from './tongues.ts'

/** One requirement as the posting words it; `isNice` where the posting calls it a plus, with the hard conditions it states. */
export type RequirementText = { label: string; isNice: boolean; conditions?: Condition[] }

const mostRequirements = 25
const longestLabel = 300
/** What the wording must say more for a requirement than against it. */
const enough = { sentence: 2, item: 2, elsewhere: 3, last: 0.6 }
/** In a list below a heading that says nothing, this share of its items must ask for something. */
const listShare = 0.5
const mostLastResorts = 8

type Read = Unit & { section: Section; signs: Reading }

/** The requirements of a posting in order, from text in any form; `start` is what it is about before its first heading. */
export function readRequirements(source: string, start: SectionType): RequirementText[] {
  const lines = linesOf(source)
  const tongues = tonguesOf(wordsOf(lines.map((line) => line.text).join('\n')))
  const sections = sectionsOf(lines, tongues, start)
  const chosen = sections.flatMap((section) => chooseFrom(section, tongues))
  return listed(chosen.length > 0 ? chosen : lastResort(sections, tongues))
}

function chooseFrom(section: Section, tongues: Tongue[]): Read[] {
  const units = section.units.map((unit) => ({ ...unit, section, signs: readSigns(unit.text, tongues) }))
  const items = units.filter((unit) => unit.isItem)
  if (section.type === 'required' || section.type === 'nice')
    return units.filter((unit) => isWithin(unit, items.length > 0))
  if (section.type !== 'none') return units.filter(isStatedElsewhere)
  const asking = items.filter(({ signs }) => signs.asks - signs.against >= 1)
  const isList = items.length > 1 && asking.length >= items.length * listShare
  return units.filter(({ isItem, text, signs }) => {
    const sum = signs.asks - signs.against
    if (isItem && isList) return sum > -1
    if (signs.demandsCondition) return true
    if (!isItem && text.endsWith('?')) return false
    return sum >= (isItem ? enough.item : enough.sentence) && signs.asks > 2
  })
}

/** Below a heading that asks: every item that does not plainly speak of something else, and sentences where there is no list. */
function isWithin({ isItem, text, signs }: Read, hasItems: boolean): boolean {
  if (/:\s*$/.test(text) || (!isItem && text.endsWith('?'))) return false
  if (isItem) {
    if (signs.other > 0 && signs.asks < 1.5) return false
    return !(signs.benefits > 1 && signs.asks < 1.5)
  }
  if (hasItems) return signs.asks - signs.against >= enough.sentence
  if (signs.other > 0) return signs.asks - signs.against >= 1
  return signs.benefits === 0 || signs.asks > 1
}

/** Below a heading of duties, benefits or the company: only what states a condition or that there is no way around it. */
function isStatedElsewhere({ signs }: Read): boolean {
  if (signs.demandsCondition) return true
  return signs.asks - signs.against >= enough.elsewhere && (signs.isMust || signs.conditions.length > 0)
}

/** A posting that asks in no way we know still has sentences that come closest to it. */
function lastResort(sections: Section[], tongues: Tongue[]): Read[] {
  return sections
    .filter((section) => section.type !== 'benefits')
    .flatMap((section) => section.units.map((unit) => ({ ...unit, section, signs: readSigns(unit.text, tongues) })))
    .filter(({ signs }) => signs.asks > 1 && signs.asks - signs.against >= enough.last)
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
