// What a column of an exported list says of the state of its people, by its name.
import { plainWords } from '#lib/names.ts'
import { FALSE, isAboutLeft, isLeftWord, isNegated, isPlainState, STAYS, setOf, TRUE, TYPES } from './leaver-words.ts'

/**
 * 'leaving' has the date, mark or reason of an unsubscription; 'agreeing' records consent, and 'second' an additional one; 'state' has
 * words for states; 'type' says who pays. 'maybe' has answers or states, and no name that says of what. 'away' is about other messages than
 * email, or has links.
 */
export type ColumnKind =
  | 'leaving'
  | 'agreeing'
  | 'second'
  | 'state'
  | 'type'
  | 'paid'
  | 'maybe'
  | 'away'
  | 'notes'
  | 'tags'
  | 'other'

export const isDeciding = (kind: ColumnKind): boolean => !['away', 'notes', 'tags', 'other'].includes(kind)

const leaving =
  /\b(unsub\w*|opt(ed)? ?out\w*|cleaned|clean (time|date|campaign)|\w*bounced?|\w*bounces|complain\w*|spam|delet(ed|ion)|remov(ed|al)|exclu(ded|sion)|quarantin\w*|stop(ped)? (at|time|date|status|reason)|cancel(l?ed|l?ation)? (at|on|time|date|reason)|suppress\w*|suspend\w*|invalid|block ?list(ed)?|black ?list(ed)?|blocked|disabled|deactivated|do not (e ?)?mail|do not contact|archived|churned|erased|revoked|withdrawn|deaktiviert|gesperrt|sperr\w*|geloscht|loschdatum|abgemeldet|abmeld\w*|abbestell\w*|austrag\w*|ausgetragen|austritt\w*|widerruf\w*|gekundigt|kundigung\w*|unzustellbar|desinscri\w*|desabonn\w*|resili\w*|bloque\w*|supprime\w*|plainte\w*|rebond\w*|rebote\w*|baja|desuscri\w*|cancelaci\w*|disiscri\w*|cancellazione|bloccat\w*|rimbalz\w*|descadastr\w*|cancelament\w*|uitgeschreven|uitschrij\w*|afgemeld|afmeld\w*|opgezegd|opzeg\w*|geblokkeerd|verwijderd|wypis\w*|rezygnac\w*|zablokowan\w*|usuniet\w*|odhlas\w*|zrusen\w*|avregistr\w*|afmeldt)\b/
/** Columns whose empty cells say that a person has not left. */
const whoLeft =
  /\b(unsub\w*|left|gone|deactivated|deaktiviert|stop(ped)? (at|time|date|status)|abgemeldet|abmeld\w*|abbestell\w*|austrag\w*|ausgetragen|austritt\w*|widerruf\w*|gekundigt|desinscri\w*|desabonn\w*|resili\w*|baja|desuscri\w*|disiscri\w*|descadastr\w*|uitgeschreven|uitschrij\w*|afgemeld|afmeld\w*|opgezegd|wypis\w*|rezygnac\w*|odhlas\w*|avregistr\w*|afmeldt)\b/
const leavingByHand = /^(left|gone|off|out|stopped|quit)( (on|at|since|date|list|the list))*$|\bdo not send\b/
const leavingOtherwise = [
  ...setOf('退订, 退訂, 取消订阅, 取消訂閱, 配信停止, 購読解除, 수신거부, отпис, إلغاء الاشتراك'),
]
const agreeing =
  /\b(subscribed|verified|opt(ed)? ?in|optin|accepts?( email)? marketing|(email )?marketing (consent|permission|opt in)|consent|confirmed|permission|einwilligung|zustimmung|angemeldet|abonniert|bestatigt|inscrit|abonne|consentement|suscrito|consentimiento|consenso|consentimento|toestemming)\b/
/** One manner of consent among others. */
const second = /\b(double opt ?in|doi)\b/
/** Details of the consent (when, where, how) do not prove that it is still valid. */
const circumstance =
  /\b(at|on|am|vom|le|date|datum|time|timestamp|ip|source|quelle|type|plan|tier|created|since|latitude|longitude|by|method|form|text|country)\b/
const stateColumn = /\b(status|state|statut|estado|stato|zustand|stav|stan|durum|tilstand)\b/
const otherState = [...setOf('状态, 狀態, 状態, 상태, статус, состояние, حالة')]
/** Columns that mark with yes or no whether a person is mailed; with other values they mean something else. */
const switchColumn =
  /^(is )?(active|enabled|aktiv|actif|activo|attivo)$|\b(newsletters?|nieuwsbrie\w*|infolettres?|boletin\w*|rundbrief|nyhetsbrev\w*|nyhedsbrev\w*|mailings?|(can|may|ok to) (e ?)?mail|(e ?)?mail ok|mailable|receives?|wants?|on (the )?(mailing )?list|agreed|agrees|consented|signed up|send|gdpr|dsgvo|rgpd|marketing)\b/
const otherStatus = /\b(marital|employment|order|payment|fulfil\w*|shipping|job|tax)\b/
const place = /\b(mailing|billing|shipping|home|us|address|province|county|region|country|federal)\b/
const typeColumn = /\b(subscriber|subscription|member|membership) (type|kind)\b/
const paidColumn = /\b(active|paid) subscription\b/
const otherChannel = /\b(sms|mms|whatsapp|push|phone|telephone|telefon|mobile|call|calls|fax|postal|facebook)\b/
/** 'yes' says that someone has not confirmed. */
const pending = /\b(pending|awaiting|unconfirmed|ausstehend)\b/
const link = /\b(track(ing)?|url|link|href|token|hash|key|score|rating|rate)\b/

