import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { childrenOf, type Finding, isNode, lineOf, type Node, nodesIn } from './syntax-tree.ts'

type Report = (node: Node, reason: string) => void

export const reasons = {
  clock: 'a limit on time fails on a busy machine: assert the outcome, or how work grows (src/testing/growth.ts)',
  sleep: 'a sleep is too short or too long: wait for what happens (src/testing/wait-until.ts, vi.waitFor, expect.poll)',
  internals: "React's internals change without notice: look at what the page shows",
  only: 'leaves the other tests out',
} as const

const TESTS = ['src/**/*.{test,testing}.{ts,tsx}', 'src/testing/**/*.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.ts']
/** The polling helper, which all tests use. */
const POLLS = 'src/testing/wait-until.ts'

/** Patterns in tests that make them fail by chance, prove nothing, or break with another version of React. */
export function checkTests(folder: string): { files: number; findings: Finding[] } {
  const files = [...new Set(globSync(TESTS, { cwd: folder }).map((file) => file.replaceAll('\\', '/')))].sort()
  const findings = files.flatMap((file) =>
    findingsIn(file, readFileSync(join(folder, file), 'utf8')).map((found) => ({ file, ...found })),
  )
  return { files: files.length, findings }
}

function findingsIn(file: string, text: string): Omit<Finding, 'file'>[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const nodes = [...nodesIn(program)]
  const findings: Omit<Finding, 'file'>[] = []
  const report: Report = (node, reason) => findings.push({ line: lineOf(text, node), reason })
  const isLong = elapsedIn(nodes)
  for (const node of nodes) {
    if (isTimeLimit(node, isLong)) report(node, reasons.clock)
    if (file !== POLLS && isSleep(node)) report(node, reasons.sleep)
    if (namesInternals(node)) report(node, reasons.internals)
    if (isOnly(node)) report(node, reasons.only)
  }
  return findings
}

/** The source text of `a.b.c` without calls in between; '' for other nodes. */
function pathOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return String(value.name)
  if (value.type === 'CallExpression') return pathOf(value.callee)
  if (value.type !== 'MemberExpression' || value.computed) return ''
  const [object, name] = [pathOf(value.object), (value.property as Node).name]
  return object ? `${object}.${name}` : String(name)
}

const argumentsOf = (node: Node) => (node.arguments ?? []) as Node[]

function isOnly(node: Node): boolean {
  return node.type === 'MemberExpression' && /^(?:it|test|describe|suite)(?:\.\w+)*\.only$/.test(pathOf(node))
}

const INTERNALS = /__react|_reactRootContainer|__(?:SECRET|CLIENT|SERVER)_INTERNALS|__REACT_DEVTOOLS/

function namesInternals(node: Node): boolean {
  if (node.type === 'Identifier') return INTERNALS.test(String(node.name))
  if (node.type === 'Literal') return INTERNALS.test(String(node.raw))
  return node.type === 'TemplateElement' && INTERNALS.test((node.value as { raw: string }).raw)
}

function isSleep(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return importsSleep(node)
  if (node.type === 'NewExpression' && pathOf(node.callee) === 'Promise') return waitsForTimer(argumentsOf(node)[0])
  if (node.type !== 'CallExpression') return false
  const called = pathOf(node.callee)
  if (/(?:^|\.)promisify$/.test(called)) return /(?:^|\.)setTimeout$/.test(pathOf(argumentsOf(node)[0]))
  return /(?:^|\.)waitForTimeout$|^Atomics\.wait$|^scheduler\.wait$/.test(called)
}

function importsSleep(node: Node): boolean {
  if (!/^(?:node:)?timers\/promises$/.test(String((node.source as Node).value))) return false
  const names = (node.specifiers as Node[]).map(({ imported }) => (isNode(imported) ? imported.name : '*'))
  return names.some((name) => name !== 'setImmediate')
}

/** Whether a promise is resolved by a timer: `(resolve) => setTimeout(resolve, 100)`, or through a function that resolves it. */
function waitsForTimer(executor: Node | undefined): boolean {
  const resolve = pathOf((executor?.params as Node[] | undefined)?.[0])
  if (!resolve) return false
  return [...nodesIn(executor?.body)].some(
    (node) =>
      node.type === 'CallExpression' &&
      /(?:^|\.)setTimeout$/.test(pathOf(node.callee)) &&
      [...nodesIn(argumentsOf(node)[0])].some((one) => one.type === 'Identifier' && one.name === resolve),
  )
}

const CLOCK = /^(?:(?:window|globalThis)\.)?(?:performance\.now|Date\.now|process\.hrtime(?:\.bigint)?)$/
/** Common names of an elapsed time. */
const ELAPSED = /^(?:ms|elapsed|took|waited)$|(?:Elapsed|Took|Waited|elapsedMs|durationMs)$/
const FIXED = /^[A-Z\d_]+$/

