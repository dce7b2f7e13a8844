import type { Find } from './score-report.ts'

/** A problem found by a criterion; `lost` is in whole points. */
export type Finding = { kind: string; lost: number; says: string; fix: string; finds: [Find, ...Find[]] }

/** The lost points for `bad` of `of` items: at least one if any is bad, at most all. */
export const lostShare = (points: number, bad: number, of: number): number =>
  bad <= 0 ? 0 : Math.min(points, Math.max(1, Math.round((points * bad) / Math.max(bad, of))))

/** A finding with these places, or none if there are none. */
export function finding(
  kind: string,
  lost: number,
  words: { says: string; fix: string },
  finds: readonly Find[],
): Finding[] {
  const [first, ...others] = new Map(finds.map((find) => [JSON.stringify(find), find])).values()
  return first && lost > 0 ? [{ kind, lost, ...words, finds: [first, ...others] }] : []
}
