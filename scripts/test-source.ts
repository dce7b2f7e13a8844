import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { childrenOf, isNode, type Node, nodesIn } from './syntax-tree.ts'

type Range = { start: number; end: number }
type Declaration = { names: string[]; node: Node; scope: Node }
type Import = { file: string; name: string }

/** A test file, with what its tests can name: the declarations of each block, and the imports from other test files. */
export type TestModule = {
  file: string
  text: string
  program: Node
  /** Comments and the titles of tests, which assert nothing. */
  ignored: Range[]
  declarations: Declaration[]
  imports: Map<string, Import>
}

/** Files whose exports belong to the test that imports them. A text that comes from the product is no expectation. */
const TEST_FILES = /^e2e\/|^src\/testing\/|\.testing\.tsx?$/
const TEST_CALLS = /^(?:it|test|describe)\b/
const FUNCTIONS = /^(?:Arrow)?Function/

export function readTestModule(text: string, file: string): TestModule {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const root = program as unknown as Node
  const titles = [...nodesIn(root)].filter((node) => isTestCall(node, text)).map((call) => argumentsOf(call)[0]!)
  return {
    file,
    text,
    program: root,
    ignored: [...comments, ...titles].map(rangeOf).sort((a, b) => a.start - b.start),
    declarations: declarationsIn(root, root),
    imports: importsOf(root, file),
  }
}

/**
 * The source text of a test, without comments and titles, followed by that of the declarations it names: constants, tables and helpers of
 * its file, and helpers that it imports from other test files. `open` returns null for a file that does not exist.
 */
export function sourceOfTest(call: Node, module: TestModule, open: (file: string) => TestModule | null): string {
  const seen = new Set<Node>([call])
  const collect = (node: Node, { text, ignored, declarations, imports }: TestModule, from: TestModule): string[] => {
    const parts = [withoutRanges(text, rangeOf(node), ignored)]
    const add = (next: Node, owner: TestModule) => {
      if (seen.has(next)) return
      seen.add(next)
      parts.push(...collect(next, owner, owner))
    }
    for (const { name, start } of namesUsedIn(node)) {
      for (const one of declarations)
        if (one.names.includes(name) && one.scope.start <= start && start < Number(one.scope.end)) add(one.node, from)
      const imported = imports.get(name)
      const other = imported && TEST_FILES.test(imported.file) ? open(imported.file) : null
      const found = other?.declarations.find((one) => one.scope === other.program && one.names.includes(imported!.name))
      if (other && found) add(found.node, other)
    }
    return parts
  }
  return collect(call, module, module).join('\n')
}

const argumentsOf = (node: Node) => (node.arguments ?? []) as Node[]
const rangeOf = ({ start, end }: { start: number; end?: unknown }): Range => ({ start, end: Number(end) })

function isTestCall(node: Node, text: string): boolean {
  if (node.type !== 'CallExpression') return false
  const [title] = argumentsOf(node)
  const callee = node.callee as Node
  return isNode(title) && /Literal$/.test(title.type) && TEST_CALLS.test(text.slice(callee.start, Number(callee.end)))
}

function withoutRanges(text: string, { start, end }: Range, ignored: readonly Range[]): string {
  let [at, kept] = [start, '']
  for (const one of ignored) {
    if (one.start < at || one.end > end) continue
    kept += text.slice(at, one.start)
    at = one.end
  }
  return kept + text.slice(at, end)
}

/** The declarations below a node, each with the block that it is visible in. */
function declarationsIn(node: Node, scope: Node): Declaration[] {
  const own: Declaration[] = []
  if (node.type === 'VariableDeclarator') own.push({ names: identifiersIn(node.id), node, scope })
  if (node.type === 'FunctionDeclaration') own.push({ names: identifiersIn(node.id), node, scope })
  const inner = node.type === 'BlockStatement' || FUNCTIONS.test(node.type) ? node : scope
  return [...own, ...childrenOf(node).flatMap((child) => declarationsIn(child, inner))]
}

const identifiersIn = (pattern: unknown): string[] =>
  [...nodesIn(pattern)].filter(({ type }) => type === 'Identifier').map(({ name }) => String(name))

/** The identifiers that a node refers to, without the names of properties. */
function namesUsedIn(node: Node): { name: string; start: number }[] {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
    return [{ name: String(node.name), start: node.start }]
  if (node.type === 'MemberExpression' && !node.computed) return namesUsedIn(node.object as Node)
  if (node.type === 'Property' && !node.computed) return namesUsedIn(node.value as Node)
  return childrenOf(node).flatMap(namesUsedIn)
}

function importsOf(program: Node, file: string): Map<string, Import> {
  const found = new Map<string, Import>()
  for (const node of program.body as Node[]) {
    if (node.type !== 'ImportDeclaration') continue
    const from = fileOf(String((node.source as Node).value), file)
    if (!from) continue
    for (const one of node.specifiers as Node[])
      if (isNode(one.imported))
        found.set(String((one.local as Node).name), { file: from, name: String(one.imported.name) })
  }
  return found
}

function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}
