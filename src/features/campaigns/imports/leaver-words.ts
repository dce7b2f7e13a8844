// Words for the state of a person on a list, in the languages of the systems that lists come from. All are compared as plainWords.
import { plainWords } from '#lib/names.ts'

/** Why a person left, the one that counts most first. */
export const leftReasons = ['complained', 'bounced', 'cleaned', 'unsubscribed', 'unconfirmed', 'never agreed'] as const
export type LeftReason = (typeof leftReasons)[number]

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(',').map(plainWords))

/** `unknown` are words that do not say why. */
const left: Record<LeftReason | 'unknown', string> = {
  complained: `complained, complaint, junk, marked as junk, spam, spam complaint, reported spam, reported as spam, marked as spam, abuse, abuse complaint,
    spam beschwerde, plainte, plainte spam, plainte pour spam, queja, queja de spam, reclamacion de spam, segnalato come spam, spamklacht`,
  bounced: `bounced, bounce, hard bounce, hard bounced, hardbounce, hardbounced, invalid, undeliverable,
    unreachable, unroutable, mailbox unavailable, unzustellbar, nicht zustellbar, nicht erreichbar, ungultig, rebond, rebond definitif, rebond permanent, injoignable,
    rebote, rebotado, rebotada, rebote duro, rimbalzato, onbestelbaar, odbity`,
  cleaned: 'cleaned, cleansed, bereinigt, nettoye, nettoyee, limpiado',
  unsubscribed: `unsubscribed, unsubscribe, no longer subscribed, opted out, opt out, optout, do not mail, do not email, do not contact, cancelled, canceled,
    withdrawn, revoked, consent withdrawn, abgemeldet, ausgetragen, abbestellt, widerrufen, widerspruch, gekundigt, nicht mehr abonniert, desinscrit,
    desinscrite, desabonne, desabonnee, resilie, baja, dado de baja, dada de baja, cancelado, cancelada, desuscrito, desuscrita, disiscritto, disiscritta,
    cancellato, cancellata, descadastrado, descadastrada, descadastrou se, odhlasen, wypisany, wypisana, afgemeld, uitgeschreven, opgezegd, 退订, 已退订, 取消订阅,
    已取消订阅, 退訂, 已退訂, 取消訂閱, 已取消訂閱, 配信停止, 購読解除, 購読停止, 退会, 수신거부, 수신 거부, 구독취소, 구독 취소, отписан, отписана, отписался,
    отписалась, غير مشترك, ألغى الاشتراك, تم إلغاء الاشتراك, إلغاء الاشتراك, ملغى`,
  unconfirmed: `unconfirmed, not confirmed, pending, pending confirmation, confirmation pending, awaiting confirmation, awaiting, waiting, waiting for confirmation, unactivated,
    not activated, unverified, not verified, doi pending, doi open, doi offen, unbestatigt, nicht bestatigt, nicht aktiviert, bestatigung ausstehend, bestatigung offen,
    ausstehend, en attente, en attente de confirmation, non confirme, non confirmee, pendiente, pendiente de confirmacion, sin confirmar, no confirmado, no confirmada,
    in attesa, in attesa di conferma, non confermato, non confermata, pendente, aguardando confirmacao, nao confirmado, nao confirmada, niet bevestigd, in afwachting, niepotwierdzony`,
  'never agreed': `non subscribed, nonsubscribed, not subscribed, never subscribed, no permission, no permissions set, no permission set, no consent, consent no,
    not consented, without consent, nicht angemeldet, keine einwilligung, ohne einwilligung, nicht eingewilligt, liegt nicht vor, einwilligung fehlt,
    einwilligung liegt nicht vor, sans consentement, pas de consentement, non inscrit, non inscrite, non abonne, non abonnee, sin consentimiento, no suscrito, no suscrita,
    senza consenso, non iscritto, non iscritta, sem consentimento, nao inscrito, geen toestemming, niet ingeschreven`,
  unknown: `spammy, spam trap, spamtrap, never, not set, transactional, blocklisted, blacklisted, blocked, blocklist, blacklist, disabled, not active, deleted, removed, suppressed, excluded, quarantined,
    expired, email disabled, deactivated, deceased, dead, gesperrt, deaktiviert, geloscht, ausgeschlossen, verstorben, bloque, bloquee,
    exclu, exclue, exclu des campagnes, exclue des campagnes, supprime, supprimee, decede, decedee, bloqueado, bloqueada, eliminado, eliminada, borrado, fallecido, fallecida, bloccato,
    bloccata, eliminato, deceduto, excluido, removido, falecido, geblokkeerd, verwijderd, overleden, usuniety, zablokowany`,
}

const reasonOfWord = new Map<string, LeftReason | 'unknown'>(
  (Object.keys(left) as (LeftReason | 'unknown')[]).flatMap((reason) =>
    [...setOf(left[reason])].map((word) => [word, reason] as const),
  ),
)
export const isLeftWord = (word: string): boolean => reasonOfWord.has(word)

