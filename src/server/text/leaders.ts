const LEADER = /([-._=\u00b7\u2026])\1{3,}/g

/** Dots, dashes or other repeated signs that lead the eye from one part of a line to the next become a tab: 'Acme ------ Boston'. */
export function withTabsForLeaders(text: string): string {
  const parts = text.replace(LEADER, '\t').split('\t')
  const written = parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))
  return written.length === 0 || text.search(LEADER) < 0 ? text : written.join('\t')
}
