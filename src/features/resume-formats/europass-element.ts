import { linesOfRichText } from './html-lines.ts'

/** An XML element by its local name; `src/server/text/read-xml.ts` reads them. */
export type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] }

export const isElement = (child: Element | string): child is Element => typeof child !== 'string'

/** More entries of one kind than any CV has; later ones are ignored. */
export const MAX_ENTRIES = 200

/** The elements at a path of names. */
export function all(from: Element | undefined, ...names: string[]): Element[] {
  return names.reduce(
    (found, name) =>
      found
        .flatMap(({ children }) => children.filter((child) => isElement(child) && child.name === name) as Element[])
        .slice(0, MAX_ENTRIES),
    from ? [from] : [],
  )
}
export const textWithin = ({ children }: Element): string =>
  children.map((child) => (isElement(child) ? textWithin(child) : child)).join('')
export const text = (from: Element | undefined, ...names: string[]): string => {
  const [found] = all(from, ...names)
  return found ? textWithin(found).trim() : ''
}
export const lines = (from: Element | undefined, ...names: string[]): string[] => linesOfRichText(text(from, ...names))
export const rich = (from: Element | undefined, ...names: string[]): string => lines(from, ...names).join('\n')
export const joined = (parts: readonly string[], sign = ', ') => parts.filter(Boolean).join(sign)

export type OwnSection = { title: string; items: string[] }
/** Merges sections with the same title and drops empty ones. */
export function together(sections: readonly OwnSection[]): OwnSection[] {
  const byTitle = new Map<string, string[]>()
  for (const { title, items } of sections) {
    const known = byTitle.get(title) ?? []
    known.push(...items.filter(Boolean))
    byTitle.set(title, known)
  }
  return [...byTitle].map(([title, items]) => ({ title, items })).filter(({ items }) => items.length > 0)
}

/** 'B2', or 'B1–B2' if listening, reading, speaking and writing differ. */
export function levelOf(levels: readonly string[]): string {
  const known = [
    ...new Set(levels.map((level) => level.trim()).filter((level) => /^[ABC][12]$/.test(level))),
  ].toSorted()
  return known.length > 1 ? `${known[0]}\u2013${known.at(-1)}` : (known[0] ?? '')
}