/** Parts of words that say why, also in longer texts and names of columns. */
const stems: [LeftReason | 'unknown', RegExp][] = [
  ['complained', /\b(complain\w*|plainte\w*|\w*beschwerde\w*|spam(?! ?trap|my)\w*|abuse|queja)\b/],
  ['bounced', /\b(\w*bounce[ds]?|unzustellbar|undeliverable|unreachable|rebond|rebote|rebotad[oa])\b/],
  ['cleaned', /\bclean(ed)?\b/],
  [
    'unsubscribed',
    /\b(unsub\w*|opt(ed)? ?outs?|cancel\w*|abgemeldet|abmeld\w*|abbestell\w*|ausgetragen|austrag\w*|widerruf\w*|widerspr\w*|desinscri\w*|desabonn\w*|disiscri\w*|descadastr\w*|baja|uitgeschreven|uitschrij\w*|afgemeld|wypisan\w*|deaktiviert|deactivated)\b/,
  ],
  ['unconfirmed', /\b(unconfirmed|unverified|pending|awaiting|unbestatigt|ausstehend|en attente|pendiente|doi)\b/],
  [
    'unknown',
    /\b(black ?list\w*|block ?list\w*|blocked|bloque?\w*|gesperrt|exclu\w*|suppress\w*|supprim\w*|delet\w*|geloscht|remov\w*|disabled|deceased|verstorben|eliminad[oa]|borrad[oa]|verwijderd)\b/,
  ],
]
const stemIn = (text: string) => stems.find(([, stem]) => stem.test(text))?.[0]

/** Why a person left by a word or a text; null if it does not say. */
export function reasonIn(text: string): LeftReason | null {
  const reason = reasonOfWord.get(text) ?? stemIn(text)
  return reason === undefined || reason === 'unknown' ? null : reason
}

/** Why a person has a mark in a column of this name. */
export function reasonOfColumn(name: string): LeftReason | null {
  const reason = stemIn(name)
  return reason === undefined || reason === 'unknown' ? null : reason
}

/** Failed once, and can succeed the next time. */
const UNSURE = setOf(
  'soft bounce, soft bounced, softbounce, softbounced, soft bounces, transient bounce, temporary bounce, paused, pausiert, on hold, snoozed',
)
export const isUnsure = (word: string): boolean => UNSURE.has(word)

const NEGATION =
  /\b(not?|non|none|never|nothing|without|nicht|nichts|keine?\w*|nie|ohne|pas|sans|rien|jamais|sin|nada|nunca|nao|sem|niet|niets|geen|nooit|nessun\w*|senza|mai|bez|brak|ingen|inte|ikke|ei)\b/

export const isNegated = (text: string): boolean => NEGATION.test(text)

/** A longer text of a state that contains a word for leaving, and nothing that negates it. */
export const isAboutLeft = (text: string): boolean => stemIn(text) !== undefined && !NEGATION.test(text)

export const STAYS =
  setOf(`subscribed, active, enabled, confirmed, opted in, opt in, optin, verified, member, subscriber, express,
  explicit, implied, aktiv, angemeldet, abonniert, bestatigt, eingetragen, eingewilligt, actif, active, inscrit, inscrite, abonne, abonnee, confirme, confirmee, activo, activa,
  suscrito, suscrita, confirmado, confirmada, attivo, attiva, iscritto, iscritta, confermato, ativo, ativa, inscrito, inscrita, assinante, zapisany, aangemeld, ingeschreven, geabonneerd,
  actief, 订阅, 已订阅, 訂閱, 已訂閱, 購読中, 구독중, 구독 중, подписан, подписана, подписался, активен, активна, مشترك, نشط`)
/** Kinds of subscriber that are all emailed; in a column of states they only say who pays. */
export const TYPES = setOf('regular, premium, gifted, free, paid, comped, comp, complimentary, trial, founding')
export const TRUE = setOf('1, true, yes, y, x, on, t, ja, oui, si, sim, tak, wahr, vrai, verdadero, vero')
export const FALSE = setOf('0, false, no, n, off, f, nein, non, nao, nie, nee, falsch, faux, falso')
/** No value, as programs write it. */
export const NOTHING = setOf('none, null, nil, na, n a, undefined, nan')

/** Words that are only used for states of subscribers. */
export const isPlainState = (word: string): boolean =>
  (isLeftWord(word) && !WEAK.has(word)) || /^((non|un) ?)?subscribed$/.test(word)

/** Words with another meaning in unrelated columns, such as the state of an order or a note. */
export const WEAK = setOf(
  'pending, waiting, never, invalid, expired, removed, deleted, disabled, not set, spam, awaiting, bounce, blocked, junk, cancelled, canceled, cancelado, transactional, baja, revoked, withdrawn, abuse, dead, blocklist, blacklist, ungultig, ausstehend, pendiente, pendente, unverified',
)
