export type Turn = {
  /** Whose work it is. */
  lane: string
  /** A newer one of the same lane makes it worthless, so that only the newest few wait. */
  isReplaceable?: boolean | undefined
}

/** `since`: when it began to wait for the turn that it has next. */
type Lane<T> = { waiting: { item: T; arrival: number }[]; round: number; since: number }

/** How much may wait: of all, of one lane, and of one lane's replaceable work. */
export type TurnLimits = { waiting: number; waitingOfOne: number; replaceableOfOne: number }

/**
 * Work that waits, one lane after the other: a lane with much to do waits behind its own work, and a newcomer waits for at most
 * one turn of each other lane. A lane marked as slow has its turn where no other lane waits.
 */
export class TurnQueue<T extends Turn> {
  readonly #limits: TurnLimits
  readonly #lanes = new Map<string, Lane<T>>()
  readonly #slow = new Set<string>()
  #round = 0
  #clock = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Adds work at the end of its lane and answers what has no place any more: older work that this replaces, or, where too much
   * waits, the newest of the lane that waits for most, which may be this.
   */
  add(item: T): T[] {
    const lane = this.#lanes.get(item.lane) ?? { waiting: [], round: this.#round, since: 0 }
    const arrival = ++this.#clock
    if (lane.waiting.length === 0) Object.assign(lane, { round: Math.max(lane.round, this.#round), since: arrival })
    this.#lanes.set(item.lane, lane)
    lane.waiting.push({ item, arrival })
    return [...this.#dropReplaced(lane), ...this.#dropSurplus(lane)]
  }

  /** The work whose turn it is. */
  take(): T | undefined {
    const next = this.#withWork().sort(
      ([a, one], [b, other]) =>
        Number(this.#slow.has(a)) - Number(this.#slow.has(b)) || one.round - other.round || one.since - other.since,
    )[0]
    if (!next) {
      // nothing waits, so every lane begins alike
      this.#lanes.clear()
      return undefined
    }
    const [, lane] = next
    this.#round = Math.max(this.#round, lane.round)
    lane.round = this.#round + 1
    lane.since = ++this.#clock
    return lane.waiting.shift()!.item
  }

  /** Puts a lane behind all others, or back among them. */
  markSlow(lane: string, isSlow: boolean): void {
    this.#slow.delete(lane)
    if (isSlow) this.#slow.add(lane)
    const [oldest] = this.#slow
    if (this.#slow.size > MOST_SLOW && oldest !== undefined) this.#slow.delete(oldest)
  }

  /** Takes out all that waits. */
  clear(): T[] {
    const items = this.#withWork().flatMap(([, { waiting }]) => waiting.map(({ item }) => item))
    this.#lanes.clear()
    return items
  }

  #withWork(): [string, Lane<T>][] {
    return [...this.#lanes].filter(([, { waiting }]) => waiting.length > 0)
  }

  #dropReplaced(lane: Lane<T>): T[] {
    const replaceable = lane.waiting.filter(({ item }) => item.isReplaceable)
    const surplus = replaceable.slice(0, Math.max(0, replaceable.length - this.#limits.replaceableOfOne))
    lane.waiting = lane.waiting.filter((one) => !surplus.includes(one))
    return surplus.map(({ item }) => item)
  }

  #dropSurplus(lane: Lane<T>): T[] {
    if (lane.waiting.length > this.#limits.waitingOfOne) return [lane.waiting.pop()!.item]
    const lanes = this.#withWork()
    const total = lanes.reduce((sum, [, { waiting }]) => sum + waiting.length, 0)
    if (total <= this.#limits.waiting) return []
    const [longest] = lanes.sort(
      ([a, one], [b, other]) =>
        Number(this.#slow.has(b)) - Number(this.#slow.has(a)) ||
        other.waiting.length - one.waiting.length ||
        other.waiting.at(-1)!.arrival - one.waiting.at(-1)!.arrival,
    )
    return [longest![1].waiting.pop()!.item]
  }
}

const MOST_SLOW = 10_000
