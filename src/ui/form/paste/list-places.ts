import type { Entry } from './blocks.ts'

/** One list around: whether its entries are numbered, and from where. */
export type List = { isOrdered: boolean; start: number }

const MOST_DEPTH = 9

/** The list that an element is; null for none. Confluence writes lists of tasks and decisions as other elements. */
export function listIn(element: Element): List | null {
  const tag = element.localName
  const isTasks = /^(?:action|decision)List$/.test(element.getAttribute('data-node-type') ?? '')
  if (tag !== 'ul' && tag !== 'ol' && !isTasks) return null
  const start = Number.parseInt(element.getAttribute('start') ?? '', 10)
  return { isOrdered: tag === 'ol', start: start > 0 ? start : 1 }
}

/** Whether an element is an entry of a list. One with a heading in it only places things, as profiles of networks do. */
export function isListEntry(element: Element): boolean {
  if (element.localName === 'li') return element.querySelector('h1, h2, h3, h4, h5, h6') === null
  return element.hasAttribute('data-task-local-id') || element.hasAttribute('data-decision-local-id')
}

/** What kind of entry an element is within these lists. */
export function entryIn(element: Element, lists: readonly List[]): Entry {
  const own = lists.at(-1)
  const kind = element.getAttribute('data-list')
  const isOrdered = kind ? kind === 'ordered' : (own?.isOrdered ?? false)
  return { depth: Math.max(lists.length, 1, saidDepth(element)), isOrdered, start: own?.start ?? 1 }
}

/** Word for the web, Slack and Quill write the entries of lists within lists side by side, and say how deep each is. */
function saidDepth(element: Element): number {
  const level = Number(element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level'))
  const indent = element.getAttribute('data-stringify-indent') ?? /\bql-indent-(\d)\b/.exec(element.className)?.[1]
  const depth = indent ? Number(indent) + 1 : level
  return depth > 0 && depth <= MOST_DEPTH ? depth : 0
}
