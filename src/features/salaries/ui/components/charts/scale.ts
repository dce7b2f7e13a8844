export type Scale = {
  domain: readonly [number, number]
  ticks: number[]
  /** The position of an amount in units of the drawing, limited to its edges. */
  at: (amount: number) => number
}

const steps = [1, 2, 2.5, 5, 10]

/** A round step for axis ticks: 1, 2, 2.5 or 5 times a power of ten, with at most `count` steps over `span`. */
export function roundStep(span: number, count: number): number {
  const raw = span / count
  const power = 10 ** Math.floor(Math.log10(raw))
  return (steps.find((step) => step * power >= raw) ?? 10) * power
}

/** A scale with round ticks for all amounts, drawn between `from` and `to`. */
export function roundScale(amounts: readonly number[], from: number, to: number, count: number): Scale {
  const least = Math.min(...amounts)
  const most = Math.max(...amounts)
  const step = roundStep(Math.max(most - least, 4_000), count)
  const first = Math.max(0, Math.floor(least / step) * step)
  const last = Math.max(Math.ceil(most / step) * step, first + step)
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, n) => first + n * step)
  return { domain: [first, last], ticks, at: placed([first, last], from, to) }
}

/** Maps the domain linearly to the range between two edges. Amounts outside the domain are placed at the edge. */
export function placed([first, last]: readonly [number, number], from: number, to: number) {
  return (amount: number): number => {
    const share = (amount - first) / Math.max(last - first, 1)
    return Math.round((from + Math.min(1, Math.max(0, share)) * (to - from)) * 10) / 10
  }
}
