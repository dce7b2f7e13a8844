import type { Finding } from './assess.ts'
import { combine, noteOf } from './assess.ts'
import type { PreparedCandidate } from './candidate.ts'
import { quote } from './evidence.ts'
import type { Requirement } from './job.ts'
import { strictest } from './limits.ts'
import type { Notes } from './wording.ts'

type Required = { name: string; level: number }

/**
 * The languages that a requirement asks for. They are read from its conditions, for postings in any language, and from the words of its
 * label.
 */
export function languagesOf(requirement: Requirement): Required[] {
  const read = (requirement.conditions ?? []).flatMap((one) => (one.kind === 'language' ? [one] : []))
  const own = requirement.languages.filter((one) => !read.some((other) => other.name === one.name))
  return [...read.map(({ name, level }) => ({ name, level })), ...own]
}

export function assessLanguages(requirement: Requirement, candidate: PreparedCandidate, notes: Notes): Finding {
  const findings = languagesOf(requirement).map((one) => assessLanguage(one, candidate, notes))
  if (/\b(?:or|oder|ou|of|eller|lub|albo)\b|\//.test(requirement.label)) {
    const order = ['met', 'partly', 'unknown', 'missing']
    return [...findings].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0] as Finding
  }
  const limit = strictest(findings.flatMap((one) => one.limit ?? []))
  const { limit: _own, ...combined } = combine(findings)
  return limit ? { ...combined, limit } : combined
}

function assessLanguage(required: Required, candidate: PreparedCandidate, notes: Notes): Finding {
  const known = candidate.languages.filter(({ language }) => language.name === required.name)
  const best = [...known].sort((a, b) => b.language.level - a.language.level)[0]
  if (!best) {
    // A resume in English does not mention English, so a missing English is unknown. Any other language missing from a list of languages
    // is a real gap.
    const isAnswered = candidate.hasLanguageList && required.name !== 'English'
    if (!isAnswered) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
    const limit = { max: 'weak' as const, reason: notes.languageMissed(required.name, required.level, 'lists others') }
    return { state: 'missing', note: notes.missing, action: 'say_where', gap: required.name, limit }
  }
  const { language, sentence } = best
  const evidence = quote(
    sentence,
    sentence.tokens.filter((token) => token.start >= language.start && token.end <= language.end),
  )
  const needed = Math.min(required.level || 2, 3)
  const isEnough = language.level >= needed || (language.level === 0 && needed <= 2)
  if (isEnough) return { state: 'met', note: noteOf(sentence, notes), evidence }
  const finding: Finding = { state: 'partly', note: notes.overlap, evidence, action: 'add_detail' }
  // Without a written level, the level is unknown, so it sets no limit.
  if (language.level === 0) return finding
  const reason = notes.languageMissed(required.name, required.level, 'shows a lower level')
  return { ...finding, note: notes.lowerLevel, limit: { max: 'weak', reason } }
}
