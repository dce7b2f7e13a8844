import type { Db } from '#server/context.ts'
import type { HelpHit } from '../../help-contract.ts'
import { BEGINS, ENDS, searchArticles } from '../find-articles.ts'

const LEAST_OF_BEST = 0.25

/** What the search box finds, with the words that were looked for marked. */
export async function searchHelp({ db }: { db: Db }, { q }: { q: string }): Promise<HelpHit[]> {
  const found = q ? await searchArticles(db, q, 12) : []
  // far behind the best one is only a word in passing
  const least = (found[0]?.rank ?? 0) * LEAST_OF_BEST
  return found
    .filter(({ rank }) => rank >= least)
    .map(({ marked_title: heading, marked_text: text, ...head }) => ({
      ...head,
      titleParts: partsOf(heading),
      excerpt: partsOf(text),
    }))
}

/** Words between the marks are those that were looked for. */
function partsOf(marked: string): { text: string; isHit: boolean }[] {
  return marked
    .split(BEGINS)
    .flatMap((part, at) => {
      const [hit = '', rest = ''] = at === 0 ? ['', part] : part.split(ENDS)
      return [
        { text: hit, isHit: true },
        { text: rest.replace(/\s+/g, ' '), isHit: false },
      ]
    })
    .filter(({ text }) => text !== '')
}
