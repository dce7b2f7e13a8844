import { foldLatin } from '#lib/names.ts'
import type { Condition, Conditions } from './condition-names.ts'
import { phrases, redundantWords } from './conditions.ts'
import type { Term, Words } from './read-words.ts'

/** A condition and the typed words that it was read from. */
export type TypedCondition = { condition: Condition; typed: string; groups: Term[][] }

const longest = 4

const fold = (text: string) => foldLatin(text).replaceAll('-', ' ').trim()
const bareText = ([term, ...others]: Term[]): string | null =>
  term && others.length === 0 && !term.isPhrase ? fold(term.text) : null

/**
 * Reads level, employment type and work mode out of the words of a search; returns them and the remaining words. Quoted phrases and
 * alternatives are not read as conditions, so quotes search for the words: '"part time" history'. Only the first condition of each kind
 * counts; later ones remain words.
 */
export function readConditions(words: Words): { rest: Words; said: TypedCondition[] } {
  const said: TypedCondition[] = []
  const rest: Term[][] = []
  const { included } = words
  for (let at = 0; at < included.length; ) {
    const found = conditionAt(included, at, new Set(said.map(({ condition }) => condition.kind)))
    if (found) said.push(found)
    else rest.push(included[at]!)
    at += found?.groups.length ?? 1
  }
  return { rest: { ...words, included: rest }, said }
}

function conditionAt(groups: Term[][], at: number, usedWords: ReadonlySet<string>): TypedCondition | null {
  for (let length = Math.min(longest, groups.length - at); length > 0; length--) {
    const run = groups.slice(at, at + length)
    const texts = run.map(bareText)
    if (texts.includes(null)) continue
    const saying = phrases.get(texts.join(' '))
    if (!saying || usedWords.has(saying.condition.kind)) continue
    const next = groups[at + length]
    if (saying.notBefore.has((next && bareText(next)) ?? '')) continue
    return { condition: saying.condition, typed: run.map(([term]) => term!.text).join(' '), groups: run }
  }
  return null
}

/** Removes words such as 'jobs' and 'für', unless no others are left. Words in capitals are names and stay: 'IT', 'LA'. */
export function withoutRedundantWords(words: Words): Words {
  const needed = words.included.filter(([term, ...others]) => {
    const isBare = term && others.length === 0 && !term.isPhrase
    return !(isBare && redundantWords.has(fold(term.text)) && !/^\p{Lu}{2,}$/u.test(term.text))
  })
  return needed.length > 0 ? { ...words, included: needed } : words
}

export const conditionsOf = (said: readonly TypedCondition[]): Conditions =>
  Object.fromEntries(said.map(({ condition: { kind, value } }) => [kind, value]))
