import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { editSteps } from '#lib/edit-steps.ts'
import { withoutMarks } from '#lib/names.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { withIndexes } from '#server/with-indexes.ts'
import { offeredTo } from '../visible-jobs.ts'
import { placeHas } from './conditions.ts'

/**
 * Corrects the typed place of a search without results. Each word that no place of the viewer's open jobs contains is replaced by the
 * closest word of those places, or by 'remote'. Returns '' if nothing is corrected.
 */
export async function correctPlace(db: Db, viewer: Viewer | null, typed: string): Promise<string> {
  const typedWords = typed.match(WORD)?.filter((word) => isCorrectable(word) && !REMOTE.test(word)) ?? []
  if (typedWords.length === 0) return ''
  const offered = offeredTo(viewer)
  return withIndexes(db, async (tx) => {
    const wrong = await wordsWithoutMatch(tx, offered, typedWords)
    if (wrong.size === 0) return ''
    const words = ['remote', ...(await placeWords(tx, offered))]
    const corrected = typed.replace(WORD, (word) => (wrong.has(word) ? closestOf(words, word) : null) ?? word)
    return corrected === typed ? '' : corrected
  })
}

const WORD = /[\p{L}\p{M}]+/gu
const REMOTE = /^remote$/i
const shortest = 4
const longName = 8

const isCorrectable = (word: string) => word.length >= shortest
const plain = (word: string) => withoutMarks(word).toLowerCase()

/** The words of all places of these jobs, each in the spelling of one job. The recursive query reads each place once, by its index. */
async function placeWords(tx: Db, offered: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ location: string }>(
    sql`with recursive places as (
        (select place, location from ${jobs} where place is not null and ${offered} order by place limit 1)
        union all
        select next.place, next.location from places cross join lateral
          (select place, location from ${jobs} where ${jobs.place} > places.place and ${offered} order by place limit 1) next
      ) select location from places`,
  )
  const words = rows.flatMap(({ location }) => location.match(WORD) ?? [])
  return [...new Set(words)].filter(isCorrectable)
}

/** The words that do not occur in the place of any of these jobs. */
async function wordsWithoutMatch(tx: Db, offered: SQL, words: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ word: string }>(
    sql`select asked.word from unnest(${sql.param(words)}::text[]) as asked(word)
      where not exists (select from ${jobs} where ${offered} and ${placeHas(sql`asked.word`)})`,
  )
  return new Set(rows.map(({ word }) => word))
}

/**
 * The closest word, or null. Names of different towns may be similar too, so a correction must have the same first letter and differ
 * by at most one letter, or two in a long name.
 */
function closestOf(words: readonly string[], typed: string): string | null {
  const plainTyped = plain(typed)
  const close = words
    .filter((word) => plain(word)[0] === plainTyped[0])
    .map((word) => ({ word, steps: editSteps(plainTyped, plain(word)) }))
    .filter(({ word, steps }) => steps <= (word.length < longName ? 1 : 2))
  return close.toSorted((a, b) => a.steps - b.steps)[0]?.word ?? null
}
