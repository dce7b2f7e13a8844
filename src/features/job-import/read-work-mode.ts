import { type WorkMode, workModeLabels, workModes } from '#features/job-postings/rules.ts'
import { foldLatin } from '#lib/names.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { JobField } from './fields.ts'
import { leaveOut, type RowContext } from './row-context.ts'

export type StatedMode = { workMode: WorkMode | null; onSiteDays: number | null }

const nothing: StatedMode = { workMode: null, onSiteDays: null }

// in lower case without accents
const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si', 'sim', 'tak'])
const unsaid = new Set(['', '-', 'n/a', 'unspecified', 'not specified', 'null', 'any', 'k.a.', 'no preference', 'egal'])
const no = new Set([
  'false',
  '0',
  'no',
  'n',
  'nein',
  'non',
  'nao',
  'nee',
  'nej',
  'nie',
  'none',
  'not remote',
  'keine',
  'kein',
])
const notRemote =
  /\b(no remote|not remote|non remote|kein(e)? (home ?office|remote)|pas de teletravail|sans teletravail|sin teletrabajo|senza smart working|brak pracy zdalnej|geen thuiswerk\w*|sem home office)\b/
const hybrid =
  /\bhybrid|\bhibrid|\bhybryd|\bibrid|\bpart(?:ly|ially)? remote|\bteilweise|\bpartiel|\bnach vereinbarung|\btemporary\b|\b(?:home ?office|remote|teletravail|mobiles? arbeiten|homeoffice) (?:moglich|possible|option\w*|nach absprache|ponctuel|occasionnel)|\bsemi ?presencial|\bmixt[oea]\b|\bponctuel|\bpunctual\b|\boccasional|\bpartial\b|\bparzial\w*|\bein paar tage|\b[1-4] (?:tage?|days?|jours?|dias|giorni|dagen|dni) (?:home ?office|remote|zu hause|at home|teletravail|thuis|from home|tele ?travail|smart|zdaln)|\bczesciowo|\bpossibilite de teletravail|\bflexible remote|\bmieszan|\bparzialmente|\btemporarily remote/
const remote =
  /\bremote\b|\bfully\b|\btelecommut|\bwork from home\b|\bwfh\b|\bhome ?office\b|\bteletrava|\bteletrabaj|\bteletrabalho|\bremot[oa]\b|\bda remoto\b|\bthuiswerk|\bop afstand\b|\bdistans|\bzdaln|\bortsunabhangig|\ba distance\b|\ba distancia\b|\bvirtual\b|\btelelavoro\b|\bhjemmekontor\b|\boff site\b|\bfjernarbeid\b|\b(?:anywhere|worldwide)\b/
const onSite =
  /\bon ?site\b|\bin ?(?:office|person|house)\b|\boffice\b|\bvor ort\b|\bprasenz|\bburo\b|\bpresentiel|\bsur (?:site|place)\b|\bpresencia|\bop locatie\b|\bkantoor\b|\bpa plats\b|\bkontor\b|\bstacjonar|\bw biurze\b|\bin presenza\b|\bin sede\b|\bau bureau\b|\ben oficina\b|\bno local\b|\bphysical\b|\bon location\b/
const days =
  /\b([1-4]) ?(?:x|days?|tag(?:e|en)?|jours?|dias?|giorni|dagen|dagar|dni)\b.{0,20}\b(?:office|on ?site|buro|vor ort|bureau|site|oficina|kantoor|kontor|plats|biur\w*|escritorio|ufficio|sede)\b/

const folded = (text: string): string =>
  foldLatin(text)
    .replace(/[-_\u2010-\u2015]+/g, ' ')
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ')

