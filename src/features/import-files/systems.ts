import { plainWords } from '#lib/names.ts'
import { camelWords } from './fields.ts'
import { applicationLayouts } from './layouts/applications.ts'
import { subscriberLayouts } from './layouts/subscribers.ts'
import { trackerLayouts } from './layouts/tracker.ts'

const plain = (name: string): string => plainWords(camelWords(name))
const asWritten = (name: string): string => name.trim()

const namesIn = (list: string): string[] => list.split(',').filter((name) => name.trim() !== '')

const layouts = [...applicationLayouts, ...subscriberLayouts, ...trackerLayouts].map(
  ({ system, own, also = '', least = 3, share, isSpelled }) => {
    const key = isSpelled ? asWritten : plain
    return { system, least, share, key, own: new Set(namesIn(own).map(key)), also: new Set(namesIn(also).map(key)) }
  },
)

/** With this many names of its own a file is of the system, whatever else it has. */
const CERTAIN = 5
const HALF = 0.5

/** The system whose export has these columns; null if none fits, or two do equally. */
export function systemOf(header: readonly string[]): string | null {
  const found = new Map<string, number>()
  for (const { system, least, share, key, own, also } of layouts) {
    const names = new Set(header.map(key).filter(Boolean))
    const ofSystem = [...names].filter((name) => own.has(name)).length
    const known = ofSystem + [...names].filter((name) => !own.has(name) && also.has(name)).length
    const isKnown = known >= names.size * (share ?? HALF) || (share === undefined && ofSystem >= CERTAIN)
    if (ofSystem >= least && isKnown) found.set(system, Math.max(found.get(system) ?? 0, ofSystem + known))
  }
  const [best, second] = [...found].sort(([, a], [, b]) => b - a)
  return best && best[1] !== second?.[1] ? best[0] : null
}

/** Which columns a system's own export has; none if the system is not known. */
export function columnsOfSystem(header: readonly string[]): (name: string) => boolean {
  const system = systemOf(header)
  const own = system === null ? [] : layouts.filter((one) => one.system === system)
  return (name) => own.some((one) => one.own.has(one.key(name)) || one.also.has(one.key(name)))
}
