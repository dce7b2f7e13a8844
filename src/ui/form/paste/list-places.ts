import type { Entry } from './blocks.ts'

/** A surrounding list: whether it is numbered, and its first number. */
export type List = { isOrdered: boolean; start: number }

const MAX_DEPTH = 9

/** The list that an element represents; null for none. Confluence uses other elements for lists of tasks and decisions. */
export function listIn(element: Element): List | null {
  const tag = element.localName
  const isTasks = /^(?:action|decision)List$/.test(element.getAttribute('data-node-type') ?? '')
  if (tag !== 'ul' && tag !== 'ol' && !isTasks) return null
  const start = Number.parseInt(element.getAttribute('start') ?? '', 10)
  return { isOrdered: tag === 'ol', start: start > 0 ? start : 1 }
}

/** Whether an element is a list entry. An entry that contains a heading is only layout, as in profiles of social networks. */
export function isListEntry(element: Element): boolean {
  if (element.localName === 'li') return element.querySelector('h1, h2, h3, h4, h5, h6') === null
  return element.hasAttribute('data-task-local-id') || element.hasAttribute('data-decision-local-id')
}

/** The entry that an element is within these lists. */
export function entryIn(element: Element, lists: readonly List[]): Entry {
  const own = lists.at(-1)
  const kind = element.getAttribute('data-list')
  const isOrdered = kind ? kind === 'ordered' : (own?.isOrdered ?? false)
  return { depth: Math.max(lists.length, 1, saidDepth(element)), isOrdered, start: own?.start ?? 1 }
}

/** The depth of a nested entry that the markup states: Word for the web, Slack and Quill write such entries next to each other. */
function saidDepth(element: Element): number {
  const level = Number(element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level'))
  const indent = element.getAttribute('data-stringify-indent') ?? /\bql-indent-(\d)\b/.exec(element.className)?.[1]
  const depth = indent ? Number(indent) + 1 : level
  return depth > 0 && depth <= MAX_DEPTH ? depth : 0
}
