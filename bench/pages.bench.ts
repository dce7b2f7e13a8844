import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLighthouse, type Scores } from './lighthouse.ts'
import { type Rate, rateBoth } from './rate-both.ts'
import { freePort, startProduct } from './start-product.ts'

// Public pages as a phone reads them (Lighthouse, with its slow phone and network), compared with the same HTML without any script served
// by plain Hono; and how many responses per second one process gives for a hot page, compared with plain Hono for the same bytes.
// PAGES=/jobs,/blog measures only those, PAGES_RUNS=1 measures each once.
const runs = Number(process.env.PAGES_RUNS ?? 5)
const bars = { score: 99, lcp: 1600, cls: 0.02, scripts: 5 }
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tandem-pages-'))
const product = await startProduct(join(folder, 'data'))
const plainPort = await freePort()
const plainUrl = `http://localhost:${plainPort}`
let plain: ChildProcess | undefined

/** One address for each kind of public page, with items from the demo data. */
async function pagePaths(): Promise<string[]> {
  const first = async (list: string, link: RegExp) => {
    const html = await (await fetch(product.url + list)).text()
    return link.exec(html)?.[1]
  }
  const job = await first('/jobs', /href="(\/jobs\/[\w-]+-[0-9a-f]{8})"/)
  const company = job && (await first(job, /href="(\/companies\/[\w-]+)"/))
  const article = await first('/blog', /href="(\/blog\/(?!category|tag)[\w-]+)"/)
  const help = await first('/help-center', /href="(\/help-center\/\w+\/[\w-]+)"/)
  const fixed = ['/', '/jobs', '/blog', '/help-center', '/guide', '/resume-builder-service', '/industry-insights']
  const more = ['/salary-analyzer', '/contact-us', '/privacy-policy']
  const all = [...fixed, ...more, job, company, article, help].filter((path) => path !== undefined)
  const paths = process.env.PAGES?.split(',')
  return paths ? paths.map((name) => all.find((path) => path === name) ?? name) : all
}

/** The same HTML without its scripts, and one unchanged page, for plain Hono. */
async function startPlain(paths: string[]): Promise<void> {
  const pages: Record<string, string> = {}
  for (const path of paths) {
    const html = await (await fetch(product.url + path)).text()
    pages[path] = html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
  }
  const file = join(folder, 'pages.json')
  const hot = await (await fetch(`${product.url}/blog`)).text()
  writeFileSync(file, JSON.stringify({ pages, hot }))
  plain = spawn(process.execPath, ['bench/plain-pages.ts', String(plainPort), file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(plain.stdout!, 'data')
}

const sayLoad = (when: string) => console.log(`load of this machine ${when}: ${loadavg().map((one) => one.toFixed(1))}`)
const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
const medians = (list: Scores[]): Scores => ({
  score: median(list.map(({ score }) => score)),
  lcp: median(list.map(({ lcp }) => lcp)),
  cls: median(list.map(({ cls }) => cls)),
  scripts: median(list.map(({ scripts }) => scripts)),
})
const row = (path: string, ...cells: string[]) =>
  path.slice(0, 46).padEnd(48) + cells.map((c) => c.padStart(9)).join('')
const cells = ({ score, lcp, cls, scripts }: Scores) => [
  score.toFixed(0),
  (lcp / 1000).toFixed(2),
  cls.toFixed(3),
  scripts.toFixed(1),
]
const isMet = ({ score, lcp, cls, scripts }: Scores) =>
  score >= bars.score && lcp <= bars.lcp && cls <= bars.cls && scripts <= bars.scripts

async function measurePages(paths: string[]): Promise<void> {
  console.log(`\nLighthouse mobile, median of ${runs}; bars: score 99, LCP 1.6 s, CLS 0.02, 5 KB of scripts`)
  // the estimate counts everything that was loaded before the text, even what the text did not wait for; so the other LCP is measured with
  // the slow network applied
  console.log(row('page', 'score', 'LCP s', 'CLS', 'JS KB', 'bars', 'imposed', 'without', 'LCP s'))
  await using lighthouse = await openLighthouse()
  for (const path of paths) {
    const [own, bare, imposed]: [Scores[], Scores[], number[]] = [[], [], []]
    // in turn, so that other load on the machine affects both equally
    for (let run = 0; run < runs; run += 1) {
      own.push(await lighthouse.measure(product.url + path))
      bare.push(await lighthouse.measure(plainUrl + path))
      imposed.push(await lighthouse.lcpImposed(product.url + path))
    }
    const [ours, without] = [medians(own), medians(bare)]
    const [score = '', lcp = ''] = cells(without)
    console.log(
      row(path, ...cells(ours), isMet(ours) ? 'met' : 'MISSED', (median(imposed) / 1000).toFixed(2), score, lcp),
    )
  }
}

/** The processor time that the product has used so far, in seconds. */
async function productSeconds(): Promise<number> {
  const text = await product.readMetrics()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

// other load on the machine lowers the first number, but not the second
const said = ({ rate, perCpuSecond }: Rate) =>
  `${rate.toFixed(0)} (${perCpuSecond.toFixed(0)} a second of processor time)`

async function measureRate(): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' }
  const [own, bare] = [
    { url: `${product.url}/blog`, headers, cpu: productSeconds },
    { url: `${plainUrl}/hot`, headers, cpu: async () => Number(await (await fetch(`${plainUrl}/cpu`)).text()) },
  ]
  const [ours, hono] = await rateBoth(own, bare)
  const share = ((100 * ours.rate) / hono.rate).toFixed(0)
  console.log(`\nAnswers a second of a hot page (/blog), one process: ${said(ours)}, plain Hono ${said(hono)}`)
  console.log(`${share} % of plain Hono; at least 1000 a second: ${ours.rate >= 1000 ? 'met' : 'MISSED'}`)
}

try {
  const paths = await pagePaths()
  await startPlain(paths)
  sayLoad('before')
  await measureRate()
  await measurePages(paths)
  sayLoad('after')
} finally {
  plain?.kill('SIGTERM')
  await product.end()
  rmSync(folder, { recursive: true, force: true })
}
