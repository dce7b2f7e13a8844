import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { type Finding, isNode, lineOf, type Node, nodesIn } from './syntax-tree.ts'

const SOURCES = ['{src,scripts,bench,e2e}/**/*.{ts,tsx,mjs}', '*.ts', '.dependency-cruiser.cjs']
/** TanStack Router writes it by itself. */
const GENERATED = 'src/app/route-tree.gen.ts'
/** These name what they look for. */
const CHECKS = /^scripts\/check-(?:private-interfaces|tests)(?:\.test)?\.ts$/

export const reasons = {
  member: 'a member with this name is private to its package: use what the package documents',
  symbol: 'symbols of another package are private to it: use what the package documents',
  path: 'a path inside of a package that it does not offer: import what its `exports` name',
  node: "this reaches into Node: use the modules and members of Node's documentation",
  mark: 'this mark is private to its package, and changes without notice',
} as const

/** What we put on `globalThis` ourselves, and what React and JavaScript document under such a name. */
const OWN = new Set(['__tandem', '__timers', '__html', '__proto__'])
/** Private members whose names do not show it: of TanStack Router, of Node, of Drizzle. Add what a review finds. */
const UNMARKED = new Set([
  ...['serverSsrLifecycle', 'onServerSsrAttach', 'disableHydration'],
  ...['freeParser', 'unconsume', 'detachSocket', 'assignSocket'],
])
const UNMARKED_PATH = /(?:^|\.)(?:session\.client|socket\.parser)$/
const MARK = /__react|_reactRootContainer|__(?:SECRET|CLIENT|SERVER)_INTERNALS|\$_TSR|[?&]tsr-/
const INSIDE = /^(?:@[^/]+\/)?[^/]+\/(?:.*\/)?(?:dist|internal|internals|private|src|lib|build)\//
/** Modules of Node that are for Node itself: `_http_common`, `internal/…`. */
const NODE = /^(?:node:)?(?:_|internal\/|internal$)/
const LOADS = new Set(['require', 'require.resolve', 'import.meta.resolve', 'process.getBuiltinModule'])
const SYMBOLS = new Set(['Object.getOwnPropertySymbols', 'Symbol.for', 'Reflect.ownKeys'])
const BY_NAME = new Set(['get', 'set', 'has', 'deleteProperty', 'defineProperty', 'getOwnPropertyDescriptor'])

/** Every use of what another package (Node, too) does not offer to others, in the sources of a folder. */
export function checkPrivateInterfaces(folder: string): { files: number; findings: Finding[] } {
  const files = globSync(SOURCES, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== GENERATED && !CHECKS.test(file))
    .sort()
  const findings = files.flatMap((file) =>
    privateUsesIn(readFileSync(join(folder, file), 'utf8'), file).map((found) => ({ file, ...found })),
  )
  return { files: files.length, findings }
}

/**
 * The same in one text. It goes by the name alone and does not ask whose object it is: code that reaches into a package
 * loses the types. So no member of ours begins with `_` or `~` either.
 */
export function privateUsesIn(text: string, file = 'code.tsx'): Omit<Finding, 'file'>[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return [...nodesIn(program)].flatMap((node) => {
    const reason = reasonOf(node)
    return reason ? [{ line: lineOf(text, node), reason: reasons[reason] }] : []
  })
}

type Reason = keyof typeof reasons

function reasonOf(node: Node): Reason | null {
  const { type } = node
  if (type === 'MemberExpression') return isPrivateMember(node) ? 'member' : null
  if (type === 'ObjectPattern') return keysOf(node).some(isPrivateName) ? 'member' : null
  if (type === 'BinaryExpression' && node.operator === 'in') return isPrivateName(textOf(node.left)) ? 'member' : null
  if (type === 'TSIndexedAccessType') return isPrivateName(textOf((node.indexType as Node).literal)) ? 'member' : null
  if (type === 'CallExpression') return ofCall(node)
  if (type === 'ImportExpression' || /^(?:Import|Export(?:Named|All))Declaration$/.test(type))
    return ofPath(node.source)
  return MARK.test(writtenIn(node)) ? 'mark' : null
}

function ofCall(node: Node): Reason | null {
  const [callee, [first, second]] = [pathOf(node.callee), node.arguments as Node[]]
  if (callee === 'process.binding' || callee === 'process._linkedBinding') return 'node'
  if (SYMBOLS.has(callee)) return 'symbol'
  if (LOADS.has(callee)) return ofPath(first)
  const [object, method] = callee.split('.')
  const isByName = (object === 'Reflect' || object === 'Object') && BY_NAME.has(method ?? '')
  return isByName && isPrivateName(textOf(second)) ? 'member' : null
}

const isPrivateMember = (node: Node): boolean =>
  isPrivateName(nameOf(node.property, node.computed)) || UNMARKED_PATH.test(pathOf(node))

function ofPath(source: unknown): Reason | null {
  const path = textOf(source)
  if (path === null || /^[.#/]/.test(path)) return null
  if (NODE.test(path)) return 'node'
  return INSIDE.test(path) ? 'path' : null
}

const isPrivateName = (name: string | null): boolean =>
  name !== null && ((/^[_~]./.test(name) && !OWN.has(name)) || UNMARKED.has(name))

/** The text of a literal without parts that change; null for anything else. */
function textOf(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : null
  if (value.type !== 'TemplateLiteral' || (value.expressions as Node[]).length > 0) return null
  return cookedOf((value.quasis as Node[])[0])
}

const cookedOf = (part: Node | undefined): string => (part?.value as { cooked?: string } | undefined)?.cooked ?? ''

const nameOf = (key: unknown, isComputed: unknown): string | null =>
  !isComputed && isNode(key) && key.type === 'Identifier' ? String(key.name) : textOf(key)

const keysOf = (pattern: Node): (string | null)[] =>
  (pattern.properties as Node[]).map(({ key, computed }) => nameOf(key, computed))

/** `a.b.c` as it is written; '' for anything else. */
function pathOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return String(value.name)
  if (value.type === 'MetaProperty') return 'import.meta'
  if (value.type !== 'MemberExpression') return ''
  return `${pathOf(value.object)}.${nameOf(value.property, value.computed)}`
}

/** What is written in a literal, whatever kind it is. */
function writtenIn(node: Node): string {
  if (node.type === 'TemplateElement') return cookedOf(node)
  if (node.type !== 'Literal') return ''
  return typeof node.value === 'string' ? node.value : ((node.regex as { pattern?: string } | null)?.pattern ?? '')
}

if (import.meta.main) {
  const { files, findings } = checkPrivateInterfaces('.')
  for (const { file, line, reason } of findings) console.error(`${file}:${line}: ${reason}`)
  console.log(`${files} files read, ${findings.length} findings`)
  process.exitCode = findings.length > 0 || files === 0 ? 1 : 0
}
