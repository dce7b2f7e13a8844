/** Short and long forms with the same meaning; either may replace the other. */
const pairs: readonly (readonly [string, string])[] = [
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['ml', 'machine learning'],
  ['ai', 'artificial intelligence'],
  ['ui', 'user interface'],
  ['ux', 'user experience'],
  ['qa', 'quality assurance'],
  ['hr', 'human resources'],
  ['seo', 'search engine optimization'],
  ['crm', 'customer relationship management'],
  ['kpis', 'key performance indicators'],
  ['bi', 'business intelligence'],
  ['pr', 'public relations'],
  ['db', 'database'],
  ['dept', 'department'],
  ['mgmt', 'management'],
  ['admin', 'administration'],
  ['info', 'information'],
  ['app', 'application'],
  ['docs', 'documents'],
  ['specs', 'specifications'],
  ['usa', 'united states'],
  ['uk', 'united kingdom'],
  ['nyc', 'new york'],
  ['phone', 'telephone'],
  ['email', 'e-mail'],
]

/** The other forms of a word, as word lists. */
export function otherForms(plain: string): string[][] {
  return pairs.flatMap(([short, long]) => {
    if (plain === short || plain === `${short}s`) return [long.split(' ')]
    return long.split(' ').includes(plain) ? [[short]] : []
  })
}
