import { type Block, type Entry, isBreak, lineBreak, type Run, textOf, without } from './blocks.ts'

/** A sign before a list entry that was typed or lost its list on the way: how deep it usually is, and its length with the space after it. */
type Sign = { depth: number; isOrdered: boolean; figure: number; length: number; isSure: boolean }

/** A box of a list of tasks, ticked or not, in words or as a sign. */
const BOX = /^\s*(?:\[[ xX\u00A0]?\](?=\s)|[☐☑☒])\s*(?=[^\s·])/u
/** Several boxes in one line are a choice in words. */
const CHOICE = /[☐☑☒][^☐☑☒]+[☐☑☒]/u
/** The next cell of a table row begins with its own bullet. */
const SURE = /^\s*([•●▪■◦○‣⁃∙·➢➤►▸✓✔❖])\s*(?=[^\s·])/u
const DASH = /^\s*([-–—*])\s+(?=\S)/u
const NUMBER = /^\s*\(?(\d{1,3})[.)]\s+(?=\S)/u
/** Letters that Word's fonts of signs show as signs. */
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

/** Lines that begin with a sign become list entries: a bullet by itself, a dash or a number where the next line has one, too. */
export function typedLists(blocks: readonly Block[]): Block[] {
  const lines = blocks.flatMap(splitLines)
  const signs = lines.map((block) => signBefore(block, block.runs))
  return lines.map((block, at) => {
    const sign = signs[at]
    // Word's own paragraph for lists, used for a paragraph that is moved in
    if (!sign) return block.hasLostSign ? { ...block, entry: null, isContinued: false } : block
    if (!sign.isSure && !block.hasLostSign && !goesOn(sign, signs[at - 1], signs[at + 1])) return block
    const runs = without(block.runs, sign.length)
    return { ...block, entry: entryOf(block, sign), isContinued: false, isLoose: false, runs }
  })
}

/** The sign before words of a block; in a list entry it is one only where it can be nothing else. */
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

/** Splits lines of one paragraph that begin with a bullet into paragraphs; the others stay together. */
function splitLines(block: Block): Block[] {
  if (!block.runs.some(isBreak)) return [block]
  const lines = linesOf(block.runs)
  const signs = lines.map((line) => signBefore(block, line))
  if (signs.filter(Boolean).length < 2) return [block]
  const parts: { runs: Run[]; isContinued: boolean }[] = []
  lines.forEach((line, at) => {
    const isOwn = signs[at] || at === 0 || signs[at - 1]
    const last = parts.at(-1)
    // the lines of an entry are entries beside it where it begins with a sign as they do, else within it
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
