import { type Block, isBreak, lineBreak, type Run, textOf, without } from './blocks.ts'

/** A sign before a list entry that was typed or lost its list on the way: how deep it usually is, and its length with the space after it. */
type Sign = { depth: number; isOrdered: boolean; figure: number; length: number; isSure: boolean }

const SURE = /^\s*([•●▪■◦○‣⁃∙·➢➤►▸✓✔❖])\s*(?=\S)/u
const DASH = /^\s*([-–—*])\s+(?=\S)/u
const NUMBER = /^\s*\(?(\d{1,3})[.)]\s+(?=\S)/u
/** Letters that Word's fonts of signs show as signs. */
const WORD = /^\s*([·o§Øüvq-])(?=[\s\u00A0])\s*(?=\S)/u

function signOf(text: string, isWord: boolean): Sign | null {
  const line = text.slice(0, 100)
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
  const signs = lines.map((block) => (canBeEntry(block) ? signOf(textOf(block.runs), block.hasLostSign) : null))
  return lines.map((block, at) => {
    const sign = signs[at]
    // Word's own paragraph for lists, used for a paragraph that is moved in
    if (!sign) return block.hasLostSign ? { ...block, entry: null, isContinued: false } : block
    if (!sign.isSure && !block.hasLostSign && !goesOn(sign, signs[at - 1], signs[at + 1])) return block
    const depth = block.entry?.depth ?? sign.depth
    const entry = { depth, isOrdered: sign.isOrdered, start: sign.figure }
    return { ...block, entry, isContinued: false, isLoose: false, runs: without(block.runs, sign.length) }
  })
}

const canBeEntry = (block: Block) => block.kind === 'text' && (!block.entry || block.hasLostSign)

function goesOn(sign: Sign, before: Sign | null | undefined, after: Sign | null | undefined): boolean {
  if (!sign.isOrdered) return [before, after].some((other) => other && !other.isOrdered && !other.isSure)
  return Boolean(
    (before?.isOrdered && before.figure === sign.figure - 1) || (after?.isOrdered && after.figure === sign.figure + 1),
  )
}

/** Lines of one paragraph that begin with a sign as paragraphs of their own; the others stay together. */
function splitLines(block: Block): Block[] {
  if (!canBeEntry(block) || !block.runs.some(isBreak)) return [block]
  const lines = linesOf(block.runs)
  const signs = lines.map((line) => signOf(textOf(line), block.hasLostSign))
  if (signs.filter(Boolean).length < 2) return [block]
  const parts: Run[][] = []
  lines.forEach((line, at) => {
    const isOwn = signs[at] || at === 0 || signs[at - 1]
    const last = parts.at(-1)
    if (isOwn || !last) parts.push([...line])
    else last.push(lineBreak, ...line)
  })
  return parts.map((runs) => ({ ...block, isLoose: false, runs }))
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs) isBreak(run) ? lines.push([]) : lines.at(-1)?.push(run)
  return lines
}
