import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

export type DroppedRefresh = { file: string; line: number; call: string }

type Node = { type: string; start: number; [key: string]: unknown }

/** A comment directly above with this start gives the reason why nothing waits. */
const REASON = /^\s*\/\/ in the background: \S/

/**
 * Finds refreshes that are not awaited. A mutation stays pending, with busy buttons, until the promises of `onSuccess` and
 * `onSettled` are settled. If the refresh is not returned, the buttons are active while the screen shows the old state.
 */
export function droppedRefreshes(folder: string): DroppedRefresh[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => droppedIn(readFileSync(join(folder, file), 'utf8'), file).map((one) => ({ file, ...one })))
}

/** Only src/ui/refresh.ts calls `invalidateQueries`, and refreshes are returned or awaited. A comment with a reason allows both. */
export function droppedIn(code: string, file = 'code.tsx'): Omit<DroppedRefresh, 'file'>[] {
  if (!/invalidateQueries|refresh/i.test(code)) return []
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const refreshing = refreshingNames(program)
  const lines = code.split('\n')
  const lineOf = (at: number) => code.slice(0, at).split('\n').length
  const found = new Map<number, string>()
  walk(program, [], (node, above) => {
    const name = node.type === 'CallExpression' ? nameOf(node.callee as Node) : ''
    const isBare = name === 'invalidateQueries'
    if (!isBare && !(refreshing.has(name) && isDropped(node, above))) return
    const statement = above.findLast(({ type }) => type.endsWith('Statement') && type !== 'BlockStatement')
    const starts = [node, ...(statement ? [statement] : [])].map(({ start }) => lineOf(start))
    if (!starts.some((line) => hasReason(lines, line))) found.set(lineOf(node.start), name)
  })
  return [...found].map(([line, call]) => ({ line, call }))
}

function hasReason(lines: string[], line: number): boolean {
  for (let above = line - 2; /^\s*\/\//.test(lines[above] ?? ''); above--)
    if (REASON.test(lines[above] ?? '')) return true
  return false
}

/** Names of functions that refresh: the helper, results of `useRefresh…`, and functions of this file that return such a promise. */
function refreshingNames(program: Node): Set<string> {
  const names = new Set(['refreshQueries', 'refreshQueriesWhere'])
  for (let known = 0; known !== names.size; ) {
    known = names.size
    walk(program, [], (node) => {
      if (node.type !== 'VariableDeclarator') return
      const { id, init } = node as unknown as { id: Node; init: Node | null }
      if (id.type !== 'Identifier' || !init) return
      const made = init.type === 'CallExpression' ? nameOf(init.callee as Node) : ''
      if (/^useRefresh/.test(made) || givesRefresh(init, names)) names.add(id.name as string)
    })
  }
  return names
}

function givesRefresh(init: Node, names: ReadonlySet<string>): boolean {
  if (init.type !== 'ArrowFunctionExpression') return false
  const refreshes = (node: Node | null | undefined) =>
    node?.type === 'CallExpression' && names.has(nameOf(node.callee as Node))
  const body = init.body as Node
  if (body.type !== 'BlockStatement') return refreshes(body)
  return (body.body as Node[]).some(({ type, argument }) => type === 'ReturnStatement' && refreshes(argument as Node))
}

/** Whether its promise is ignored, by `void` or as a separate statement. */
function isDropped(node: Node, above: Node[]): boolean {
  let inner = node
  for (const outer of above.toReversed()) {
    const isChain =
      (outer.type === 'MemberExpression' && outer.object === inner) ||
      (outer.type === 'CallExpression' && outer.callee === inner) ||
      outer.type === 'ChainExpression' ||
      (outer.type === 'LogicalExpression' && outer.right === inner)
    if (outer.type === 'ExpressionStatement') return true
    if (outer.type === 'UnaryExpression') return outer.operator === 'void'
    if (!isChain) return false
    inner = outer
  }
  return false
}

const nameOf = (callee: Node): string =>
  callee.type === 'Identifier'
    ? (callee.name as string)
    : callee.type === 'MemberExpression' && (callee.property as Node).type === 'Identifier'
      ? ((callee.property as Node).name as string)
      : ''

function walk(node: Node, above: Node[], see: (node: Node, above: Node[]) => void): void {
  see(node, above)
  const inside = [...above, node]
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'object' && one !== null && typeof (one as Node).type === 'string')
        walk(one as Node, inside, see)
    }
  }
}

if (import.meta.main) {
  const dropped = droppedRefreshes(process.cwd())
  for (const { file, line, call } of dropped) {
    const fault = call === 'invalidateQueries' ? `${call}; call refreshQueries` : `nothing waits for ${call}; return it`
    console.error(`${file}:${line}: ${fault}, or write above it: // in the background: <reason>`)
  }
  process.exitCode = dropped.length > 0 ? 1 : 0
}