/** Returns a function that checks whether an expression is, or contains, the time between two readings of a clock. */
function elapsedIn(nodes: readonly Node[]): (node: unknown) => boolean {
  const declared = nodes.flatMap((node): [unknown, unknown][] => {
    if (node.type === 'FunctionDeclaration') return [[node.id, node]]
    return node.type === 'VariableDeclarator' ? pairsOf(node.id, node.init) : []
  })
  const clocks = new Set(declared.filter(([, init]) => isReading(init)).map(([id]) => pathOf(id)))
  const isClock = (node: unknown) => isReading(node) || (isIdentifier(node) && clocks.has(pathOf(node)))
  const lasting = new Set<string>()
  const isLong = (node: unknown): boolean => {
    if (!isNode(node)) return false
    if (/^(?:Arrow)?Function/.test(node.type)) return resultsOf(node).some(isLong)
    if (node.type === 'BinaryExpression' && node.operator === '-') {
      const [left, right] = [node.left, node.right]
      if ((isClock(left) && !isFixed(right)) || (isClock(right) && !isFixed(left))) return true
    }
    if (isIdentifier(node)) return lasting.has(pathOf(node)) || ELAPSED.test(pathOf(node))
    if (node.type === 'MemberExpression' && !node.computed)
      return ELAPSED.test(String((node.property as Node).name)) || isLong(node.object)
    return childrenOf(node).some(isLong)
  }
  // a variable can depend on one that is declared further down
  for (let before = -1; before < lasting.size; ) {
    before = lasting.size
    for (const [id, init] of declared) if (isIdentifier(id) && isLong(init)) lasting.add(pathOf(id))
  }
  return isLong
}

const isIdentifier = (node: unknown) => isNode(node) && node.type === 'Identifier'

/** The names in a declaration with their values: both pairs of `[a, b] = [c, d]`. */
function pairsOf(id: unknown, init: unknown): [unknown, unknown][] {
  if (!isNode(id) || id.type !== 'ArrayPattern') return [[id, init]]
  const elements = isNode(init) && init.type === 'ArrayExpression' ? (init.elements as unknown[]) : []
  return (id.elements as unknown[]).map((one, at) => [one, elements[at]])
}

function isReading(node: unknown): boolean {
  return isNode(node) && node.type === 'CallExpression' && CLOCK.test(pathOf(node.callee))
}

/** A number literal: subtracting it from a time gives a date, not a duration. */
function isFixed(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'BinaryExpression') return isFixed(node.left) || isFixed(node.right)
  return node.type === 'Literal' || (isIdentifier(node) && FIXED.test(pathOf(node)))
}

/** The values that a function returns. A time that it measures only inside does not count. */
function resultsOf({ body }: Node): Node[] {
  if (!isNode(body)) return []
  if (body.type !== 'BlockStatement') return [body]
  const results: Node[] = []
  const look = (node: Node) => {
    if (node.type === 'ReturnStatement' && isNode(node.argument)) results.push(node.argument)
    else if (!/^(?:Arrow)?Function/.test(node.type)) for (const child of childrenOf(node)) look(child)
  }
  look(body)
  return results
}

/** An assertion that a time is short: `expect(time).toBeLessThan(…)`, `expect(time < …).toBe(true)`, or the other way round. */
function isTimeLimit(node: Node, isLong: (node: unknown) => boolean): boolean {
  if (node.type !== 'CallExpression') return false
  const path = pathOf(node.callee)
  const matcher = /^expect(?:\.(?:soft|poll|resolves|rejects))*(\.not)?\.(\w+)$/.exec(path)
  if (!matcher) return false
  const [, not, name = ''] = matcher
  const [subject] = [...nodesIn(node.callee)].filter(
    ({ type, callee }) => type === 'CallExpression' && /^expect\b/.test(pathOf(callee)),
  )
  const actual = subject && argumentsOf(subject)[0]
  const isCompared = isNode(actual) && actual.type === 'BinaryExpression' && /^[<>]=?$/.test(String(actual.operator))
  if (isCompared) return isLong(actual)
  const isUpper = not ? /^toBeGreater/.test(name) : /^toBe(?:Less|CloseTo)/.test(name)
  const isLower = not ? /^toBeLess/.test(name) : /^toBeGreater/.test(name)
  return (isUpper && isLong(actual)) || (isLower && isLong(argumentsOf(node)[0]))
}

if (import.meta.main) {
  const { files, findings } = checkTests('.')
  for (const { file, line, reason } of findings) console.error(`${file}:${line}: ${reason}`)
  console.log(`${files} files of tests, ${findings.length} findings`)
  if (files === 0) console.error('No test was read')
  process.exitCode = findings.length > 0 || files === 0 ? 1 : 0
}
