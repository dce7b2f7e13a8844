import type { Db } from '#server/context.ts'
import type { HelpHit } from '../../help-contract.ts'
import { BEGINS, ENDS, searchArticles } from '../find-articles.ts'

const MIN_SHARE_OF_BEST = 0.25

/** The search box's results, with the searched words highlighted. */
export async function searchHelp({ db }: { db: Db }, { q }: { q: string }): Promise<HelpHit[]> {
  const found = q ? await searchArticles(db, q, 12) : []
  // a rank far below the best is only a passing mention
  const least = (found[0]?.rank ?? 0) * MIN_SHARE_OF_BEST
  return found
    .filter(({ rank }) => rank >= least)
    .map(({ marked_title: heading, marked_text: text, ...head }) => ({
      ...head,
      titleParts: partsOf(heading),
      excerpt: partsOf(text),
    }))
}

/** Text between the marks is highlighted. */
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
