import { htmlBlocks } from '#lib/html-text.ts'
import { splitSentences } from './resume.ts'
import type { MatchJob } from './shapes.ts'

/** One requirement as the posting words it; `isNice` where the posting calls it a plus. */
export type RequirementText = { label: string; isNice: boolean }

const mostRequirements = 25
const longestLabel = 300

const niceHeading =
  /nice[- ]to[- ]have|\bbonus\b|preferred|\bplus(?:es)?\b|desirable|desired|good to have|extra credit|advantage|it would be great|ideally/i
const requiredHeading =
  /requirement|qualif|what you(?:['’]ll|['’]d| will)? (?:bring|need|have)|you(?:['’]ll| will)? (?:bring|need|have)\b|must[- ]have|who you are|about you\b|your (?:profile|background|skills|experience)|skills|\bexperience\b|look(?:ing)? for|ideal candidate|essential|the person|anforderungen|dein profil|ihr profil|requisitos|profil recherché/i
const otherHeading =
  /benefit|we offer|what you(?:['’]ll)? get|perks|responsibilit|duties|you(?:['’]ll| will) (?:do|be doing|work)|what you(?:['’]ll)? do|about (?:us|the|our)|the role|the job|our (?:team|company|mission)|day[- ]to[- ]day|\bpay\b|salary|compensation|why (?:us|join|work)|how (?:we|to|the)|equal opportunity|tasks|aufgaben|wir bieten|process/i

type Zone = 'required' | 'nice' | 'other'

function zoneOf(heading: string): Zone | null {
  if (niceHeading.test(heading)) return 'nice'
  if (otherHeading.test(heading) && !/requirement|qualif|bring|need/i.test(heading)) return 'other'
  return requiredHeading.test(heading) ? 'required' : null
}

const bullet = /^(?:[•●▪‣◦∙·*–—✓]|-(?=\s))\s*/u

type Piece = { text: string; isItem: boolean; zone: Zone }

/** The pieces of a posting, each in the zone that the headings before it open. */
function piecesOf(html: string, start: Zone): Piece[] {
  const pieces: Piece[] = []
  let zone = start
  for (const { kind, text } of htmlBlocks(html)) {
    const isItem = kind === 'item' || bullet.test(text)
    // Pasted postings write headings as short bold lines of their own.
    const isHeading = kind === 'heading' || (!isItem && text.length <= 60 && (/:$/.test(text) || !/[.!?,]/.test(text)))
    const opened = isHeading ? (zoneOf(text) ?? (kind === 'heading' ? 'other' : null)) : null
    if (opened && (kind === 'heading' || /:$/.test(text) || text.split(' ').length <= 5)) zone = opened
    else pieces.push({ text: text.replace(bullet, ''), isItem, zone })
  }
  return pieces
}

const isPlus =
  /\b(?:(?:a|is|are) (?:big |strong |huge |definite )?(?:plus|bonus|advantage|asset)|nice[- ]to[- ]have|preferred|desirable|ideally|bonus points?|would be (?:great|nice|helpful|an? (?:plus|advantage|asset)))\b/i

/** The requirements of a posting in order: list items, or sentences where it has no list; at most 25. */
export function requirementsOf(job: Pick<MatchJob, 'requirementsHtml' | 'descriptionHtml'>): RequirementText[] {
  const own = pick(piecesOf(job.requirementsHtml ?? '', 'required'))
  return own.length > 0 ? own : pick(piecesOf(job.descriptionHtml ?? '', 'other'))
}

function pick(pieces: Piece[]): RequirementText[] {
  const stated = pieces.filter((piece) => piece.zone !== 'other')
  const items = stated.filter((piece) => piece.isItem)
  const texts =
    items.length > 0 ? items : stated.flatMap((piece) => splitSentences(piece.text).map((text) => ({ ...piece, text })))
  const seen = new Set<string>()
  const requirements: RequirementText[] = []
  for (const { text, zone } of texts) {
    const label = text
      .trim()
      .replace(/(?<![\s.;,])[\s.;,]+$/, '')
      .slice(0, longestLabel)
    const key = label.toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(label) || seen.has(key) || requirements.length >= mostRequirements) continue
    seen.add(key)
    requirements.push({ label, isNice: zone === 'nice' || isPlus.test(label) })
  }
  return requirements
}
