import '#features/places/server/gazetteer.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyProfile } from '#features/matching/empty-profile.ts'
import { explainMatch, featuresOfPair } from '#features/matching/explain-match.ts'
import type { MatchJob, MatchResult } from '#features/matching/shapes.ts'
import { escapeHtml, plainText } from '#lib/html-text.ts'
import { auc, fitRidge, spearman, weightedKappa } from './match/measures.ts'
import { indexTexts } from './search/bm25.ts'

// How well the match agrees with people who judged pairs of resumes and postings, beside BM25 over the texts. The texts are other people's
// and not part of the repository: MATCH_CORPUS is a folder with `people.json` ({ id, language, text, isOpen }[]), `postings.json`
// ({ id, language, title, text, isOpen }[]) and `judged.json` ({ person, posting, labels, trades }[], one number for each judge: 0 none to
// 4 strong, and 1 for the same trade). A pair is open if both sides are; the others are only counted. Prints the weights that fit the open
// pairs best, for src/features/matching/weights.ts. MATCH_SHOW=1 lists open pairs that are two labels off.

const folder = process.env.MATCH_CORPUS
if (!folder) {
  console.log('  set MATCH_CORPUS to a folder of judged pairs')
  process.exit(0)
}
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8'))
type Text = { id: string; language: string; text: string; isOpen: boolean }
const people = new Map(read<Text[]>('people.json').map((one) => [one.id, one]))
const postings = new Map(read<(Text & { title: string })[]>('postings.json').map((one) => [one.id, one]))
const judged = read<{ person: string; posting: string; labels: number[]; trades: number[] }[]>('judged.json')

const labels = ['none', 'weak', 'fair', 'good', 'strong'] as const
/** The product does not distinguish none and weak. Unknown is not fair or better. */
const labelOf = (verdict: MatchResult['verdict']) => Math.max(1, labels.indexOf(verdict as 'weak'))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const texts = [...postings.values()].map(({ id, title, text }) => ({
  id,
  text: `${title} ${title} ${plainText(text)}`,
}))
const search = indexTexts(texts)
const scoresOf = new Map<string, Map<string, number>>()
function bm25(person: string, posting: string): number {
  const own = scoresOf.get(person) ?? new Map(search(people.get(person)!.text, texts.length).map((id, at) => [id, -at]))
  scoresOf.set(person, own)
  return own.get(posting) ?? -texts.length
}

const terms = { location: null, isRemote: null, employmentType: null, salaryMin: null, salaryMax: null }
const pay = {
  salaryCurrency: 'USD',
  salaryPeriod: 'year',
  salaryIsEstimate: false,
  payMin: null,
  payMax: null,
} as const
const paragraphs = (text: string) =>
  /<\w/.test(text)
    ? text
    : text
        .split('\n')
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('')

const pairs = judged.map(({ person, posting, ...judges }) => {
  const [{ text, ...who }, { title, text: description, ...job }] = [people.get(person)!, postings.get(posting)!]
  const input: MatchJob = { title, requirementsHtml: null, descriptionHtml: paragraphs(description), ...terms, ...pay }
  const candidate = { profile: emptyProfile, resume: { title: 'Resume', text, asOf: new Date('2026-11-01') } }
  return {
    ...judges,
    name: `${person} ${posting} ${title.slice(0, 60)}`,
    isOpen: who.isOpen && job.isOpen,
    isSame: who.language === job.language,
    wanted: mean(judges.labels),
    // between two labels, the lower one
    label: Math.max(1, Math.ceil(mean(judges.labels) - 0.5)),
    isTrade: mean(judges.trades) >= 0.5,
    match: explainMatch(input, candidate),
    features: featuresOfPair(input, candidate),
    bm25: bm25(person, posting),
  }
})
type Pair = (typeof pairs)[number]

const percent = (share: number) => `${(100 * share).toFixed(0)} %`.padStart(6)
const share = (of: Pair[], is: (pair: Pair) => boolean) => percent(of.filter(is).length / of.length)