const plainName = (header: string): string => plainWords(header.replace(/([a-z])([A-Z])/g, '$1 $2'))

/** Whether a column of leavers names all of them, and not only those who bounced or complained. */
export const saysWhoLeft = (header: string): boolean => {
  const name = plainName(header)
  return whoLeft.test(name) || leavingByHand.test(name) || leavingOtherwise.some((word) => name.includes(word))
}

const notes =
  /^(notes?|remarks?|comments?|memo|info|bemerkung(en)?|anmerkung(en)?|notiz(en)?|hinweise?|kommentare?|remarques?|commentaires?|observations?|notas?|observaciones|comentarios?|osservazioni|commenti|annotazioni|opm|opmerking(en)?|observacoes|anotacoes|uwagi|notatki|poznamk[ay])$/

export function kindOf(header: string, values: () => ReadonlySet<string>): ColumnKind {
  const name = plainName(header)
  const has = (word: string) => name.includes(word)
  if (otherChannel.test(name) && !/\be ?mails?\b/.test(name)) return 'away'
  if (link.test(name)) return 'away'
  if (notes.test(name)) return 'notes'
  if (/\bhtml\b/.test(name)) return 'other'
  if (typeColumn.test(name)) return 'type'
  if (pending.test(name) && !stateColumn.test(name)) return 'leaving'
  if (paidColumn.test(name)) return 'paid'
  if (leaving.test(name) || leavingByHand.test(name) || leavingOtherwise.some(has)) return 'leaving'
  if (stateColumn.test(name) || otherState.some(has)) {
    if (otherStatus.test(name) || place.test(name)) return 'other'
    // 'state' can be a US state, unless some value is known as a subscription state
    const isPlace = /^(state|estado|stato|etat)$/.test(name) && ![...values()].some(isStateWord)
    return isPlace ? 'other' : 'state'
  }
  if (circumstance.test(name)) return kindByValues(name, values())
  if (second.test(name)) return 'second'
  const isSwitch = switchColumn.test(name) && [...values()].some(isAnswer)
  if ((isSwitch || agreeing.test(name)) && [...values()].some((value) => value !== '')) return 'agreeing'
  return kindByValues(name, values())
}

const kindByValues = (name: string, values: ReadonlySet<string>): ColumnKind =>
  hasStates(values) ? kindOfStates(values) : isMaybe(name, values) ? 'maybe' : 'other'

/** Columns whose yes and no have nothing to do with emails. */
const unrelated =
  /\b(tags?|lifecycle|format|vip|gender|sex|geschlecht|anrede|salutation|language|locale|sprache|langue|idioma|lingua|taal|country|land|pays|pais|region|city|ort|stadt|place|source|quelle|origen|plan|tier|device|client|browser|timezone|rating|score|points|stars|age|customer|kunde|clients?|mitglied|member|test|duplicate|order|orders|payment|purchase\w*|marital|employment|tax|job|shipping|fulfil\w*|opened?|opens|clicked?|clicks?|manually|password|admin|gift\w*|digests?|anonymous|image|photo|avatar)\b/
const MAX_MAYBE = 8
const MAX_LETTERS = 30

/** Few short values, of which some could be answers or states. */
function isMaybe(name: string, values: ReadonlySet<string>): boolean {
  const filled = [...values].filter((value) => value !== '')
  if (filled.length === 0 || filled.length > MAX_MAYBE || unrelated.test(name)) return false
  if (filled.some((value) => value.length > MAX_LETTERS || (/\d/.test(value) && !isAnswer(value)))) return false
  return filled.some((value) => isAnswer(value) || isNegated(value) || isAboutLeft(value))
}

/** States and who pays in one column. */
const kindOfStates = (values: ReadonlySet<string>): ColumnKind =>
  [...values].some((one) => TYPES.has(one)) ? 'type' : 'state'

/**
 * A column of any name whose values are states, or mostly states and answers: 'yes', 'no' and 'unsubscribed'. What else is in it is asked.
 */
const hasStates = (values: ReadonlySet<string>): boolean => {
  const filled = [...values].filter((value) => value !== '')
  const plain = filled.filter(isPlainState).length
  if (plain === 0 || filled.length >= 20) return false
  const isKnown = (value: string) => isStateWord(value) || TYPES.has(value)
  const known = filled.filter(isKnown).length
  if (known === filled.length || (plain > 1 && known >= filled.length * 0.6)) return true
  const answers = filled.filter((value) => isAnswer(value) && !/^\d+$/.test(value))
  const hasAnswer = answers.some((value) => TRUE.has(value) || FALSE.has(value))
  return hasAnswer && answers.length >= Math.max(2, filled.length / 2)
}

const isStateWord = (value: string): boolean => isLeftWord(value) || STAYS.has(value)
export const isAnswer = (value: string): boolean => TRUE.has(value) || FALSE.has(value) || isStateWord(value)

/** A column with the day of a confirmation, by its name. */
const confirming =
  /\b(confirm\w*|opt(ed)? ?in\w*|optin\w*|aktivier\w*|activat\w*|bestatig\w*|verified|doi|potwierdz\w*|bevestig\w*)\b/
const NOT_CONFIRMED = /^(?:0+(?:[-:. /T]0+)*|false|no|nein|non|n)$/i

export const isConfirming = (header: string): boolean => confirming.test(plainWords(header))

/** Whether a cell of a column of confirmations says that there was none; an empty one does not say it. */
export const isUnconfirmed = (header: string, cell: string): boolean =>
  isConfirming(header) && NOT_CONFIRMED.test(cell.trim())
