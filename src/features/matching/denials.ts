/** A range in a text: the first character, and the one after the last. */
export type Range = [start: number, end: number]

const knowing =
  'experience|knowledge|exposure|background|familiarity|training|skills?|understanding|experiencia|expérience|experi[eê]ncia|esperienza|erfahrung|kenntnisse'
const doing =
  'use|used|using|work|worked|working|know|knows|known|familiar|experienced|proficient|fluent|trained|certified|licensed|hold|touched|tried|done|written|speak|learn|learned|learnt|programmed|coded|built|have|had|versed|comfortable|qualified|willing|able|available|open'

const forward = [
  `\\b(?:no(?! longer| doubt| problem)|zero|without|lack(?:s|ing)?|sin|sans|senza|sem|keine|pas d['’])\\s*(?:[\\p{L}-]+\\s+){0,3}?(?:${knowing})(?![\\p{L}])`,
  `(?:\\bnot|\\bnever|\\bcannot|\\b(?:do|does|did|have|has|had|am|is|are|was|were|ca|would|could)n['’]t)\\s+(?:(?:yet|really|personally|currently|directly|formally|professionally|been|ever|actually|much|very|at|all)\\s+){0,3}(?:${doing})(?![\\p{L}])`,
  '\\b(?:unfamiliar|inexperienced)\\s+(?:with|in)\\b',
  '\\bnew\\s+to\\b',
  '\\b(?:want(?:s|ing|ed)?|eager|keen|hop(?:e|es|ing)|excited|willing|wish(?:es)?|would like|plan(?:s|ning)?|looking forward|interested|happy|ready|aim(?:s|ing)?)\\s+(?:to|in)\\s+(?:learn(?:ing)?|explor(?:e|ing)|study(?:ing)?|becom(?:e|ing)|get(?:ting)? into|break(?:ing)? into|pick(?:ing)? up|try(?:ing)?|mov(?:e|ing) into|train(?:ing)? (?:as|in))\\b',
  '\\bno\\s+(?!longer|doubt|problem|issues?|one|matter|later|less|more|fewer|supervision|errors?|downtime|incidents?)(?=[\\p{L}])',
]
const forwardPattern = new RegExp(forward.map((part) => `(?:${part})`).join('|'), 'giu')

// A denial extends to the end of its clause. A comma ends it only if a new statement begins ('no dbt, but daily SQL').
const clauseEnd =
  /[.;:!?()]|\s[–—]\s|(?:,\s*|\s)(?:but|however|although|though|whereas|while|except|besides|yet|aber|pero|mais|ma)\s|,\s*(?:and\s+)?(?:i|we|so|then|have|built|wrote|used|led|managed|strong|solid|extensive|proficient|experienced|expert|skilled)\s/giu

const afterwards =
  /(?:^|[,;.•|])[^,;.•|]*?(?:[:(–—=-]|\bis|\bwas)\s*(?:none|no experience|not yet|n\/a|never used|0 years?|zero)(?![\p{L}])/giu

const worthLooking =
  /\b(?:no|not|none|zero|never|without|lack|unfamiliar|inexperienced|new|learn|explor|study|studying|becom|into|cannot|n\/a|0 years?|sin|sans|senza|sem|keine|pas|training?)|n['’]t\b/i

/** Returns a function that finds where the clause at a position ends. Positions must be ascending, so that each part is read only once. */
function endsOf(sentence: string, pattern: RegExp): (after: number) => number {
  let end = -1
  return (after) => {
    if (end < after) {
      pattern.lastIndex = after
      end = pattern.exec(sentence)?.index ?? sentence.length
    }
    return end
  }
}

/** Skips a range that ends where the previous one ends, because it lies inside that one. */
function addRange(ranges: Range[], start: number, end: number): void {
  if (ranges.at(-1)?.[1] !== end) ranges.push([start, end])
}

/** The ranges of a sentence that state what the candidate has not done or only wants to do. */
export function deniedRanges(sentence: string): Range[] {
  if (!worthLooking.test(sentence)) return []
  const ranges: Range[] = []
  const endAfter = endsOf(sentence, clauseEnd)
  for (const match of sentence.matchAll(forwardPattern)) {
    const after = match.index + match[0].length
    if (/^\s*(?:only|just|merely|limited)\b/i.test(sentence.slice(after))) continue
    addRange(ranges, match.index, endAfter(after))
  }
  for (const match of sentence.matchAll(afterwards)) ranges.push([match.index, match.index + match[0].length])
  return ranges
}

const beginnings =
  /\b(?:(?:currently |now |am )?(?:learning|studying)(?! (?:and development|management|center|centre|outcomes?|environments?))|(?:some|limited|little|minimal|basic|beginner|entry[- ]level|elementary|rudimentary|introductory|working towards?|exposure to|coursework in|taking (?:a )?(?:course|class)(?:es)? (?:in|on))(?: (?:experience|knowledge|exposure|understanding|familiarity))?)\s/gi

const beginningEnd = /[.;:!?(),]|\s(?:but|and|with)\s/gi

const beginnerAfter = /(?:^|[,;.•|:])([^,;.•|:(]*)\((?:beginner|basic|learning|elementary)\)/gi

/** The ranges of a sentence that call a skill basic, or that mention it as being learned. */
export function beginnerRanges(sentence: string): Range[] {
  const ranges: Range[] = []
  const endAfter = endsOf(sentence, beginningEnd)
  for (const match of sentence.matchAll(beginnings))
    addRange(ranges, match.index, endAfter(match.index + match[0].length))
  for (const match of sentence.matchAll(beginnerAfter)) ranges.push([match.index, match.index + match[0].length])
  return ranges
}

/** True if this position is inside one of the ranges. */
export function isWithin(start: number, ranges: Range[]): boolean {
  return ranges.some(([from, to]) => start >= from && start < to)
}
