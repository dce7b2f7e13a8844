import { type Block, type Entry, isBreak, lineBreak, type Run, textOf, without } from './blocks.ts'

/** A typed bullet or number before a list entry: its usual depth, and its length with the space after it. */
type Sign = { depth: number; isOrdered: boolean; figure: number; length: number; isSure: boolean }

/** A checkbox of a task list, ticked or not, as text or as a symbol. */
const BOX = /^\s*(?:\[[ xX\u00A0]?\](?=\s)|[☐☑☒])\s*(?=[^\s·])/u
/** Several boxes in one line are options in a text, not tasks. */
const CHOICE = /[☐☑☒][^☐☑☒]+[☐☑☒]/u
/** Unambiguous bullets. If '·' follows, that is the bullet of the next cell of a table row. */
const SURE = /^\s*([•●▪■◦○‣⁃∙·➢➤►▸✓✔❖])\s*(?=[^\s·])/u
const DASH = /^\s*([-–—*])\s+(?=\S)/u
const NUMBER = /^\s*\(?(\d{1,3})[.)]\s+(?=\S)/u
/** Letters that Word's symbol fonts show as bullets. */
const WORD = /^\s*([·o§Øüvq-])(?=[\s\u00A0])\s*(?=\S)/u

function signOf(text: string, isWord: boolean): Sign | null {
  const line = text.slice(0, 100)
  const box = CHOICE.test(line) ? null : BOX.exec(line)
  if (box) return { ...bullet, length: box[0].length, isSure: true }
  const sure = (isWord ? WORD.exec(line) : null) ?? SURE.exec(line)
  if (sure) return { ...bullet, depth: depthOf(sure[1] as string), length: sure[0].length, isSure: true }
  const dash = DASH.exec(line)
  if (dash) return { ...bullet, length: dash[0].length }
  const number = NUMBER.exec(line)
  return number ? { ...bullet, isOrdered: true, figure: Number(number[1]), length: number[0].length } : null
}

const bullet: Sign = { depth: 1, isOrdered: false, figure: 1, length: 0, isSure: false }
const depthOf = (sign: string) => (/[◦○o]/.test(sign) ? 2 : /[▪■§]/.test(sign) ? 3 : 1)

/** Converts lines that begin with a sign to list entries. A bullet is enough; a dash or number needs a neighboring line with one, too. */
export function typedLists(blocks: readonly Block[]): Block[] {
  const lines = blocks.flatMap(splitLines)
  const signs = lines.map((block) => signBefore(block, block.runs))
  return lines.map((block, at) => {
    const sign = signs[at]
    // Word's paragraph style for lists, used here only for indentation
    if (!sign) return block.hasLostSign ? { ...block, entry: null, isContinued: false } : block
    if (!sign.isSure && !block.hasLostSign && !goesOn(sign, signs[at - 1], signs[at + 1])) return block
    const runs = without(block.runs, sign.length)
    return { ...block, entry: entryOf(block, sign), isContinued: false, isLoose: false, runs }
  })
}

/** The sign at the start of a block; inside a list entry only an unambiguous one counts. */
function signBefore(block: Block, runs: readonly Run[]): Sign | null {
  if (block.kind !== 'text') return null
  const sign = signOf(textOf(runs), block.hasLostSign)
  return isListed(block) && !sign?.isSure ? null : sign
}

const isListed = ({ entry, hasLostSign }: Block) => entry !== null && !hasLostSign

function entryOf(block: Block, { depth, isOrdered, figure }: Sign): Entry {
  const { entry, isContinued } = block
  if (!entry || block.hasLostSign) return { depth: entry?.depth ?? depth, isOrdered, start: figure }
  return isContinued ? { depth: entry.depth + 1, isOrdered, start: figure } : entry
}

function goesOn(sign: Sign, before: Sign | null | undefined, after: Sign | null | undefined): boolean {
  if (!sign.isOrdered) return [before, after].some((other) => other && !other.isOrdered && !other.isSure)
  return Boolean(
    (before?.isOrdered && before.figure === sign.figure - 1) || (after?.isOrdered && after.figure === sign.figure + 1),
  )
}

/** Splits the lines of a paragraph into paragraphs where they begin with a bullet; other lines stay together. */
function splitLines(block: Block): Block[] {
  if (!block.runs.some(isBreak)) return [block]
  const lines = linesOf(block.runs)
  const signs = lines.map((line) => signBefore(block, line))
  if (signs.filter(Boolean).length < 2) return [block]
  const parts: { runs: Run[]; isContinued: boolean }[] = []
  lines.forEach((line, at) => {
    const isOwn = signs[at] || at === 0 || signs[at - 1]
    const last = parts.at(-1)
    // such lines become siblings of an entry that also begins with a sign, and otherwise its children
    const isWithin = isListed(block) && at > 0 && !(signs[0] && signs[at])
    if (isOwn || !last) parts.push({ runs: [...line], isContinued: block.isContinued || isWithin })
    else last.runs.push(lineBreak, ...line)
  })
  return parts.map((part) => ({ ...block, ...part, isLoose: false }))
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs) isBreak(run) ? lines.push([]) : lines.at(-1)?.push(run)
  return lines
}
