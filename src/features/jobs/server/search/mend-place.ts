import { sql } from 'drizzle-orm'
import { jobs } from '#db/schema/jobs.ts'
import type { Db } from '#server/context.ts'
import { placeHas } from './conditions.ts'
import { editSteps, mostSteps, shortestMended } from './edit-steps.ts'
import { withIndexes } from './find-newest.ts'

/** For a search that found nothing: replaces words that are in no posting's place by the closest that are; '' where there is nothing to mend. */
export async function mendPlace(db: Db, place: string): Promise<string> {
  const typed = place.split(' ')
  if (!typed.some(isMendable)) return ''
  return withIndexes(db, async (tx) => {
    const words = await placeWords(tx)
    const mended: string[] = []
    for (const word of typed) {
      const closest = isMendable(word) && !(await isInPlace(tx, word)) ? closestOf(words, word) : null
      mended.push(closest ?? word)
    }
    const instead = mended.join(' ')
    return instead === place ? '' : instead
  })
}

const isMendable = (word: string) => word.length >= shortestMended && /^[\p{L}\p{M}]+$/u.test(word)
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of all places that postings name, as one of them writes them; each place is read once, along its index. */
async function placeWords(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ location: string }>(
    sql`with recursive places as (
        (select place, location from ${jobs} where place is not null order by place limit 1)
        union all
        select next.place, next.location from places cross join lateral
          (select place, location from ${jobs} where ${jobs.place} > places.place order by place limit 1) next
      ) select location from places`,
  )
  const words = rows.flatMap(({ location }) => location.match(/[\p{L}\p{M}]+/gu) ?? [])
  return [...new Set(words)].filter(isMendable)
}

async function isInPlace(tx: Db, word: string): Promise<boolean> {
  const { rows } = await tx.execute<{ there: boolean }>(
    sql`with found as materialized (select from ${jobs} where ${jobs.status} = 'active' and ${placeHas(word)})
      select exists (select from found) as there`,
  )
  return rows[0]!.there
}

function closestOf(words: readonly string[], typed: string): string | null {
  const asked = plain(typed)
  let closest: { word: string; steps: number } | null = null
  for (const word of words) {
    const steps = editSteps(asked, plain(word))
    const isSameStart = plain(word)[0] === asked[0]
    // half a step: of two as close, the one that begins as what was typed
    const distance = steps + (isSameStart ? 0 : 0.5)
    if (steps <= mostSteps(word) && distance < (closest?.steps ?? Number.POSITIVE_INFINITY))
      closest = { word, steps: distance }
  }
  return closest?.word ?? null
}
