import type { Random } from './random.ts'

/**
 * Fills a pattern: one option of each `[this|that]`, and the value of each `{slot}`. A slot without a value is a mistake in the content and
 * throws.
 */
export function phrase(pattern: string, random: Random, slots: Record<string, string> = {}): string {
  const chosen = pattern.replace(/\[([^[\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')))
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new Error(`No value for {${name}} in: ${pattern}`)
    return value
  })
}

/**
 * Returns the items of pools with the least used ones first, so that two postings with the same title share as few sentences as possible.
 */
export class FairPicker {
  readonly #uses = new Map<string, number>()

  take(random: Random, scope: string, pool: readonly string[], count: number): string[] {
    const uses = (sentence: string) =>
      (this.#uses.get(`${scope}|${sentence}`) ?? 0) * 1000 + (this.#uses.get(sentence) ?? 0)
    const ordered = random
      .shuffle(pool.map((sentence, place) => ({ sentence, place })))
      .map((entry) => ({ ...entry, uses: uses(entry.sentence) }))
      .sort((a, b) => a.uses - b.uses)
      .slice(0, count)
    for (const { sentence } of ordered) {
      this.#uses.set(`${scope}|${sentence}`, (this.#uses.get(`${scope}|${sentence}`) ?? 0) + 1)
      this.#uses.set(sentence, (this.#uses.get(sentence) ?? 0) + 1)
    }
    // pools are in a natural order (the main duties first), so keep that order
    return ordered.sort((a, b) => a.place - b.place).map((entry) => entry.sentence)
  }
}
