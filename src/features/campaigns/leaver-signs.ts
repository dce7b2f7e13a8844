// Lists of subscribers are exported by many systems, each with its own way to mark that a person has left, bounced,
// complained or never agreed. Any such sign in a row excludes its person; an unknown state needs an answer and is
// never guessed.

import { plainWords } from '#lib/names.ts'

/** An unknown value in a state column. Only an admin can decide whether these people may be mailed. */
export type StateQuestion = { column: string; value: string; rows: number }
export type StateAnswer = { column: string; value: string; mayMail: boolean }

export const FILE_NAME = 'File name'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(',').map(plainWords))

const LEFT =
  setOf(`unsubscribed, unsubscribe, cleaned, bounced, bounce, hard bounce, hard bounced, soft bounce, soft bounced,
  complained, complaint, spam, spam complaint, reported spam, marked as spam, junk, blocklisted, blacklisted, blocked, disabled, inactive,
  non subscribed, nonsubscribed, not subscribed, never subscribed, never, unconfirmed, not confirmed, not active, pending, awaiting confirmation,
  awaiting, waiting, archived, deleted, removed, suppressed, opted out, opt out, optout, no permission, no consent, not set, invalid,
  undeliverable, transactional, cancelled, canceled, expired, temporary hold, churned, do not mail, do not email, do not contact, email disabled,
  abgemeldet, ausgetragen, inaktiv, gesperrt, unbestatigt, nicht bestatigt, widerrufen, desinscrit, desabonne, inactif, baja, dado de baja,
  inactivo, cancelado, disiscritto, inattivo, cancellato, descadastrado, inativo, odhlasen, wypisany, afgemeld,
  unactivated, not activated, excluded, quarantined, 退订, 已退订, 取消订阅, 已取消订阅, 退訂, 已退訂, 取消訂閱, 已取消訂閱, 配信停止, 購読解除,
  購読停止, 退会, 수신거부, 수신 거부, 구독취소, 구독 취소, отписан, отписана, отписался, отписалась, غير مشترك, ألغى الاشتراك, تم إلغاء الاشتراك,
  إلغاء الاشتراك, ملغى`)
const STAYS =
  setOf(`subscribed, active, enabled, confirmed, opted in, opt in, optin, verified, valid, ok, free, paid, comped,
  complimentary, deliverable, registered, member, subscriber, express, explicit, implied, aktiv, angemeldet, bestatigt, actif, inscrit,
  abonne, activo, suscrito, attivo, iscritto, ativo, inscrito, zapisany, aangemeld, 订阅, 已订阅, 訂閱, 已訂閱, 購読中, 구독중, 구독 중,
  подписан, подписана, подписался, активен, активна, مشترك, نشط`)
const TRUE = setOf('1, true, yes, y, x, on, t, ja, oui, si, sim, tak, wahr, vrai')
const FALSE = setOf('0, false, no, n, off, f, nein, non, nao, nie, falsch, faux, null, none, nil, na, n a')

/** Columns with the date, mark or reason of an unsubscription. */
const leaving =
  /\b(unsub\w*|opt(ed)? ?out\w*|cleaned|clean (time|date|campaign)|bounced?|bounces|complain\w*|spam|delet(ed|ion)|remov(ed|al)|exclu(ded|sion)|quarantin\w*|stop(ped)? (at|time|date|status|reason)|suppress\w*|block ?listed|black ?listed|blocked|disabled|do not (e ?)?mail|do not contact|archived|churned|erased|abgemeldet|abmeld\w*|austrag\w*|desinscri\w*|desabonn\w*|baja)\b/
const leavingOtherwise = [
  ...setOf('退订, 退訂, 取消订阅, 取消訂閱, 配信停止, 購読解除, 수신거부, отпис, إلغاء الاشتراك'),
]
/** Columns that record consent. */
const agreeing =
  /\b(subscribed|opt(ed)? ?in|optin|accepts?( email)? marketing|(email )?marketing (consent|permission|opt in)|consent|confirmed|permission|einwilligung|angemeldet|bestatigt|inscrit|abonne|suscrito)\b/
/** Details of the consent (when, where, how) do not prove that it is still valid. */
const circumstance = /\b(at|on|date|time|ip|source|type|plan|tier|created|since|latitude|longitude|by)\b/
const stateColumn = /\b(status|state|statut|estado|stato|zustand|stav|stan|durum|tilstand)\b/
const otherState = [...setOf('状态, 狀態, 状態, 상태, статус, состояние, حالة')]
/** Columns that mark with yes or no whether a person is mailed; with other values they mean something else. */
const switchColumn =
  /^(is )?(active|enabled|aktiv|actif|activo|attivo)$|\b(newsletters?|mailings?|can (e ?)?mail|mailable|receives?|gdpr|dsgvo|rgpd|marketing)\b/
const otherStatus = /\b(marital|employment|order|payment|fulfil\w*|shipping|job|tax)\b/

type Kind = 'leaving' | 'agreeing' | 'state' | 'other'

