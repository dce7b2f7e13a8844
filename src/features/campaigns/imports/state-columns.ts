// What a column of an exported list says of the state of its people, by its name.
import { plainWords } from '#lib/names.ts'
import { FALSE, isLeftWord, isPlainState, STAYS, setOf, TRUE, TYPES } from './leaver-words.ts'

/**
 * 'leaving' has the date, mark or reason of an unsubscription; 'agreeing' records consent, and 'second' an additional one; 'state' has
 * words for states; 'type' says who pays. 'away' is about other messages than email, or has links.
 */
export type ColumnKind = 'leaving' | 'agreeing' | 'second' | 'state' | 'type' | 'paid' | 'away' | 'other'

const leaving =
  /\b(unsub\w*|opt(ed)? ?out\w*|cleaned|clean (time|date|campaign)|\w*bounced?|\w*bounces|complain\w*|spam|delet(ed|ion)|remov(ed|al)|exclu(ded|sion)|quarantin\w*|stop(ped)? (at|time|date|status|reason)|cancel(l?ed|l?ation)? (at|on|time|date|reason)|suppress\w*|block ?list(ed)?|black ?list(ed)?|blocked|disabled|deactivated|do not (e ?)?mail|do not contact|archived|churned|erased|deaktiviert|gesperrt|geloscht|abgemeldet|abmeld\w*|abbestell\w*|austrag\w*|ausgetragen|austritt\w*|widerruf\w*|desinscri\w*|desabonn\w*|bloque\w*|supprime\w*|plainte\w*|baja|disiscri\w*|descadastr\w*|uitgeschreven|uitschrij\w*|afgemeld)\b/
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
  /^(is )?(active|enabled|aktiv|actif|activo|attivo)$|\b(newsletters?|mailings?|(can|may|ok to) (e ?)?mail|(e ?)?mail ok|mailable|receives?|wants?|on (the )?(mailing )?list|agreed|agrees|consented|signed up|send|gdpr|dsgvo|rgpd|marketing)\b/
const otherStatus = /\b(marital|employment|order|payment|fulfil\w*|shipping|job|tax)\b/
const place = /\b(mailing|billing|shipping|home|us|address|province|county|region|country|federal)\b/
const typeColumn = /\b(subscriber|subscription|member|membership) (type|kind)\b/
const paidColumn = /\b(active|paid) subscription\b/
const otherChannel = /\b(sms|mms|whatsapp|push|phone|telephone|telefon|mobile|call|calls|fax|postal|facebook)\b/
/** 'yes' says that someone has not confirmed. */
const pending = /\b(pending|awaiting|unconfirmed|ausstehend)\b/
const link = /\b(track(ing)?|url|link|href|token|hash|key|score|rating|rate)\b/

export function kindOf(header: string, values: () => ReadonlySet<string>): ColumnKind {
  const name = plainWords(header.replace(/([a-z])([A-Z])/g, '$1 $2'))
  const has = (word: string) => name.includes(word)
  if (otherChannel.test(name) && !/\be ?mails?\b/.test(name)) return 'away'
  if (link.test(name)) return 'away'
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
  if (circumstance.test(name)) return hasStates(values()) ? kindOfStates(values()) : 'other'
  if (second.test(name)) return 'second'
  const isSwitch = switchColumn.test(name) && [...values()].some(isAnswer)
  if ((isSwitch || agreeing.test(name)) && [...values()].some((value) => value !== '')) return 'agreeing'
  return hasStates(values()) ? kindOfStates(values()) : 'other'
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
const isAnswer = (value: string): boolean => TRUE.has(value) || FALSE.has(value) || isStateWord(value)

/** A column with the day of a confirmation, by its name. */
const confirming = /\b(confirm\w*|opt(ed)? ?in\w*|optin\w*|aktivier\w*|activat\w*|bestatigt\w*|verified|doi)\b/
const NOT_CONFIRMED = /^(?:0+(?:[-:. /T]0+)*|false|no|nein|non|n)$/i

/** Whether a cell of a column of confirmations says that there was none; an empty one does not say it. */
export const isUnconfirmed = (header: string, cell: string): boolean =>
  confirming.test(plainWords(header)) && NOT_CONFIRMED.test(cell.trim())
