export type Scale = {
  domain: readonly [number, number]
  ticks: number[]
  /** Where an amount stands, in units of the drawing; kept within it. */
  at: (amount: number) => number
}

const steps = [1, 2, 2.5, 5, 10]

/** A step that reads well: 1, 2, 2.5 or 5 times a power of ten, at most `count` of them over `span`. */
export function roundStep(span: number, count: number): number {
  const raw = span / count
  const power = 10 ** Math.floor(Math.log10(raw))
  return (steps.find((step) => step * power >= raw) ?? 10) * power
}

/** Amounts from the least to the largest on round ticks, drawn between `from` and `to`. */
export function roundScale(amounts: readonly number[], from: number, to: number, count: number): Scale {
  const least = Math.min(...amounts)
  const most = Math.max(...amounts)
  const step = roundStep(Math.max(most - least, 4_000), count)
  const first = Math.max(0, Math.floor(least / step) * step)
  const last = Math.max(Math.ceil(most / step) * step, first + step)
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, n) => first + n * step)
  return { domain: [first, last], ticks, at: placed([first, last], from, to) }
}

/** Places amounts of the domain evenly between two edges; what lies outside stands at the edge. */
export function placed([first, last]: readonly [number, number], from: number, to: number) {
  return (amount: number): number => {
    const share = (amount - first) / Math.max(last - first, 1)
    return Math.round((from + Math.min(1, Math.max(0, share)) * (to - from)) * 10) / 10
  }
}
