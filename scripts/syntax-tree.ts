/** A node of the tree that `parseSync` of Vite makes of a module. */
export type Node = { type: string; start: number; [key: string]: unknown }
/** What a check of the sources has against a line. */
export type Finding = { file: string; line: number; reason: string }

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? value : [],
  )
}

/** The node and all below it; none where it is no node. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  yield value
  for (const child of childrenOf(value)) yield* nodesIn(child)
}

/** The line of the text that a node begins on, from 1. */
export const lineOf = (text: string, { start }: Node): number => text.slice(0, start).split('\n').length
