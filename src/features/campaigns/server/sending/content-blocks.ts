import type { MailBlock, MailRun } from '#server/mail/mail-content.ts'

type Style = { strong: number; href: string | null }

const PIECE = /<(\/?)([a-z0-9]+\b)([^>]*)>|([^<]+)/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')

/** Reads rich text that the server has cleaned into the blocks of a mail: headings, paragraphs, quotes, items of lists. */
export function contentBlocks(html: string): MailBlock[] {
  const blocks: MailBlock[] = []
  const lists: number[] = []
  let style: Style = { strong: 0, href: null }
  let runs: MailRun[] = []
  let kind: MailBlock['kind'] = 'text'
  let depth = 0
  const flush = () => {
    if (runs.some((run) => (typeof run === 'string' ? run.trim() : true))) {
      const mark = kind === 'item' ? markOf(lists) : undefined
      blocks.push({ kind, text: runs, ...(mark && { mark }) })
    }
    runs = []
  }
  for (const [, end, tag, attributes = '', text] of html.matchAll(PIECE)) {
    if (text !== undefined) {
      add(runs, decoded(text), style)
      continue
    }
    const isEnd = end === '/'
    if (tag === 'strong') style = { ...style, strong: style.strong + (isEnd ? -1 : 1) }
    else if (tag === 'a')
      style = { ...style, href: isEnd ? null : decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? '') || null }
    else if (tag === 'br') add(runs, ' ', style)
    else if (tag === 'ul' || tag === 'ol') {
      flush()
      if (isEnd) lists.pop()
      else lists.push(tag === 'ol' ? 0 : Number.NaN)
      kind = 'text'
    } else if (tag === 'blockquote') {
      flush()
      depth += isEnd ? -1 : 1
      kind = depth > 0 ? 'quote' : 'text'
    } else if (tag === 'li') {
      flush()
      kind = isEnd ? 'text' : 'item'
    } else if (tag && /^(p|h[2-4])$/.test(tag)) {
      // a paragraph within an item stays the item
      if (isEnd || kind !== 'item' || runs.length > 0) flush()
      if (kind !== 'item')
        kind = isEnd ? (depth > 0 ? 'quote' : 'text') : tag !== 'p' ? 'heading' : depth > 0 ? 'quote' : 'text'
    }
  }
  flush()
  return blocks
}

function markOf(lists: number[]): string {
  const at = lists.at(-1)
  if (at === undefined || Number.isNaN(at)) return '•'
  lists[lists.length - 1] = at + 1
  return `${at + 1}.`
}

function add(runs: MailRun[], text: string, { strong, href }: Style): void {
  if (href) runs.push({ link: text, href })
  else runs.push(strong > 0 ? { strong: text } : text)
}

/** Where the links of the blocks lead, each address once, in the order of the text; links to mail and telephone are not among them. */
export function linksOf(blocks: readonly MailBlock[]): string[] {
  const hrefs = blocks.flatMap(({ text }) =>
    typeof text === 'string' ? [] : text.flatMap((run) => (typeof run === 'object' && 'link' in run ? [run.href] : [])),
  )
  return [...new Set(hrefs)].filter((href) => /^https?:/.test(href))
}
