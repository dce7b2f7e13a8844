import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../../docs/acts-on-people.md', import.meta.url), 'utf8')
const [acts = '', harmless = ''] = page.split('Events that reach no person:')
const named = (text: string, name: RegExp) => new Set([...text.matchAll(name)].map(([, found = '']) => found))

/** The procedures that docs/acts-on-people.md lists. */
export const listedProcedures = named(acts, /`([a-zA-Z]+\.[a-zA-Z]+)`/g)
/** The events that the page lists as not reaching any person. */
export const harmlessEvents = named(harmless, /`([a-z_]+\.[a-z_]+)`/g)
