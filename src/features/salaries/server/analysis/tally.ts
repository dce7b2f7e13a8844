import type { Columns } from './columns.ts'
import { type Trait, type TraitName, traits } from './traits.ts'

const grouped = [
  { kind: 'experience', name: 'experienceLevel' },
  { kind: 'remote', name: 'remoteType' },
  { kind: 'industry', name: 'industry' },
] as const
type Filling = { trait: Trait; into: Int32Array[]; filled: Int32Array }
type Group = { kind: (typeof grouped)[number]['kind']; value: string; sorted: Int32Array }

// Counted by all bits of a half at once: one step a data point and half instead of one for each property.
const half = traits.experienceLevel.shift
const lowMask = 2 ** half - 1
const highMask = 2 ** (traits.companySize.shift - half) - 1

/** Adds up data points that are given by their places; first `count` all, then `group` all, in as many turns as wished. */
export class Tally {
  readonly sorted: Int32Array
  readonly sums = { base: 0, total: 0, bonus: 0, equity: 0, paidDays: 0 }
  /** How many say it. */
  readonly counts = { total: 0, bonus: 0, equity: 0, paidDays: 0 }
  readonly #columns: Columns
  readonly #rows: Int32Array
  readonly #low = new Int32Array(lowMask + 1)
  readonly #high = new Int32Array(highMask + 1)
  #filling: Filling[] | undefined

  constructor(columns: Columns, rows: Int32Array) {
    this.#columns = columns
    this.#rows = rows
    this.sorted = new Int32Array(rows.length)
  }

  /** How many have this value. */
  countOf(name: TraitName, value: string): number {
    return this.#countAt(traits[name], traits[name].values.indexOf(value) + 1)
  }

  #countAt({ shift, mask }: Trait, place: number): number {
    const [bins, from] = shift < half ? [this.#low, shift] : [this.#high, shift - half]
    return bins.reduce((sum, count, bits) => (((bits >> from) & mask) === place ? sum + count : sum), 0)
  }

  count(from: number, to: number): void {
    const { base, traits: of } = this.#columns
    const [low, high, rows] = [this.#low, this.#high, this.#rows]
    for (let n = from; n < to; n++) {
      const row = rows[n]!
      this.sorted[n] = base[row]!
      low[of[row]! & lowMask]!++
      high[(of[row]! >> half) & highMask]!++
    }
    this.#addUp(from, to)
  }

  #addUp(from: number, to: number): void {
    const { total, bonus, equity, paidDays } = this.#columns
    const { sums, counts } = this
    for (let n = from; n < to; n++) {
      const row = this.#rows[n]!
      const pay = this.sorted[n]!
      sums.base += pay
      // who names no total has at least the base
      sums.total += total[row]! < 0 ? pay : total[row]!
      if (total[row]! >= 0) counts.total++
      if (bonus[row]! >= 0) {
        sums.bonus += bonus[row]!
        counts.bonus++
      }
      if (equity[row]! >= 0) {
        sums.equity += equity[row]!
        counts.equity++
      }
      if (paidDays[row]! >= 0) {
        sums.paidDays += paidDays[row]!
        counts.paidDays++
      }
    }
  }

  /** What comes sorted stays sorted in each group. */
  group(from: number, to: number): void {
    this.#filling ??= grouped.map(({ name }) => this.#roomFor(traits[name]))
    const of = this.#columns.traits
    for (const { trait, into, filled } of this.#filling) {
      const { shift, mask } = trait
      for (let n = from; n < to; n++) {
        const value = (of[this.#rows[n]!]! >> shift) & mask
        into[value]![filled[value]!++] = this.sorted[n]!
      }
    }
  }

  #roomFor(trait: Trait): Filling {
    const into = Array.from({ length: trait.mask + 1 }, (_, place) => new Int32Array(this.#countAt(trait, place)))
    return { trait, into, filled: new Int32Array(into.length) }
  }

  /** Those of each value that anybody has. */
  get groups(): Group[] {
    return grouped.flatMap(({ kind, name }, n) =>
      traits[name].values.flatMap((value, place) => {
        const sorted = this.#filling?.[n]?.into[place + 1]
        return sorted && sorted.length > 0 ? [{ kind, value, sorted }] : []
      }),
    )
  }
}