function kindOf(header: string, values: readonly string[]): Kind {
  const name = plainWords(header.replace(/([a-z])([A-Z])/g, '$1 $2'))
  const has = (word: string) => name.includes(word)
  if (leaving.test(name) || leavingOtherwise.some(has)) return 'leaving'
  if (stateColumn.test(name) || otherState.some(has)) {
    if (otherStatus.test(name)) return 'other'
    // 'state' can be a US state, unless some value is known as a subscription state
    const isPlace =
      /^(state|estado|stato|etat)$/.test(name) && !values.some((value) => LEFT.has(value) || STAYS.has(value))
    return isPlace ? 'other' : 'state'
  }
  if (circumstance.test(name)) return 'other'
  const isSwitch = switchColumn.test(name) && values.some(isAnswer)
  return isSwitch || agreeing.test(name) ? 'agreeing' : 'other'
}

const isAnswer = (value: string) => [TRUE, FALSE, LEFT, STAYS].some((words) => words.has(value))

type Sign = 'left' | 'stays' | 'asked' | 'none'

function signOf(kind: Kind, cell: string): Sign {
  const value = plainWords(cell)
  if (kind === 'leaving') return value === '' || FALSE.has(value) ? 'none' : 'left'
  if (kind === 'other') return signInText(cell)
  if (LEFT.has(value)) return 'left'
  if (STAYS.has(value)) return 'stays'
  if (kind === 'state') return value === '' ? 'none' : TRUE.has(value) ? 'stays' : FALSE.has(value) ? 'left' : 'asked'
  // an empty consent counts as no consent
  return TRUE.has(value) ? 'stays' : value === '' || FALSE.has(value) ? 'left' : 'asked'
}

/** Separates the tags or lists in one cell. */
const LISTED = /[,;|\n]/
const WEB_ADDRESS = /https?:\S+/g
/** A sentence about leaving. An admin must decide what it means. */
const aboutLeaving =
  /\b(unsub\w*|opt(ed)? ?out|do not (e ?)?mail|do not contact|abgemeldet|abmeld\w*|desinscri\w*|desabonn\w*|dado de baja)\b/

/** Looks for a sign of leaving in a column with another purpose, such as tags or notes. */
function signInText(cell: string): Sign {
  const values = cell.split(LISTED).map(plainWords)
  if (values.some((value) => LEFT.has(value) && !WEAK.has(value))) return 'left'
  return aboutLeaving.test(plainWords(cell.replace(WEB_ADDRESS, ' '))) ? 'asked' : 'none'
}

/** Words that mean something else in unrelated columns, such as the state of an order or a note. */
const WEAK = setOf(
  'pending, waiting, never, invalid, inactive, expired, removed, deleted, archived, disabled, not set, spam, awaiting, bounce, blocked, junk, cancelled, canceled, cancelado, transactional, baja',
)

const leaverFile =
  /unsub|opt.?out|suppress|bounce|cleaned|block.?list|black.?list|complain|spam|invalid|exclu|remov|delet|quarantin|inactive|disabled|abgemeldet|abmeld|desinscri|desabonn|退订|退訂|配信停止|отпис/

type Table = { header: readonly string[]; rows: readonly { cells: readonly string[] }[] }
export type LeaverReading = {
  /** For each row whether its person may be mailed; 'asked' while a question is open. */
  states: ('stays' | 'left' | 'asked')[]
  questions: StateQuestion[]
  /** The relevant columns, by index. */
  columns: Set<number>
}

/**
 * Decides which people on a list may be mailed. `skip` lists the address and name columns. A sign of leaving takes precedence over any
 * answer.
 */
export function readLeaverSigns(
  { header, rows }: Table,
  { skip, answers, fileName = '' }: { skip: readonly number[]; answers: readonly StateAnswer[]; fileName?: string },
): LeaverReading {
  const known = new Map(answers.map(({ column, value, mayMail }) => [`${column}\n${plainWords(value)}`, mayMail]))
  const questions = new Map<string, StateQuestion>()
  const ask = (column: string, value: string): Sign => {
    const key = `${column}\n${plainWords(value)}`
    const mayMail = known.get(key)
    const question = questions.get(key) ?? { column, value, rows: 0 }
    question.rows += 1
    questions.set(key, question)
    return mayMail === undefined ? 'asked' : mayMail ? 'stays' : 'left'
  }
  const kinds = header.map((name, at) => {
    if (skip.includes(at)) return 'other' as const
    const values = rows.map(({ cells }) => plainWords(cells[at] ?? ''))
    const kind = kindOf(name, values)
    return kind === 'agreeing' && values.every((value) => value === '') ? 'other' : kind
  })
  const isLeaverFile =
    leaverFile.test(plainWords(fileName).replaceAll(' ', '')) || leaverFile.test(fileName.toLowerCase())
  const states = rows.map(({ cells }) => {
    const signs = kinds.map((kind, at): Sign => {
      if (skip.includes(at)) return 'none'
      const sign = signOf(kind, cells[at] ?? '')
      return sign === 'asked' ? ask(header[at] ?? '', (cells[at] ?? '').trim().slice(0, 100)) : sign
    })
    if (isLeaverFile) signs.push(ask(FILE_NAME, fileName))
    if (signs.includes('left')) return 'left' as const
    return signs.includes('asked') ? ('asked' as const) : ('stays' as const)
  })
  const columns = new Set(kinds.flatMap((kind, at) => (kind === 'other' || skip.includes(at) ? [] : [at])))
  return { states, questions: [...questions.values()], columns }
}
