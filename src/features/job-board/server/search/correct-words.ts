import { sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Term, Words } from '#features/job-search/read-words.ts'
import { isOccupation } from '#features/job-search/related-titles.ts'
import { toQuery } from '#features/job-search/to-query.ts'
import { editSteps } from '#lib/edit-steps.ts'
import type { Db } from '#server/context.ts'
import { withIndexes } from '#server/with-indexes.ts'
import { bodyHas } from './conditions.ts'
import { newestFirst } from './find-newest.ts'
import { raritiesOf } from './rarity.ts'

/** A search with other words. `isCorrected` is true for a correction, which the page shows, and false if a word was only completed. */
export type Corrected = { words: Words | null; isCorrected: boolean }

const maxCompletions = 5
const shortestCorrected = 4
/** The number of corrections that are tried until one finds something. */
const maxCorrections = 3
/** The number of newest jobs that are checked for a word before the index is used. */
const looked = 200

/**
 * Ways to correct a search without results, the most likely first: mistyped words replaced by words that postings use; then words left
 * out. Pass `asTyped` if another part of the search was corrected: the unchanged words are then tried first.
 */
export async function* correctionsOf(db: Db, words: Words | null, asTyped: boolean): AsyncGenerator<Corrected> {
  if (asTyped) yield { words, isCorrected: false }
  if (!words || words.included.length === 0) return
  for (const isForced of [false, true]) {
    const corrected = await withIndexes(db, (tx) => correctTerms(tx, words, isForced))
    for (const other of corrected) yield other
    if (corrected.length > 0) break
  }
  if (words.included.length < 2) return
  for (const fewer of await withIndexes(db, (tx) => withoutOne(tx, words))) yield { words: fewer, isCorrected: true }
}

/**
 * The searches with one word left out, the most common word first, because a rare word matters more to the user; and at last with only the
 * words that each name an occupation: 'nurse' for 'band 6 nurse'. If only one word remains, it must name an occupation. An occupation that
 * was typed is never left out.
 */
async function withoutOne(tx: Db, { included, excluded }: Words): Promise<Words[]> {
  const apart = included.map((group) => toQuery({ included: [group], excluded: [] }, { hasSynonyms: true }))
  const rarities = await raritiesOf(
    tx,
    apart.map((query) => bodyHas(query)),
  )
  const order = included.map((_, at) => at).sort((a, b) => rarities[a]! - rarities[b]!)
  const names = included.filter((group) => group.some(({ text }) => isOccupation(text)))
  const fewer = order
    .map((left) => included.filter((_, at) => at !== left))
    .filter((rest) => (names.length > 0 ? names.every((name) => rest.includes(name)) : rest.length > 1))
  const isShorter = names.length > 0 && names.length < included.length - 1
  return [...fewer, ...(isShorter ? [names] : [])].map((rest) => ({ excluded, included: rest }))
}

/** With `isForced`, words that postings use are corrected too if no title contains them: 'project manger'. */
async function correctTerms(tx: Db, words: Words, isForced: boolean): Promise<Corrected[]> {
  const last = words.included.at(-1)?.at(-1)
  const groups: Instead[][] = []
  for (const group of words.included) {
    const instead: Instead[] = []
    for (const term of group) instead.push(await correctTerm(tx, term, { isLast: term === last, isForced }))
    groups.push(instead)
  }
  const all = groups.flat()
  const isCorrected = all.some(({ kind }) => kind === 'corrected')
  if (!isCorrected && !all.some(({ kind }) => kind === 'completed')) return []
  const most = Math.max(...all.map(({ choices }) => choices.length))
  return Array.from({ length: Math.min(most, maxCorrections) }, (_, at) => ({
    isCorrected,
    words: { ...words, included: groups.map((group) => group.flatMap(({ choices }) => choices[at] ?? choices[0]!)) },
  }))
}

/** Each choice replaces the term. */
type Instead = { kind: 'same' | 'completed' | 'corrected'; choices: Term[][] }

async function correctTerm(
  tx: Db,
  term: Term,
  { isLast, isForced }: { isLast: boolean; isForced: boolean },
): Promise<Instead> {
  const same: Instead = { kind: 'same', choices: [[term]] }
  const isWord = !term.isPhrase && /^[\p{L}\p{M}]+$/u.test(term.text)
  if (!isWord || (isForced ? await isInTitle(tx, term) : await isUsed(tx, term))) return same
  if (isLast && !isForced) {
    const completions = await wordsThatBegin(tx, term.text)
    // a prefix search compares stems and may miss an unfinished word: 'engineeri' is not a prefix of the stem 'engin'
    if (completions.length > 0) return { kind: 'completed', choices: [[term, ...completions.map(asTerm)]] }
  }
  const closest = term.text.length >= shortestCorrected ? await closestWords(tx, term.text, isForced) : []
  return closest.length > 0 ? { kind: 'corrected', choices: closest.map((word) => [asTerm(word)]) } : same
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
    sql`select word from search_words where word like lower(unaccent(${text})) || '%' order by length(word), word limit ${maxCompletions}`,
  )
  return rows.map((row) => row.word)
}

const isInTitle = async (tx: Db, { text }: Term): Promise<boolean> => (await wordsOfTitles(tx, [text])).has(text)

async function wordsOfTitles(tx: Db, words: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ word: string }>(
    sql`select word from unnest(${sql.param(words)}::text[]) as asked(word)
      where exists (select from ${jobs} where ${jobs.status} = 'active' and ${jobs.searchTitle} @@ plainto_tsquery('tandem', word))`,
  )
  return new Set(rows.map(({ word }) => word))
}

/**
 * The words of postings that are closest to a mistyped one. Of equally close ones, words of titles come first, since people search for
 * these; then words with the same first letter, then longer words, because typing errors omit letters more often than they add any.
 */
async function closestWords(tx: Db, text: string, isOfTitle: boolean): Promise<string[]> {
  // words with swapped letters share few trigrams, so the default threshold of 0.3 would miss 'pyhton'
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`)
  const { rows } = await tx.execute<{ word: string; typed: string }>(
    sql`select word, typed from (select lower(unaccent(${text})) as typed) as asked, search_words
      where word % typed and numnode(plainto_tsquery('tandem', word)) > 0 order by similarity(word, typed) desc, word limit 50`,
  )
  const close = rows
    .map(({ word, typed }) => ({ word, steps: editSteps(typed, word), isSameStart: word[0] === typed[0], typed }))
    // a short word that begins with another letter is another word: 'fork' is not 'work'
    .filter(({ typed, isSameStart }) => isSameStart || typed.length > shortestCorrected)
    .filter(({ word, typed, steps }) => word !== typed && steps <= (word.length < 6 ? 1 : 2))
  if (close.length === 0) return []
  const titled = await wordsOfTitles(
    tx,
    close.map(({ word }) => word),
  )
  close.sort(
    (a, b) =>
      a.steps - b.steps ||
      Number(titled.has(b.word)) - Number(titled.has(a.word)) ||
      Number(b.isSameStart) - Number(a.isSameStart) ||
      Number(b.word.length > b.typed.length) - Number(a.word.length > a.typed.length),
  )
  return close.map(({ word }) => word).filter((word) => !isOfTitle || titled.has(word))
}
