import type { MatchItem, MatchState } from './shapes.ts'

/** The segments of a match chart, one for each requirement. Without requirements, one for each compared item. */
export function matchChartSegments(items: MatchItem[]): MatchState[] {
  const requirements = items.filter((item) => item.kind === 'requirement')
  return (requirements.length > 0 ? requirements : items).map((item) => item.state)
}

/**
 * The items of a match to show first, in their original order: open requirements for up to half of the places, then met requirements, then
 * the rest.
 */
export function leadingItems(items: MatchItem[], max: number): MatchItem[] {
  const place = new Map(items.map((item, index) => [item, index]))
  const isOpen = (item: MatchItem) => item.state !== 'met'
  const requirements = items.filter((item) => item.kind === 'requirement')
  const open = requirements.filter(isOpen).slice(0, Math.ceil(max / 2))
  const chosen = new Set([...open, ...requirements.filter((item) => !isOpen(item)), ...requirements, ...items])
  return [...chosen].slice(0, max).sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
}
