import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { SearchJobs } from '#features/job-board/contract.ts'
import { findJobs } from '#features/job-board/server/find-jobs.ts'
import { readUnreadPlaces } from '#features/job-board/server/places/read-unread.ts'
import { newId } from '#lib/ids.ts'
import { indexTexts } from './search/bm25.ts'
import { gradeOf, ndcg } from './search/judge.ts'
import { makePostings, type Posting } from './search/make-postings.ts'
import { readQueries } from './search/queries.ts'
import { withDatabase } from './with-database.ts'

// How well the search finds what people type: judged searches over invented postings, compared with plain BM25 over the same texts.
// SEARCH_SHOW=1 lists the open searches that miss; those set aside are only counted. SEARCH_CORPUS is a folder with other postings:
// `postings.json` ({ id, title, company, location, text, type, remote }[]) and `queries.json` ({ q, kind, isOpen, grades }[]).

type Stored = Omit<Posting, 'facts'>
type Judged = { q: string; kind: string; isOpen: boolean; grades: Record<string, number> }
type Result = Judged & { found: string[]; ideal: number[] }

const pageSize = 20

function readCorpus(folder: string | undefined): { postings: Stored[]; queries: Judged[] } {
  if (folder) {
    const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return { postings: json('postings.json'), queries: json('queries.json') }
  }
  const postings = makePostings()
  const queries = readQueries().map((query) => ({
    ...query,
    grades: Object.fromEntries(postings.map((posting) => [posting.id, gradeOf(query, posting)]).filter(([, g]) => g)),
  }))
  return { postings, queries }
}

const { postings, queries } = readCorpus(process.env.SEARCH_CORPUS)
const resultOf = (query: Judged, found: string[]): Result => ({
  ...query,
  found,
  ideal: Object.values(query.grades).sort((a, b) => b - a),
})
const gradesOf = ({ found, grades }: Result) => found.map((id) => grades[id] ?? 0)
/** True if a posting with the best possible grade for the search is on the first page; if there is none, true if nothing is found. */
const isRight = (result: Result) =>
  result.ideal.length === 0 ? result.found.length === 0 : gradesOf(result).some((grade) => grade === result.ideal[0])
const ndcgOf = (result: Result) => ndcg(gradesOf(result), result.ideal)

await withDatabase(async (db) => {
  const ids = await store(db)
  const own: Result[] = []
  for (const query of queries) {
    const { ids: found } = await findJobs(db, null, SearchJobs.parse({ q: query.q, limit: pageSize }))
    own.push(
      resultOf(
        query,
        found.map((id) => ids.get(id)!),
      ),
    )
  }
  const plain = indexTexts(
    postings.map(({ id, ...said }) => ({
      id,
      text: [said.title, said.company, said.location ?? '', said.text].join(' '),
    })),
  )
  const beside = queries.map((query) => resultOf(query, plain(query.q, pageSize)))
  console.log(`  ${postings.length} postings, ${queries.length} searches`)
  print('', 'searches', 'right on page 1', 'nDCG@10', 'BM25: right', 'BM25: nDCG@10')
  for (const [name, isOwn] of groups()) {
    const of = (results: Result[]) => results.filter(isOwn)
    print(name, String(of(own).length), ...figures(of(own)), ...figures(of(beside)))
  }
  if (process.env.SEARCH_SHOW) for (const result of own) if (result.isOpen) show(result)
})

function groups(): [string, (query: Judged) => boolean][] {
  const kinds = [...new Set(queries.map(({ kind }) => kind))]
  return [
    ['all', () => true],
    ['open', ({ isOpen }) => isOpen],
    ['set aside', ({ isOpen }) => !isOpen],
    ...kinds.flatMap((kind): [string, (query: Judged) => boolean][] => [
      [`${kind}, open`, (query) => query.kind === kind && query.isOpen],
      [`${kind}, set aside`, (query) => query.kind === kind && !query.isOpen],
    ]),
  ]
}

function figures(results: Result[]): [string, string] {
  if (results.length === 0) return ['-', '-']
  const scored = results.filter(({ ideal }) => ideal.length > 0)
  const mean = scored.reduce((sum, result) => sum + ndcgOf(result), 0) / scored.length
  const right = results.filter(isRight).length / results.length
  return [`${(100 * right).toFixed(0)} %`, scored.length > 0 ? mean.toFixed(2) : '-']
}

function show(result: Result): void {
  const isGood = isRight(result) && (result.ideal.length === 0 || ndcgOf(result) > 0.85)
  if (isGood) return
  const titles = result.found.slice(0, 5).map((id) => {
    const { title, location } = postings.find((one) => one.id === id)!
    return `${result.grades[id] ?? 0} ${title} (${location})`
  })
  const score = result.ideal.length > 0 ? ndcgOf(result).toFixed(2) : ''
  console.log(
    `  ${isRight(result) ? 'low ' : 'MISS'} ${result.q} [${result.kind}] ${score} best ${result.ideal[0] ?? 0} x ${result.ideal.filter((g) => g === result.ideal[0]).length}: ${titles.join('; ')}`,
  )
}

function print(name: string, ...cells: string[]): void {
  console.log(`  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(17)).join('')}`)
}

/** Stores the postings like the product does. Returns each new id with the id of its posting. */
async function store(db: Database): Promise<Map<string, string>> {
  const names = [...new Set(postings.map(({ company }) => company))]
  const made = await db
    .insert(companies)
    .values(names.map((name, at) => ({ name, slug: `company-${at}` })))
    .returning({ id: companies.id, name: companies.name })
  const companyIds = new Map(made.map(({ id, name }) => [name, id]))
  const ids = new Map<string, string>()
  for (const [at, { id: own, title, company, location, text, type, remote }] of postings.entries()) {
    const id = newId()
    ids.set(id, own)
    await db.insert(jobs).values({
      id,
      slug: `job-${at}`,
      companyId: companyIds.get(company)!,
      title,
      location,
      description: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '</p><p>')}</p>`,
      employmentType: type,
      remoteAllowed: remote,
      // in an order without meaning
      postedAt: new Date(Date.now() - ((at * 7919) % postings.length) * 60_000),
    })
  }
  await readUnreadPlaces({ db })
  await db.execute(sql`analyze`)
  return ids
}
