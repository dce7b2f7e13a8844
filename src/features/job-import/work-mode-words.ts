import type { WorkMode } from '#features/job-postings/rules.ts'
import { foldLatin } from '#lib/names.ts'

export type StatedMode = { workMode: WorkMode | null; onSiteDays: number | null }

export const nothing: StatedMode = { workMode: null, onSiteDays: null }

// in lower case without accents
export const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si', 'sim', 'tak'])
export const unsaid = new Set([
  '',
  '-',
  'n/a',
  'unspecified',
  'not specified',
  'null',
  'any',
  'k.a.',
  'no preference',
  'egal',
])
export const no = new Set([
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
  /\bremote\b|\bfully\b|\btelecommut|\bwork from home\b|\bwfh\b|\bhome ?office\b|\bteletrava|\bteletrabaj|\bteletrabalho|\bremot[oa]\b|\bda remoto\b|\bthuiswerk|\bop afstand\b|\bdistans|\bzdaln|\bortsunabhangig|\ba distance\b|\ba distancia\b|\bvirtual\b|\btelelavoro\b|\bhjemmekontor\b|\boff site\b|\bfjernarbeid\b|\bna dalku\b|\bz domova\b|\bz domu\b|\btavmunka|\botthonrol\b|\btelemunca\b|\bla distanta\b|\bde acasa\b|\buzaktan\b|\bevden calis|\betatyo|\betana\b|\bhjemmefra\b|\bfjernarbejde\b|\bhemifran\b|\bdalnic|\bудал[её]нн|リモート|在宅|远程|遠端|재택|원격|\bonline\b|\btelematic|\b(?:anywhere|worldwide)\b/
const onSite =
  /\bon ?site\b|\bin ?(?:office|person|house)\b|\boffice\b|\bvor ort\b|\bprasenz|\bburo\b|\bpresentiel|\bsur (?:site|place)\b|\bpresencia|\bop locatie\b|\bkantoor\b|\bpa plats\b|\bkontor\b|\bstacjonar|\bw biurze\b|\bin presenza\b|\bin sede\b|\bau bureau\b|\ben oficina\b|\bno local\b|\bphysical\b|\bon location\b/
const days =
  /\b([1-4]) ?(?:x|days?|tag(?:e|en)?|jours?|dias?|giorni|dagen|dagar|dni)\b.{0,20}\b(?:office|on ?site|buro|vor ort|bureau|site|oficina|kantoor|kontor|plats|biur\w*|escritorio|ufficio|sede)\b/

export const folded = (text: string): string =>
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
const alone = `(?:(?:fully|100 ?%|full) )?(?:remote(?:ly)?|work from home|wfh|home ?office|tele ?travail|teletrabajo|remoto|da remoto|zdalnie|praca zdalna|thuiswerk|op afstand|anywhere|telecommute|online|prace na dalku|praca na dialku|tavmunka|telemunca|uzaktan|etatyo)(?: only| first)?`
const atStart = new RegExp(String.raw`^\(?${alone}\)?(?:$|\s*[-–—,:(/|]| in | within )`)
const atEnd = new RegExp(String.raw`(?:[-–—,(/|]|^)\s*\(?${alone}\)?$`)

export function isRemotePlace(location: string): boolean {
  const plain = foldLatin(location).replace(/\s+/g, ' ').trim()
  return !notRemote.test(plain) && (atStart.test(plain) || atEnd.test(plain))
}
