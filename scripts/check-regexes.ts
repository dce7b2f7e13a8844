import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { type Finding, isNode, lineOf, type Node, nodesIn } from './syntax-tree.ts'

const SOURCES = ['src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'scripts/**/*.ts']
const TESTS = /\.(?:test|testing|bench)\.tsx?$|^src\/testing\/|^e2e\//

/**
 * Modules that build expressions from words at run time. Each of them escapes the words or uses a few fixed names, and a person
 * has reviewed the rest of its pattern.
 */
export const builtAtRunTime = [
  'src/features/job-tracker/server/links/read-posting.ts',
  'src/features/blog/server/clean-article.ts',
  'src/features/coach/server/write-answer.ts',
  'src/features/documents/exports/compare-reading.ts',
  'src/features/resume-review/score/parts/words.ts',
  'src/features/matching/titles.ts',
  'src/lib/html-text.ts',
  'src/ui/shell/match-parts.ts',
]

/** Why a regular expression can take more than linear time; null if nothing was found. */
export function unsafeReasonOf(source: string, flags: string): string | null {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports
  if (!report) return null
  const growth = report.exponential ? 'without any bound' : 'with the square of the length'
  return `/${source}/${flags} takes time that grows ${growth} on many of ${JSON.stringify(report.character.pick)}`
}

/** Findings about regular expression literals in the sources of a folder, and the modules that build others. */
export function checkLiterals(folder: string): { count: number; findings: Finding[]; building: string[] } {
  const found = { count: 0, findings: [] as Finding[], building: new Set<string>() }
  for (const path of globSync(SOURCES, { cwd: folder }).sort()) {
    const file = path.replaceAll('\\', '/')
    if (TESTS.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    for (const node of nodesIn(parseSync(file, text).program)) {
      if (isBuilding(node)) found.building.add(file)
      const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string }
      if (pattern === undefined || flags === undefined) continue
      found.count++
      const reason = unsafeReasonOf(pattern, flags)
      if (reason) found.findings.push({ file, line: lineOf(text, node), reason })
    }
  }
  return { ...found, building: [...found.building] }
}

/** Findings about the expressions that these modules build when they are loaded. */
export async function checkBuilt(
  folder: string,
  files: readonly string[],
): Promise<{ count: number; findings: Omit<Finding, 'line'>[] }> {
  const built = new Map<string, RegExp[]>()
  const Plain = globalThis.RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, parts, newTarget) {
      const made: RegExp = Reflect.construct(target, parts, newTarget)
      const stack = new Error().stack ?? ''
      const file = files.find((one) => stack.includes(`/${one}:`))
      if (file) built.set(file, [...(built.get(file) ?? []), made])
      return made
    },
  })
  try {
    for (const file of files) await import(pathToFileURL(join(folder, file)).href)
  } finally {
    globalThis.RegExp = Plain
  }
  const findings = files.flatMap((file) => {
    const made = built.get(file)
    if (!made)
      return [{ file, reason: 'builds an expression only when it runs: build it once, or list it in `builtAtRunTime`' }]
    return made.flatMap(({ source, flags }) => {
      const reason = unsafeReasonOf(source, flags)
      return reason ? [{ file, reason }] : []
    })
  })
  return { count: [...built.values()].flat().length, findings }
}

function isBuilding({ type, callee }: Node): boolean {
  return (
    /^(?:New|Call)Expression$/.test(type) && isNode(callee) && callee.type === 'Identifier' && callee.name === 'RegExp'
  )
}

if (import.meta.main) {
  const { count, findings, building } = checkLiterals('.')
  const built = await checkBuilt(
    '.',
    building.filter((file) => !builtAtRunTime.includes(file)),
  )
  for (const { file, line, reason } of findings) console.error(`${file}:${line}: ${reason}`)
  for (const { file, reason } of built.findings) console.error(`${file}: ${reason}`)
  const obsolete = builtAtRunTime.filter((file) => !building.includes(file))
  for (const file of obsolete) console.error(`${file}: builds no expression any more: remove it from \`builtLater\``)
  const wrong = findings.length + built.findings.length + obsolete.length
  console.log(`${count} expressions written, ${built.count} built, ${wrong} findings`)
  process.exitCode = wrong > 0 || count === 0 || built.count === 0 ? 1 : 0
}
