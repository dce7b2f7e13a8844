import type { WorkMode } from '#features/job-postings/rules.ts'
import { foldLatin } from '#lib/names.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { shown } from './shown-cell.ts'

type ModeColumn = 'work_mode' | 'remote'
export type StatedMode = { workMode: WorkMode | null; onSiteDays: number | null }
export type ReadWorkMode = StatedMode & { notes: { column: ModeColumn; reason: string }[] }

const nothing: StatedMode = { workMode: null, onSiteDays: null }

// in lower case without accents
const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si', 'sim', 'tak'])
const no = new Set(['', 'no', 'n', 'false', '0', 'nein', 'non', 'nao', 'nee', 'nej', 'nie'])
const hybrid = /\bhybrid|\bhibrid|\bhybryd|\bpart(?:ly|ially)? remote|\bteilweise|\bpartiel/
const remote =
  /\bremote\b|\btelecommut|\bwork from home\b|\bwfh\b|\bhome ?office\b|\bteletrava|\bteletrabaj|\bteletrabalho|\bremot[oa]\b|\bthuiswerk|\bop afstand\b|\bdistans|\bzdaln|\bortsunabhangig/
const onSite =
  /\bon ?site\b|\bin ?(?:office|person)\b|\boffice\b|\bvor ort\b|\bprasenz|\bburo\b|\bpresentiel|\bsur (?:site|place)\b|\bpresencia|\bop locatie\b|\bkantoor\b|\bpa plats\b|\bkontor\b|\bstacjonar|\bw biurze\b/
const days =
  /\b([1-4]) ?(?:x|days?|tag(?:e|en)?|jours?|dias?|dagen|dagar|dni)\b.{0,20}\b(?:office|on ?site|buro|vor ort|bureau|site|oficina|kantoor|kontor|plats|biur\w*|escritorio)\b/

const folded = (text: string): string => foldLatin(text).replace(/[-_\u2010-\u2015]+/g, ' ')

function readText(text: string): StatedMode | null {
  const plain = folded(text)
  if (hybrid.test(plain)) return { workMode: 'hybrid', onSiteDays: Number(days.exec(plain)?.[1] ?? 0) || null }
  if (remote.test(plain)) return { workMode: 'remote', onSiteDays: null }
  return onSite.test(plain) ? { workMode: 'on-site', onSiteDays: null } : null
}

/**
 * How people work, from the columns 'work_mode' and 'remote' and from a location such as 'Hybrid, Berlin'. A cell that is not understood is
 * left out and noted, but the line is not refused. 'no' in the column 'remote' does not exclude hybrid work.
 */
export function readWorkMode(cell: (column: ModeColumn | 'location') => string): ReadWorkMode {
  const notes: ReadWorkMode['notes'] = []
  for (const column of ['work_mode', 'remote'] as const) {
    const text = tidyLine(cell(column))
    const plain = folded(text).trim()
    if (no.has(plain)) continue
    if (yes.has(plain) && column === 'remote') return { workMode: 'remote', onSiteDays: null, notes }
    const stated = readText(text)
    if (stated) return { ...stated, notes }
    notes.push({ column, reason: `“${shown(text)}” isn't on-site, hybrid or remote: it is left out` })
  }
  const located = readText(cell('location'))
  return { ...(located?.workMode === 'hybrid' ? located : nothing), notes }
}
