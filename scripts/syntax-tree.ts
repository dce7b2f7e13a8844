/** A node of the syntax tree that Vite's `parseSync` creates from a module. */
export type Node = { type: string; start: number; [key: string]: unknown }
/** A finding of a source check in one line. */
export type Finding = { file: string; line: number; reason: string }

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? value : [],
  )
}

/** The node and all nodes below it; nothing if the value is not a node. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  yield value
  for (const child of childrenOf(value)) yield* nodesIn(child)
}

/** The line in which a node begins, counted from 1. */
export const lineOf = (text: string, { start }: Node): number => text.slice(0, start).split('\n').length
