import { sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { editSteps } from '#lib/edit-steps.ts'
import type { Db } from '#server/context.ts'
import { withIndexes } from '#server/with-indexes.ts'
import { type Term, toQuery, type Words } from '../../read-words.ts'
import { bodyHas } from './conditions.ts'
import { newestFirst } from './find-newest.ts'

/** A search with other words. `isCorrected` is true for a correction, which the page shows, and false if a word was only completed. */
export type Corrected = { words: Words; isCorrected: boolean }

const mostCompletions = 5
const shortestCorrected = 4
/** The number of newest jobs that are checked for a word before the index is used. */
const looked = 200

/** Corrects a search without results: replaces words that no posting uses by the closest used word. Null if nothing changes. */
export function correctSpelling(db: Db, words: Words): Promise<Corrected | null> {
  const last = words.included.at(-1)?.at(-1)
  return withIndexes(db, async (tx) => {
    let isCorrected = false
    let isCompleted = false
    const groups: Term[][] = []
    for (const group of words.included) {
      const corrected: Term[] = []
      for (const term of group) {
        const instead = await correctTerm(tx, term, term === last)
        isCorrected ||= instead.kind === 'corrected'
        isCompleted ||= instead.kind === 'completed'
        corrected.push(...instead.terms)
      }
      groups.push(corrected)
    }
    return isCorrected || isCompleted ? { words: { ...words, included: groups }, isCorrected } : null
  })
}

type Instead = { kind: 'same' | 'completed' | 'corrected'; terms: Term[] }

async function correctTerm(tx: Db, term: Term, isLast: boolean): Promise<Instead> {
  const same: Instead = { kind: 'same', terms: [term] }
  if (term.isPhrase || !/^[\p{L}\p{M}]+$/u.test(term.text) || (await isUsed(tx, term))) return same
  if (isLast) {
    const completions = await wordsThatBegin(tx, term.text)
    // a prefix search compares stems and may miss an unfinished word: 'engineeri' is not a prefix of the stem 'engin'
    if (completions.length > 0) return { kind: 'completed', terms: [term, ...completions.map(asTerm)] }
  }
  const closest = term.text.length >= shortestCorrected ? await closestWord(tx, term.text) : null
  return closest ? { kind: 'corrected', terms: [asTerm(closest)] } : same
}

const asTerm = (text: string): Term => ({ text, isPhrase: false })

async function isUsed(tx: Db, term: Term): Promise<boolean> {
  const one = toQuery({ included: [[term]], excluded: [] })
  // A common word is found among the newest jobs. For other words the materialized query makes PostgreSQL use the index: for a single
  // match it would plan to read the whole table.
  const { rows } = await tx.execute<{ used: boolean }>(
    sql`with newest as (
        select * from ${jobs} where ${jobs.status} = 'active' order by ${newestFirst} limit ${looked}
      ), found as materialized (select from ${jobs} where ${jobs.status} = 'active' and ${bodyHas(one)})
      select numnode(to_tsquery('tandem', ${one.text})) = 0
        or exists (select from newest as ${jobs} where ${bodyHas(one)})
        or exists (select from found) as used`,
  )
  return rows[0]!.used
}

async function wordsThatBegin(tx: Db, text: string): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(
    sql`select word from search_words where word like lower(unaccent(${text})) || '%' order by length(word), word limit ${mostCompletions}`,
  )
  return rows.map((row) => row.word)
}

async function closestWord(tx: Db, text: string): Promise<string | null> {
  // words with swapped letters share few trigrams, so the default threshold of 0.3 would miss 'pyhton'
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`)
  const { rows } = await tx.execute<{ word: string; typed: string }>(
    sql`select word, typed from (select lower(unaccent(${text})) as typed) as asked, search_words
      where word % typed order by similarity(word, typed) desc, word limit 50`,
  )
  const close = rows
    .map(({ word, typed }) => ({ word, steps: editSteps(typed, word), isSameStart: word[0] === typed[0] }))
    .filter(({ word, steps }) => steps <= (word.length < 6 ? 1 : 2))
  close.sort((a, b) => a.steps - b.steps || Number(b.isSameStart) - Number(a.isSameStart))
  return close[0]?.word ?? null
}
