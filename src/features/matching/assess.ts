import type { PreparedCandidate, Sentence } from './candidate.ts'
import { isWithin } from './denials.ts'
import { quote } from './evidence.ts'
import type { Requirement } from './job.ts'
import type { Limit } from './limits.ts'
import type { MatchEvidence, MatchItem, MatchState } from './shapes.ts'
import type { Token } from './text.ts'
import type { Notes } from './wording.ts'
import { stemsLike } from './words.ts'

/** The result for one requirement. `gap` is the name of a missing requirement in the summary. */
export type Finding = {
  state: MatchState
  note: string
  evidence?: MatchEvidence
  action?: MatchItem['action']
  gap?: string
  /** True if the finding is about the work itself. Place, degree, languages and general years are not. */
  isWork?: boolean
  limit?: Limit
}

/** Combines several findings on one requirement: all met is met, a mix is partly met. Unknown findings do not count. */
export function combine(findings: Finding[]): Finding {
  const known = findings.filter((one) => one.state !== 'unknown')
  const lead = known[0] ?? findings[0]
  if (!lead || known.length < 2) return lead as Finding
  const states = new Set(known.map((one) => one.state))
  if (states.size === 1) return { ...lead, evidence: known.find((one) => one.evidence)?.evidence }
  const open = known.find((one) => one.state === 'missing') ?? known.find((one) => one.state === 'partly') ?? lead
  const proofs = [...known].sort((a, b) => Number(b.state === 'met') - Number(a.state === 'met'))
  const evidence = proofs.find((one) => one.evidence)?.evidence
  return { ...open, state: 'partly', evidence }
}

type Overlap = { sentence: Sentence; coverage: number; tokens: Token[]; ownWords: number; isPlain: boolean }

/** The sentence that shares the most of a requirement's own words. Denied parts do not count. */
export function bestOverlap(words: Map<string, number>, candidate: PreparedCandidate): Overlap | null {
  const total = [...words.values()].reduce((sum, weight) => sum + weight, 0)
  const scores = new Map<number, number>()
  for (const [stem, weight] of words) {
    if (weight < 1) continue
    const sentences = new Set(stemsLike(stem).flatMap((like) => candidate.byStem.get(like) ?? []))
    for (const index of sentences) scores.set(index, (scores.get(index) ?? 0) + weight)
  }
  let best: Overlap | null = null
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 12)
  for (const [index] of ranked) {
    const overlap = overlapWith(candidate.sentences[index] as Sentence, words, total)
    if (overlap && (!best || rank(overlap) > rank(best))) best = overlap
  }
  return best
}

function rank(overlap: Overlap): number {
  return overlap.coverage + overlap.sentence.worth * 0.02
}

function overlapWith(sentence: Sentence, words: Map<string, number>, total: number): Overlap | null {
  const tokens: Token[] = []
  let weight = 0
  let ownWords = 0
  let isPlain = false
  for (const [stem, one] of words) {
    const like = stemsLike(stem)
    const shown = sentence.tokens.filter(
      (token) => like.includes(token.stem) && !isWithin(token.start, sentence.denied),
    )
    if (shown.length === 0) continue
    tokens.push(...shown)
    weight += one
    if (one === 1) ownWords++
    if (one === 1 && like.length === 1) isPlain = true
  }
  return ownWords > 0 ? { sentence, coverage: weight / total, tokens, ownWords, isPlain } : null
}

/**
 * Assesses a requirement only by its words: met or partly met if a sentence shares enough of them, otherwise unknown. It is never missing.
 */
export function assessWords(requirement: Requirement, candidate: PreparedCandidate, notes: Notes): Finding {
  const unknown = candidate.hasResume ? notes.silent : notes.noResume
  const overlap = bestOverlap(requirement.words, candidate)
  if (!overlap) return { state: 'unknown', note: unknown, action: 'add_detail' }
  const own = [...requirement.words.values()].filter((weight) => weight === 1).length
  const evidence = quote(overlap.sentence, overlap.tokens)
  if (overlap.coverage >= 0.6 && (overlap.ownWords >= 2 || own === 1))
    return { state: 'met', note: noteOf(overlap.sentence, notes), evidence }
  const isPartly = overlap.ownWords >= 2 ? overlap.coverage >= 0.35 : overlap.isPlain && overlap.coverage >= 0.4
  if (isPartly) return { state: 'partly', note: notes.overlap, evidence, action: 'add_detail' }
  return { state: 'unknown', note: unknown, action: 'add_detail' }
}

/** The note for a finding that is plainly shown in this sentence. */
export function noteOf(sentence: Sentence, notes: Notes): string {
  return sentence.source === 'resume' ? notes.shown : notes.inProfile
}
