import { escapeHtml } from '#lib/html-text.ts'
import { appended, type Block, type Entry, isBreak, type Run, textOf, trimRuns } from './blocks.ts'

const marksInOrder = ['strong', 'em', 'u', 's', 'code'] as const

/** Writes blocks as HTML with only paragraphs, headings of these levels, lists, quotations, emphasis and links. */
export function writeBlocks(blocks: readonly Block[], levels: readonly number[]): string {
  const [only] = blocks
  // text from the middle of a line is inserted into the current line, with the spaces around it
  if (blocks.length === 1 && only?.isLoose && only.kind === 'text') return inline(only.runs)
  const html: string[] = []
  const lists: { depth: number; isOrdered: boolean }[] = []
  let isQuote = false
  const close = () => {
    const list = lists.pop()
    if (list) html.push(list.isOrdered ? '</li></ol>' : '</li></ul>')
  }
  const toDepth = (depth: number) => {
    while ((lists.at(-1)?.depth ?? 0) > depth) close()
  }
  const open = ({ depth, isOrdered, start }: Entry) => {
    toDepth(depth)
    if (lists.at(-1)?.depth === depth && lists.at(-1)?.isOrdered !== isOrdered) close()
    if (lists.at(-1)?.depth === depth) return html.push('</li><li>')
    lists.push({ depth, isOrdered })
    const from = isOrdered && start > 1 ? ` start="${start}"` : ''
    return html.push(isOrdered ? `<ol${from}><li>` : '<ul><li>')
  }
  for (const block of blocks) {
    const isQuoted = block.kind === 'quote' && !block.entry
    if (isQuote && !isQuoted) html.push('</blockquote>')
    if (!block.entry) toDepth(0)
    else if (block.isContinued) toDepth(block.entry.depth)
    else open(block.entry)
    if (isQuoted && !isQuote) html.push('<blockquote>')
    isQuote = isQuoted
    html.push(blockHtml(block, levels))
  }
  toDepth(0)
  if (isQuote) html.push('</blockquote>')
  return html.join('')
}

function blockHtml({ kind, level, entry, runs }: Block, levels: readonly number[]): string {
  if (kind === 'rule') return '<hr>'
  const tag = kind === 'heading' && !entry ? `h${levels.findLast((one) => one <= level) ?? levels[0]}` : 'p'
  return `<${tag}>${inline(trimRuns(runs))}</${tag}>`
}

/** Merges neighboring runs of the same link into one. */
function inline(runs: readonly Run[]): string {
  const groups: Run[][] = []
  for (const run of runs.reduce<Run[]>(appended, [])) {
    const last = groups.at(-1)
    if (last && run.href && last[0]?.href === run.href) last.push(run)
    else groups.push([run])
  }
  return groups.map(linked).join('')
}

function linked(runs: Run[]): string {
  const words = runs.map(runHtml).join('')
  const href = runs[0]?.href
  return href && textOf(runs).trim() !== '' ? `<a href="${escapeHtml(href)}">${words}</a>` : words
}

function runHtml(run: Run): string {
  if (isBreak(run)) return '<br>'
  return marksInOrder
    .filter((mark) => run.marks.has(mark) && run.text.trim() !== '')
    .reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, escapeHtml(run.text))
}
