/** '40 added, 2 updated': the first count always, the others if there are any. */
export function resultText(...[first, ...others]: [count: number, label: string][]): string {
  const text = ([count, label]: [number, string]) => `${count.toLocaleString('en-US')} ${label}`
  return [first, ...others.filter(([count]) => count > 0)].flatMap((one) => (one ? [text(one)] : [])).join(', ')
}
