import type { RequirementText } from '../../src/features/posting-reader/read-requirements.ts'

/** A passage that a person marked in a posting. 'either' is right whether it is read or not. */
export type Mark = { text: string; kind: 'required' | 'nice' | 'either'; condition: string | null }

export type Counts = {
  marked: number
  found: number
  read: number
  right: number
  conditions: number
  conditionsFound: number
  kindsRight: number
}

/** The shares of shared words, among a label's words and a mark's words, from which a label counts as about a mark. */
const share = { ofLabel: 0.6, ofMark: 0.6, least: 0.2, leastOfLabel: 0.3 }

type Judged = Mark & { words: Set<string>; isFound: boolean; isConditionFound: boolean; isKindRight: boolean }

const wordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu),
  )

/** Compares the requirements that were read with a person's marks, by shared words. */
export function judgePosting(found: RequirementText[], marks: Mark[]): Counts & { wrong: string[]; missed: Mark[] } {
  const judged: Judged[] = marks.map((mark) => ({
    ...mark,
    words: wordsOf(mark.text),
    isFound: false,
    isConditionFound: false,
    isKindRight: false,
  }))
  const wrong: string[] = []
  let right = 0
  for (const one of found) {
    const best = bestMark(one, judged)
    if (!best) wrong.push(one.label)
    else if (best.kind !== 'either') right++
  }
  const counted = judged.filter((mark) => mark.kind !== 'either')
  const withCondition = counted.filter((mark) => mark.condition)
  return {
    marked: counted.length,
    found: counted.filter((mark) => mark.isFound).length,
    read: right + wrong.length,
    right,
    conditions: withCondition.length,
    conditionsFound: withCondition.filter((mark) => mark.isConditionFound).length,
    kindsRight: counted.filter((mark) => mark.isKindRight).length,
    wrong,
    missed: counted.filter((mark) => !mark.isFound),
  }
}

function bestMark(one: RequirementText, marks: Judged[]): Judged | null {
  const words = wordsOf(one.label)
  let best: Judged | null = null
  let bestScore = 0
  for (const mark of marks) {
    const shared = [...words].filter((word) => mark.words.has(word)).length
    const ofLabel = shared / words.size
    const ofMark = shared / mark.words.size
    const isAbout =
      (ofLabel >= share.ofLabel && ofMark >= share.least) || (ofMark >= share.ofMark && ofLabel >= share.leastOfLabel)
    if (!isAbout) continue
    if (ofMark >= share.ofMark) {
      mark.isFound = true
      mark.isConditionFound ||= (one.conditions ?? []).some((condition) => condition.kind === mark.condition)
      mark.isKindRight ||= one.isOptional === (mark.kind === 'nice')
    }
    const score = ofLabel + ofMark - (mark.kind === 'either' ? 0.5 : 0)
    if (score > bestScore) [best, bestScore] = [mark, score]
  }
  return best
}
