import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type ImportViolation = { rule: string; from: string; to: string }
export type ImportReport = { modules: number; violations: ImportViolation[] }

type Summary = { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] }

/**
 * Reads all imports below `src`, or those of the given files, and returns the violations of .dependency-cruiser.cjs. With given files, it
 * cannot find a cycle through other files.
 */
export function checkImports(folder: string, files?: readonly string[]): ImportReport {
  const program = fileURLToPath(new URL('../node_modules/.bin/depcruise', import.meta.url))
  const places = files?.filter((file) => /\.tsx?$/.test(file)) ?? ['src']
  const only = files ? ['--do-not-follow', 'node_modules|^src/'] : []
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...only, ...places]
  // its exit code is the number of violations of the text report; as JSON it is 0 unless the cruise itself failed
  const text = execFileSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { totalCruised, violations } = (JSON.parse(text) as { summary: Summary }).summary
  return {
    modules: totalCruised,
    violations: violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
  }
}

/** The maximum number of lines of an area, in TypeScript and without tests: a larger one is several areas. */
const MAX_AREA_LINES = 8000

/** Whether the file counts: it is neither a test nor a helper of tests, and was written by hand. */
export const isCounted = (file: string): boolean => !/\.(?:test|testing|gen)\.tsx?$/.test(file)

export const countLines = (text: string): number => text.trimEnd().split('\n').length

export function findLargeAreas(folder: string, max = MAX_AREA_LINES): { area: string; lines: number }[] {
  const lines = new Map<string, number>()
  for (const file of globSync('src/features/*/**/*.{ts,tsx}', { cwd: folder })) {
    if (!isCounted(file)) continue
    const area = file.split(/[\\/]/)[2] ?? ''
    lines.set(area, (lines.get(area) ?? 0) + countLines(readFileSync(join(folder, file), 'utf8')))
  }
  return [...lines].flatMap(([area, count]) => (count > max ? [{ area, lines: count }] : []))
}

if (import.meta.main) {
  const { modules, violations } = checkImports('.')
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
  const large = findLargeAreas('.')
  for (const { area, lines } of large)
    console.error(
      `src/features/${area} has ${lines} lines, more than ${MAX_AREA_LINES}: move a part into an area of its own`,
    )
  console.log(`${modules} modules, ${violations.length} broken import rules`)
  // with the wrong parser the cruiser reads almost no modules, and so reports no violations
  const isAll = modules > 100
  if (!isAll) console.error('The modules were not read: see "parser" in .dependency-cruiser.cjs')
  process.exitCode = violations.length > 0 || large.length > 0 || !isAll ? 1 : 0
}
