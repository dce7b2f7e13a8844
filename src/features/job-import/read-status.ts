import { wordsOf } from '#features/import-files/words-of.ts'
import type { PostingStatus } from '#features/job-postings/rules.ts'
import type { RowContext } from './row-context.ts'

// in plain words, without accents
const words: [PostingStatus, RegExp][] = [
  [
    'closed',
    /^(closed?|not open|position filled|filled\b.*|archived?|cancel\w*|expired|inactive|deactivated|deaktiviert|disabled|ended|completed|rejected|deleted|removed|withdrawn|lost\b.*|placed|covered|hired|unpublished and closed|geschlossen|besetzt|archiviert|abgelaufen|abgeschlossen|beendet|storniert|inaktiv|zuruckgezogen|fermee?|cloturee?|pourvue?|archivee?|expiree?|annulee?|terminee?|inactive|cerrad[oa]|cubiert[oa]|archivad[oa]|caducad[oa]|cancelad[oa]|finalizad[oa]|inactiv[oa]|chius[oa]|coperta|archiviat[oa]|scadut[oa]|annullat[oa]|gesloten|vervuld|ingevuld|gearchiveerd|verlopen|geannuleerd|fechad[oa]|preenchid[oa]|arquivad[oa]|encerrad[oa]|expirad[oa]|zamkniet[aey]|obsadzon[aey]|zarchiwizowan[aey]|wygasl[aey]|zakonczon[aey]|anulowan[aey]|nieaktywn[aey]|stangd|tillsatt|stengt|lukket|besatt|utlopt|avsluttet)$/,
  ],
  [
    'paused',
    /^(on ?hold|paused|hold|suspended|frozen|stopped|pausiert|angehalten|ruht|zuruckgestellt|en pause|suspendue?|en attente|en suspenso|pausad[oa]|en espera|in pausa|sospes[oa]|in sospeso|on hold|gepauzeerd|in de wacht|suspens[oa]|em espera|wstrzyman[aey]|zawieszon[aey])$/,
  ],
  [
    'draft',
    /^(draft|drafting|in draft|unpublished|not published|not yet published|planned|planowan[aey]|pending|pending approval|awaiting approval|waiting for approval|needs approval|in approval|in review|under review|new draft|created|entwurf|unveroffentlicht|nicht veroffentlicht|in planung|geplant|in freigabe|zur freigabe|wartet auf freigabe|in prufung|brouillon|non publiee?|en cours de validation|a valider|en validation|borrador|sin publicar|no publicad[oa]|pendiente|pendiente de aprobacion|bozza|non pubblicat[oa]|in approvazione|da approvare|concept|niet gepubliceerd|in concept|ter goedkeuring|rascunho|nao publicad[oa]|aguardando aprovacao|em aprovacao|szkic|robocz[aey]|wersja robocza|nieopublikowan[aey]|do akceptacji|w akceptacji|utkast|kladd|ikke publisert)$/,
  ],
  [
    'active',
    /^(open|opened|reopened|active|live|published|public|posted|online|current|accepting candidates|accepting applications|recruiting|hiring|sourcing|interview|interviewing|currently interviewing|in progress|ongoing|advertised|offen|aktiv|veroffentlicht|ausgeschrieben|geschaltet|laufend|publiee?|ouverte?|en ligne|en cours|active|activ[oa]|abiert[oa]|publicad[oa]|en curso|vigente|attiv[oa]|apert[oa]|pubblicat[oa]|in corso|actief|geopend|gepubliceerd|openstaand|lopend|aberta?|ativ[oa]|publicad[oa]|em andamento|em aberto|otwart[aey]|aktywn[aey]|opublikowan[aey]|w toku|publicerad|oppen|apen|publisert|utlyst|aktiv)$/,
  ],
]

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si', 'sim', 'tak'])
const no = new Set(['no', 'n', 'false', '0', 'nein', 'non', 'nao', 'nee', 'nie'])
const endColumn = /\b(archived|closed|deleted|expired|filled|archiviert|geschlossen|inactive)\b/
const NOTHING = /^(?:[-–—.]+|n\/?a|null)$/i

/** 'none' for a flag that says nothing, such as 'Archived: no'; null for a status that is not understood. */
export function readStatus(text: string, column = ''): PostingStatus | 'none' | null {
  const plain = wordsOf(text)
  if (plain === '' || NOTHING.test(text.trim())) return 'none'
  if (yes.has(plain)) return endColumn.test(wordsOf(column)) ? 'closed' : 'active'
  if (no.has(plain)) return endColumn.test(wordsOf(column)) ? 'none' : null
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const options = [
  { value: 'active', label: 'Open' },
  { value: 'draft', label: 'Draft' },
  { value: 'paused', label: 'On hold' },
  { value: 'closed', label: 'Closed' },
  { value: '', label: "Don't import these rows" },
]
const ranks: PostingStatus[] = ['closed', 'paused', 'draft', 'active']

/**
 * The status of a job in its file: of several columns the one that ends it. '' if the user leaves the row out, and null while it is not known
 * or not stated. Where everything becomes a draft, unknown ones are not asked.
 */
export function statusOf({ cells, ask }: RowContext, asDrafts: boolean): PostingStatus | '' | null {
  const stated = cells.all('status')
  const read = stated.flatMap(({ text, column }) => {
    const found = readStatus(text, column)
    if (found === 'none') return []
    return [ask('status', column, text, options, found ?? (asDrafts ? 'draft' : null))]
  })
  if (read.includes('')) return ''
  if (read.length > 0) return ranks.find((status) => read.includes(status)) ?? null
  if (asDrafts) return null
  const column = stated[0]?.column ?? 'Status'
  return ask('status', column, '', options) as PostingStatus | '' | null
}
