import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import { type Finding, isNode, lineOf, type Node, nodesIn } from './syntax-tree.ts'

const SOURCES = ['{src,e2e,scripts,bench}/**/*.{ts,tsx}']
const PAGES = ['*.md', 'docs/**/*.md', '.github/**/*.md']
/** The page with the rule itself, and pages that record what was at a time. */
const LEFT_OUT = /gen\.ts$|^scripts\/check-words|^CHANGELOG\.md$|^docs\/acceptance\.md$|^node_modules\//

/** Words that are hard to understand for readers of plain English, in comments, test titles and pages, and what to write instead. */
const WORDS: readonly [pattern: RegExp, instead: string][] = [
  [/\bwhoever\b/i, 'the role: the caller, the reader, the operator'],
  [/\b(?:some|no)body(?:'s)?\b/i, 'the role: a user, a candidate, no one'],
  [/\banew\b/i, '"again"'],
  [/\bmend(?:s|ed|ing)?\b/i, '"correct" or "fix"'],
  [/\bso many\b/i, 'the number or the limit'],
  [/\bbesides\b/i, '"also"'],
  [/\bstands?\b|\bstood\b/i, '"is", "is stored" or "is shown"'],
  [/\btells?\b|\btold\b/i, '"notifies", "shows" or "distinguishes"'],
  [/\bhears?\b|\bheard\b/i, '"is notified" or "receives"'],
  [/\bsays? so\b|\bas named\b|\bis led to\b/i, 'what it says, or where it leads'],
  [/\bgo(?:es)? on\b|\bwent on\b/i, '"continues"'],
  [/\btak(?:es?|ing|en) back\b|\btook back\b/i, '"withdraws" or "undoes"'],
]

/** Words in names of files and exports that mean something else to most readers, and the field's word. */
const NAMES: readonly [pattern: RegExp, instead: string][] = [
  [/^(?:whoever|somebody|nobody)$/, 'the role'],
  [/^mend(?:s|ed|ing)?$/, '"correct" or "fix"'],
  [/^(?:tells?|told|hears?|heard)$/, '"publish", "notify" or "receive"'],
  [/^stand(?:s|ing)?$/, '"eligibility", or what is stored'],
  [/^besides$/, '"other"'],
  [/^elsewhere$/, '"external"'],
  [/^ledgers?$/, '"status history" or "unit of work"'],
  [/^packets?$/, '"submission"'],
  [/^moments?$/, '"timestamp"'],
  [/^(?:lanes?|seats?|doors?)$/, '"column", "connection" or "route"'],
  [/^(?:sweeps?|spends?)$/, '"cleanup" or "consume"'],
  [/^(?:kard|spine|crumbs|glance|leaf)$/, '"card", "sidebar", "breadcrumbs", "summary" or "file icon"'],
]

/** Finds words from the lists in comments, test titles, documentation pages, and the names of files and exports. */
export function checkWords(folder: string): { files: number; findings: Finding[] } {
  const list = (globs: string[]) =>
    globSync(globs, { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !LEFT_OUT.test(file))
      .sort()
  const [sources, pages] = [list(SOURCES), list(PAGES)]
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const findings = [
    ...sources.flatMap((file) => {
      const [text, name] = [read(file), basename(file).split('.')[0] ?? '']
      const found = [...wordsInName(name, 1), ...wordsInCode(text, file), ...wordsInExports(text)]
      return found.map((one) => ({ file, ...one }))
    }),
    ...pages.flatMap((file) => wordsInPage(read(file)).map((found) => ({ file, ...found }))),
  ]
  return { files: sources.length + pages.length, findings }
}

type Found = Omit<Finding, 'file'>

/** The same in the comments and the test titles of one module. */
export function wordsInCode(text: string, file = 'code.ts'): Found[] {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const titles = [...nodesIn(program)].filter(isTestCall).map((call) => (call.arguments as Node[])[0]!)
  const places = [...comments, ...titles].toSorted((a, b) => a.start - b.start)
  return places.flatMap((place) => {
    const from = lineOf(text, place as Node)
    return wordsInPage(text.slice(place.start, Number(place.end))).map(({ line, reason }) => ({
      line: from + line - 1,
      reason,
    }))
  })
}

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/

/** The same in the names that a module exports with their declarations. */
export function wordsInExports(text: string): Found[] {
  return text.split('\n').flatMap((line, at) => {
    const [, name] = EXPORTED.exec(line) ?? []
    return name ? wordsInName(name, at + 1) : []
  })
}

/** The same in one name: `dropLedger` and `drop-ledger` have the words "drop" and "ledger". */
export function wordsInName(name: string, line: number): Found[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  return words.flatMap((word) =>
    NAMES.filter(([pattern]) => pattern.test(word)).map(([, instead]) => ({
      line,
      reason: `"${word}" in the name ${name}: write ${instead}`,
    })),
  )
}

/** The same in each line of a page. Text in backquotes or quotes is ignored, because it is a name or a quotation. */
export function wordsInPage(text: string): Found[] {
  return text.split('\n').flatMap((line, at) => {
    const own = line.replace(/`[^`]*`|"[^"]*"|“[^“”]*”/g, '')
    return WORDS.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(own) ?? []
      return word ? [{ line: at + 1, reason: `"${word}": write ${instead}` }] : []
    })
  })
}

const TESTS = /^(?:it|test|describe)$/

/** A call of `it`, `test` or `describe`, also `it.each(cases)(…)`, with its title as the first argument. */
function isTestCall(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const [title] = node.arguments as Node[]
  return isNode(title) && /Literal$/.test(title.type) && TESTS.test(rootOf(node.callee))
}

function rootOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  return rootOf(callee.type === 'MemberExpression' ? callee.object : callee.callee)
}

if (import.meta.main) {
  const only = process.argv.slice(2)
  const { files, findings } = checkWords('.')
  const shown = findings.filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)))
  for (const { file, line, reason } of shown) console.error(`${file}:${line}: ${reason}`)
  console.log(`${files} files read, ${shown.length} findings`)
  process.exitCode = shown.length > 0 || files === 0 ? 1 : 0
}
