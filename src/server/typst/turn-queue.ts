export type Turn = {
  /** The owner of the work, for example a user. */
  group: string
  /** A newer item of the same group replaces it, so that only the newest few wait. */
  isReplaceable?: boolean | undefined
}

/** `since`: when it started to wait for its next turn. */
type Group<T> = { waiting: { item: T; arrival: number }[]; round: number; since: number }

/** The largest number of waiting items: in total, of one group, and of one group's replaceable items. */
export type TurnLimits = { waiting: number; waitingOfOne: number; replaceableOfOne: number }

/**
 * A queue in which groups take turns: a group with many items waits behind its own items, and a new group waits for at most one turn of
 * each other group. A slow group gets a turn only when no other group waits.
 */
export class TurnQueue<T extends Turn> {
  readonly #limits: TurnLimits
  readonly #groups = new Map<string, Group<T>>()
  readonly #slow = new Set<string>()
  #round = 0
  #clock = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Adds an item to its group and returns the items that are dropped: older items that this one replaces, or, if too many wait, the newest
   * item of the longest group, which may be this one.
   */
  add(item: T): T[] {
    const group = this.#groups.get(item.group) ?? { waiting: [], round: this.#round, since: 0 }
    const arrival = ++this.#clock
    if (group.waiting.length === 0) Object.assign(group, { round: Math.max(group.round, this.#round), since: arrival })
    this.#groups.set(item.group, group)
    group.waiting.push({ item, arrival })
    return [...this.#dropReplaced(group), ...this.#dropSurplus(group)]
  }

  /** Takes the next item. */
  take(): T | undefined {
    const next = this.#withWork().sort(
      ([a, one], [b, other]) =>
        Number(this.#slow.has(a)) - Number(this.#slow.has(b)) || one.round - other.round || one.since - other.since,
    )[0]
    if (!next) {
      // nothing waits, so all groups start equal again
      this.#groups.clear()
      return undefined
    }
    const [, group] = next
    this.#round = Math.max(this.#round, group.round)
    group.round = this.#round + 1
    group.since = ++this.#clock
    return group.waiting.shift()!.item
  }

  /** Puts a group behind all others, or back among them. */
  markSlow(group: string, isSlow: boolean): void {
    this.#slow.delete(group)
    if (isSlow) this.#slow.add(group)
    const [oldest] = this.#slow
    if (this.#slow.size > MAX_SLOW && oldest !== undefined) this.#slow.delete(oldest)
  }

  /** Removes and returns all waiting items. */
  clear(): T[] {
    const items = this.#withWork().flatMap(([, { waiting }]) => waiting.map(({ item }) => item))
    this.#groups.clear()
    return items
  }

  #withWork(): [string, Group<T>][] {
    return [...this.#groups].filter(([, { waiting }]) => waiting.length > 0)
  }

  #dropReplaced(group: Group<T>): T[] {
    const replaceable = group.waiting.filter(({ item }) => item.isReplaceable)
    const surplus = replaceable.slice(0, Math.max(0, replaceable.length - this.#limits.replaceableOfOne))
    group.waiting = group.waiting.filter((one) => !surplus.includes(one))
    return surplus.map(({ item }) => item)
  }

  #dropSurplus(group: Group<T>): T[] {
    if (group.waiting.length > this.#limits.waitingOfOne) return [group.waiting.pop()!.item]
    const groups = this.#withWork()
    const total = groups.reduce((sum, [, { waiting }]) => sum + waiting.length, 0)
    if (total <= this.#limits.waiting) return []
    const [longest] = groups.sort(
      ([a, one], [b, other]) =>
        Number(this.#slow.has(b)) - Number(this.#slow.has(a)) ||
        other.waiting.length - one.waiting.length ||
        other.waiting.at(-1)!.arrival - one.waiting.at(-1)!.arrival,
    )
    return [longest![1].waiting.pop()!.item]
  }
}

const MAX_SLOW = 10_000
