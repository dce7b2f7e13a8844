import type { Source } from '../contract.ts'

/** Numbers the sources in the order in which the text cites them, and drops the others. */
export function citeInOrder(text: string, sources: Source[]): { text: string; sources: Source[] } {
  const order: number[] = []
  const marked = text.replace(/\[(\d{1,2})\]/g, (_, digits: string) => {
    const n = Number(digits)
    if (!sources[n - 1]) return ''
    if (!order.includes(n)) order.push(n)
    return `[${order.indexOf(n) + 1}]`
  })
  return { text: marked, sources: order.flatMap((n) => sources[n - 1] ?? []) }
}
