import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countLines, isCounted } from './check-imports.ts'

// `npx node scripts/draw-areas.ts` draws the imports between areas, and between the folders of src, into docs/areas.md (as Mermaid, which
// Git hosts show as a picture). scripts/draw-areas.test.ts checks that the drawing is up to date.

/** What each part imports. */
export type Imports = Map<string, Set<string>>
type Drawing = { imports: Imports; lines: Map<string, number> }

const PAGE = 'docs/areas.md'
const ROUNDED_TO = 100

const areaOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1]
const folderOf = (file: string): string | undefined => /^src\/([^/]+)/.exec(file)?.[1]

/** Reads the imports, types included, between parts of `src`. Tests and their helpers are not read. */
function readImports(root: string, partOf: (file: string) => string | undefined): Drawing {
  const imports: Imports = new Map()
  const lines = new Map<string, number>()
  for (const name of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const file = name.replaceAll('\\', '/')
    const part = partOf(file)
    if (!part || !isCounted(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    lines.set(part, (lines.get(part) ?? 0) + countLines(text))
    const found = imports.get(part) ?? new Set()
    imports.set(part, found)
    for (const [, path = ''] of text.matchAll(/\b(?:from |import |import\()'([#.][^']{1,300})'/g)) {
      const target = path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(dirname(file), path)
      const other = partOf(target)
      if (other && other !== part) found.add(other)
    }
  }
  return { imports, lines }
}

/** Without the imports that lead to their target through another part as well. Throws for parts that import each other in a circle. */
export function reduceImports(imports: Imports): Imports {
  const reached = new Map<string, Set<string>>()
  const reach = (part: string, path: readonly string[]): Set<string> => {
    if (path.includes(part)) throw new Error(`These import each other: ${[...path, part].join(' → ')}`)
    const known = reached.get(part)
    if (known) return known
    const all = new Set<string>()
    for (const other of imports.get(part) ?? [])
      for (const one of [other, ...reach(other, [...path, part])]) all.add(one)
    reached.set(part, all)
    return all
  }
  const isDirect = (part: string, other: string) =>
    [...(imports.get(part) ?? [])].every((between) => between === other || !reach(between, []).has(other))
  for (const part of imports.keys()) reach(part, [])
  return new Map(
    [...imports].map(([part, others]) => [part, new Set([...others].filter((one) => isDirect(part, one)))]),
  )
}

const countPairs = (imports: Imports): number => [...imports.values()].reduce((sum, { size }) => sum + size, 0)

function drawDiagram({ imports, lines }: Drawing): string {
  const parts = [...lines.keys()].sort()
  const reduced = reduceImports(imports)
  const idOf = (part: string) => part.replaceAll('.', '_')
  const rounded = (part: string) => Math.ceil((lines.get(part) ?? 0) / ROUNDED_TO) * ROUNDED_TO
  const boxes = parts.map((part) => `  ${idOf(part)}["${part}<br>${rounded(part).toLocaleString('en-US')}"]`)
  const arrows = parts.flatMap((part) =>
    [...(reduced.get(part) ?? [])].sort().map((other) => `  ${idOf(part)} --> ${idOf(other)}`),
  )
  return ['```mermaid', 'flowchart TB', ...boxes, ...arrows, '```'].join('\n')
}

/** The section of docs/areas.md. */
export function drawAreas(root: string): string {
  const areas = readImports(root, areaOf)
  const folders = readImports(root, (file) => (folderOf(file) === 'testing' ? undefined : folderOf(file)))
  const [pairs, arrows] = [countPairs(areas.imports), countPairs(reduceImports(areas.imports))]
  return `## What the areas import

An arrow leads from an area to one that it imports, types included, and always down: no areas import each other in a circle. Of
${pairs} pairs the ${arrows} direct ones are drawn; the others also lead through a third area. The number is that of lines, rounded up to
hundreds: TypeScript with its comments and blank lines, without tests, their helpers and styles. \`scripts/check-imports.ts\` allows 8,000.

${drawDiagram(areas)}

The folders of \`src\` in the same way, without \`testing\`; \`features\` has the areas:

${drawDiagram(folders)}
`
}

/** The page with this section in place of its last one. */
export const replaceSection = (page: string, section: string): string =>
  `${page.split('\n## What the areas import\n')[0]?.trimEnd()}\n\n${section}`

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const page = join(root, PAGE)
  writeFileSync(page, replaceSection(readFileSync(page, 'utf8'), drawAreas(root)))
}