function print(name: string, of: Pair[], label: (pair: Pair) => number, value: (pair: Pair) => number): void {
  const aucOf = (is: (pair: Pair) => boolean) =>
    auc(of.map((pair) => ({ value: value(pair), is: is(pair) }))).toFixed(2)
  const same = share(of, (pair) => label(pair) === pair.label)
  const near = share(of, (pair) => Math.abs(label(pair) - pair.label) <= 1)
  const numbers = [aucOf((pair) => pair.isTrade), aucOf((pair) => pair.label >= 3), aucOf((pair) => pair.label >= 2)]
  const rank = spearman(
    of.map(value),
    of.map(({ wanted }) => wanted),
  ).toFixed(2)
  console.log(name.padEnd(16), same, near, ...[...numbers, rank].map((one) => one.padStart(8)))
}

const both = pairs.map(({ labels: [a, b] }): [number, number] => [a!, b!])
console.log(
  `${pairs.length} pairs of ${people.size} people; two judges agree on ${percent(both.filter(([a, b]) => a === b).length / both.length)}, weighted kappa ${weightedKappa(both).toFixed(2)}`,
)
const sets: [string, Pair[]][] = [
  ['open', pairs.filter((pair) => pair.isOpen)],
  ['set aside', pairs.filter((pair) => !pair.isOpen)],
  ['aside, same language', pairs.filter((pair) => !pair.isOpen && pair.isSame)],
]
for (const [name, of] of sets) {
  const counts = labels.map((label, at) => `${label} ${of.filter((pair) => Math.round(pair.wanted) === at).length}`)
  console.log(`\n${name}: ${of.length} pairs (${counts.join(', ')})`)
  console.log(' '.repeat(18), 'same  near    trade    good+    fair+     rank')
  print(
    'match',
    of,
    ({ match }) => labelOf(match.verdict),
    ({ match }) => match.score ?? -1,
  )
  // BM25 gets the judges' own counts of labels, in its order
  const order = of.toSorted((a, b) => a.bm25 - b.bm25)
  const sorted = of.map(({ label }) => label).sort()
  const given = new Map(order.map((pair, at) => [pair, sorted[at]!]))
  print(
    'BM25',
    of,
    (pair) => given.get(pair)!,
    (pair) => pair.bm25,
  )
  print(
    'always weak',
    of,
    () => 1,
    () => 0,
  )
  const verdicts = ['unknown', 'weak', 'fair', 'good', 'strong'].map(
    (verdict) => `${verdict} ${of.filter((pair) => pair.match.verdict === verdict).length}`,
  )
  console.log(`verdicts: ${verdicts.join(', ')}`)
}

const open = pairs.filter((pair) => pair.isOpen)
const names = Object.keys(open[0]!.features) as (keyof Pair['features'])[]
const rows = open.map(({ features }) => names.map((name) => features[name]))
const [constant, ...weights] = fitRidge(
  rows,
  open.map(({ wanted }) => wanted),
  0.5,
)
const expected = rows.map((row) => row.reduce((sum, value, at) => sum + value * weights[at]!, constant!))
const fitted = names.map((name, at) => `${name} ${weights[at]!.toFixed(2)}`)
console.log(`\nfitted to the open pairs: constant ${constant!.toFixed(2)}, ${fitted.join(', ')}`)
console.log(`thresholds of fair, good and strong: ${fitThresholds().join(', ')}`)

/** The thresholds that give the most labels that are the same, with those one label off at half. */
function fitThresholds(): number[] {
  const steps = Array.from({ length: 50 }, (_, at) => Math.round((1 + at * 0.05) * 100) / 100)
  const all = steps.flatMap((fair) =>
    steps.flatMap((good) =>
      good <= fair ? [] : steps.filter((one) => one > good).map((strong) => [fair, good, strong]),
    ),
  )
  const worthOf = (thresholds: number[]) =>
    open.reduce((sum, { label }, at) => {
      const off = Math.abs(1 + thresholds.filter((one) => expected[at]! >= one).length - label)
      return sum + (off === 0 ? 1 : off === 1 ? 0.5 : 0)
    }, 0)
  return all.reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best))
}

if (process.env.MATCH_SHOW) {
  for (const { name, label, match, isOpen } of pairs) {
    if (!isOpen || Math.abs(labelOf(match.verdict) - label) < 2) continue
    console.log(`\n${name}: judged ${labels[label]}, ${match.verdict} ${match.score}. ${match.summary}`)
  }
}
