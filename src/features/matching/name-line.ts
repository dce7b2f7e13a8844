import { isTitle } from './titles.ts'

const nameAtStart = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s+){1,3}\p{Lu}[\p{L}\p{M}'’.-]*(?=,|$|\s[|–—•-]\s)/u
// Trades that are also surnames, and the words before them in a title.
const surname =
  /\b(?:baker|cook|carpenter|mason|painter|barber|steward|guard|banker|host|coach|page|clerk|driver|joiner|chef)$/i
const beforeTrade =
  /^(?:head|pastry|bread|cake|line|prep|grill|short|sous|chief|commis|lead|senior|junior|master|stone|site|formwork|finish|bank|car|spray|house|security|life|truck|lorry|van|bus|taxi|hgv|delivery|forklift|office|payroll|warehouse|stock|ward|legal|sports|fitness|football|night|shop|wine)\b/i

/**
 * The first line of a resume without the person's name: 'Tom Baker' is not a baker, and 'Ruby Swift, RN' does not mean two programming
 * languages. A first line that is a title ('Truck Driver') stays.
 */
export function withoutName(line: string): string {
  const name = nameAtStart.exec(line)?.[0]
  if (!name) return line
  const isTrade = isTitle(name) && (!surname.test(name) || beforeTrade.test(name))
  return isTrade ? line : line.slice(name.length).replace(/^[\s,|–—•-]+/u, '')
}
