import type { MatchItem, MatchState } from './shapes.ts'

/** A match as it is drawn, one segment a requirement; of a posting that lists none, one for each thing compared. */
export function segmentsOf(items: MatchItem[]): MatchState[] {
  const requirements = items.filter((item) => item.kind === 'requirement')
  return (requirements.length > 0 ? requirements : items).map((item) => item.state)
}

/** The lines of a match to show first, in their order: what is open before what is met, requirements before the rest. */
export function leadingItems(items: MatchItem[], most: number): MatchItem[] {
  const place = new Map(items.map((item, index) => [item, index]))
  const isOpen = (item: MatchItem) => item.state !== 'met'
  const requirements = items.filter((item) => item.kind === 'requirement')
  const open = requirements.filter(isOpen).slice(0, Math.ceil(most / 2))
  const chosen = new Set([...open, ...requirements.filter((item) => !isOpen(item)), ...requirements, ...items])
  return [...chosen].slice(0, most).sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
}