/** What a text says of the way of working; null if nothing is understood. */
export function readMode(text: string): StatedMode | null {
  const plain = folded(text)
  if (notRemote.test(plain)) return { workMode: 'on-site', onSiteDays: null }
  const isBoth = remote.test(plain.replace('home office', 'remote')) && onSite.test(plain.replace('home office', ''))
  const stated = Number(days.exec(plain)?.[1] ?? 0) || null
  if (hybrid.test(plain) || (isBoth && stated)) return { workMode: 'hybrid', onSiteDays: stated }
  if (isBoth) return null
  if (remote.test(plain)) return { workMode: 'remote', onSiteDays: null }
  return onSite.test(plain) ? { workMode: 'on-site', onSiteDays: null } : null
}

/** Words for work from home that are all of a location, or apart from its place: 'Remote', 'Remote - Germany', 'Porto (remote)'. */
const alone = `(?:(?:fully|100 ?%|full) )?(?:remote(?:ly)?|work from home|wfh|home ?office|tele ?travail|teletrabajo|remoto|da remoto|zdalnie|praca zdalna|thuiswerk|op afstand|anywhere|telecommute)(?: only| first)?`
const atStart = new RegExp(String.raw`^\(?${alone}\)?(?:$|\s*[-–—,:(/|]| in | within )`)
const atEnd = new RegExp(String.raw`(?:[-–—,(/|]|^)\s*\(?${alone}\)?$`)

export function isRemotePlace(location: string): boolean {
  const plain = foldLatin(location).replace(/\s+/g, ' ').trim()
  return !notRemote.test(plain) && (atStart.test(plain) || atEnd.test(plain))
}

const options = [...workModes.map((value) => ({ value, label: workModeLabels[value] })), leaveOut]

/**
 * How people work, from the columns about it and from a location such as 'Hybrid, Berlin'. A text that is not understood is asked, and so is
 * 'no' for remote work, which may be hybrid. Null while it is asked.
 */
export function workModeOf(context: RowContext, locations: readonly string[]): StatedMode | null {
  const { cells, ask } = context
  const asked: (string | null)[] = []
  for (const key of ['work_mode', 'remote', 'on_site', 'hybrid'] as const)
    for (const { text: cell, column } of cells.all(key)) {
      const text = tidyLine(cell)
      const plain = folded(text).trim()
      if (unsaid.has(plain) || (isFlag(key) && (yes.has(plain) || no.has(plain)))) continue
      if (key === 'remote' && no.has(plain) && (isYes(cells.text('hybrid')) || isYes(cells.text('on_site')))) continue
      const read = modeIn(context, { key, column, text })
      const answer = ask(key, column, text, options, read?.workMode ?? null)
      if (answer === null) asked.push(answer)
      else if (answer !== '')
        return { workMode: answer as WorkMode, onSiteDays: answer === 'hybrid' ? (read?.onSiteDays ?? null) : null }
    }
  if (asked.length > 0) return null
  for (const [key, mode] of [
    ['hybrid', 'hybrid'],
    ['on_site', 'on-site'],
  ] as const)
    if (isYes(cells.text(key))) return { workMode: mode, onSiteDays: null }
  const located = locations.map(readMode).find((mode) => mode?.workMode === 'hybrid')
  if (located) return located
  return locations.length > 0 && locations.every(isRemotePlace) ? { workMode: 'remote', onSiteDays: null } : nothing
}

/** Columns that are named for one mode; a text other than yes or no is a mode of its own. */
const isFlag = (key: JobField): boolean => key === 'on_site' || key === 'hybrid'

const isYes = (text: string): boolean => yes.has(folded(text).trim())

type ModeCell = { key: JobField; column: string; text: string }

/** null if it is not known: 'no' alone in a column about remote work does not exclude hybrid work. */
function modeIn({ cells }: RowContext, { key, column, text }: ModeCell): StatedMode | null {
  const plain = folded(text).trim()
  if (key === 'remote' && no.has(plain) && cells.has('hybrid')) return { workMode: 'on-site', onSiteDays: null }
  if (yes.has(plain)) return key === 'remote' ? { workMode: 'remote', onSiteDays: null } : readMode(column)
  if (no.has(plain)) return plain === 'none' && key === 'work_mode' ? { workMode: 'on-site', onSiteDays: null } : null
  return readMode(text)
}
