// What one cell of an exported list says of whether its person left.
import { plainWords } from '#lib/names.ts'
import {
  FALSE,
  isAboutLeft,
  isLeftWord,
  isNegated,
  isUnsure,
  type LeftReason,
  NOTHING,
  reasonIn,
  reasonOfColumn,
  STAYS,
  TRUE,
  TYPES,
  WEAK,
} from './leaver-words.ts'
import type { ColumnKind } from './state-columns.ts'

/** What one cell says. 'unsaid' has no value where others have one, 'weak' a value that does not decide, and 'cleared' says not left. */
export type CellSign =
  | 'none'
  | 'cleared'
  | { unsaid: string; isWeak?: boolean }
  | { text: string; suggestion: 'active' | 'left' | null; reason: LeftReason | null }

/** One question for all dates and reasons in a column: that there is one says that the person left. */
export const ANY_VALUE = 'any value'
const isNothing = (value: string) => value === '' || NOTHING.has(value) || /^[0 ]+$/.test(value)

const known = (text: string, suggestion: 'active' | 'left' | null, reason: LeftReason | null = null): CellSign => ({
  text,
  suggestion,
  reason: suggestion === 'active' ? null : reason,
})

/** `hasCodes` if its states are numbers, `isCount` if it counts bounces, and `isUsed` if some people confirmed by it. */
type Column = { kind: ColumnKind; name: string; hasCodes: boolean; isCount: boolean; isUsed: boolean }

export function signOf({ kind, name, hasCodes, isCount, isUsed }: Column, text: string): CellSign {
  if (kind === 'away') return 'none'
  if (kind === 'other') return signInText(text)
  if (kind === 'notes') return signInNote(text)
  if (kind === 'tags') return signInTags(text)
  const value = plainWords(text)
  if (isUnsure(value)) return known(text, null)
  if (kind === 'maybe') return maybeSign(value, text)
  // one bounce or several do not say that there will be no more mail
  if (kind === 'leaving' && isCount) return isNothing(value) ? 'none' : known(text, null)
  if (kind === 'leaving') return leavingSign(name, value, text)
  if (kind === 'paid') return FALSE.has(value) ? { unsaid: text, isWeak: true } : 'none'
  if (value === '' || NOTHING.has(value))
    return kind !== 'second' ? { unsaid: text } : isUsed ? known(text, null) : 'none'
  if (isLeftWord(value)) return known(text, 'left', reasonIn(value))
  if (STAYS.has(value) || (kind === 'type' && TYPES.has(value))) return known(text, 'active')
  // a mail server's answer, such as '550' or '5.1.1'
  if (/^[45]\d\d$|^[45](\.\d{1,3}){2}\b/.test(text)) return known(text, 'left', 'bounced')
  if (hasCodes && /^\d+$/.test(value)) return known(text, null)
  // a cross can mean either
  const isMark = value === 'x' || value === 'on'
  if (TRUE.has(value)) return known(text, isMark ? null : 'active')
  if (FALSE.has(value) && kind !== 'second') return known(text, 'left', noReason(kind, name))
  // what the system bills for, which no person agreed to
  if (value === 'marketing contact') return 'none'
  return isAboutLeft(value) ? known(text, 'left', reasonIn(value)) : known(text, null)
}

function leavingSign(name: string, value: string, text: string): CellSign {
  if (/^[?？]+$/.test(text)) return known(text, null)
  if (FALSE.has(value)) return /\b(\w*bounce\w*|spam|complain\w*)\b/.test(name) ? 'none' : 'cleared'
  if (isNothing(value)) return 'none'
  if (STAYS.has(value)) return known(text, null)
  // the cause of a bounce can be a word such as 'spam'
  const reason = /\bbounce\w* (reason|type|code)\b/.test(name) ? 'bounced' : (reasonIn(value) ?? reasonOfColumn(name))
  return known(TRUE.has(value) || isLeftWord(value) ? text : ANY_VALUE, 'left', reason)
}

/** Yes, no and the like in a column that may be about something else. */
function maybeSign(value: string, text: string): CellSign {
  if (value === '' && !/^[?？]+$/.test(text)) return 'none'
  const sign = signInText(text)
  return sign === 'none' ? known(text, null) : sign
}

/** Who has not confirmed never did; 'no' in other columns about consent can also mean that it was withdrawn. */
const noReason = (kind: ColumnKind, name: string): LeftReason | null =>
  kind === 'agreeing' && /\b(verified|confirmed|bestatigt)\b/.test(name) ? 'unconfirmed' : null

/** Separates the tags or lists in one cell. */
const LISTED = /[,;|\n]/
const WEB_ADDRESS = /https?:\S+/g
/** A sentence about leaving. An admin must decide what it means. */
const aboutLeaving = new RegExp(
  `\\b(${[
    'unsub\\w*|opt(ed)? ?out|do(es)? not (e ?)?mail|do not contact|do not send|(no|not any) (more|further) (e ?)?(mails?|newsletters?)',
    'no (e ?)?mails?|no newsletters?|(no longer|does not|doesn t|did not|didn t) (wants?|wish\\w*|agree\\w*|sign\\w*|consent\\w*)|stop (e ?)?mail\\w*|don t (e ?)?mail',
    'asked (us )?to stop|(please )?remove (me|him|her|them|from)|(take|took|taken|wants?|wanted) (me |him |her |them )?(off|out)|off (the|our) list|left (the|our) list',
    'no consent|never (agreed|consented|confirmed|signed)|consent withdrawn|gdpr (request|erasure|deletion)|erased?|bounc\\w*|undeliverable|returned mail|spam complaint|complained|complaint',
    'deceased|passed away|died|abgemeldet|abmeld\\w*|abbestell\\w*|keine (e ?)?mails?|keine[nr]? newsletter|kein newsletter|geloscht|\\w*beschwerde|unzustellbar|doi offen|verstorben',
    '(pendiente|por|sin) (de )?confirmar|bestatigung (fehlt|offen|steht aus)|(noch )?nicht bestatigt|not (yet )?confirmed|en attente de confirmation|kommt zuruck|kam zuruck|correo devuelto',
    'desinscri\\w*|desabonn\\w*|plus de (e ?)?mails?|ne veut plus|decede\\w*|dado de baja|no mas correos|fallecid[oa]',
  ].join('|')})\\b`,
)
/** Nothing to read, such as numbers, days and addresses. */
const isPlain = (text: string): boolean => text.length < 3 || !/\p{L}{3}/u.test(text) || /^[^\s@]+@[^\s@]+$/.test(text)

/** What a note about mail says, no program knows. */
const ABOUT_MAIL =
  /\b(e ?mails?|mails?|mailings?|newsletters?|nieuwsbrie\w*|correos?|courriels?|post|unbekannt|unknown|verteiler|stop\w*|contact\w*|kontakt\w*|raus|weg|out|off|left|gone|quit|fort)\b/

/** A note that mentions mail, or says that something is not, is asked; one that ends in a question too. */
function signInNote(text: string): CellSign {
  const sign = signInText(text)
  if (sign !== 'none' || isPlain(text)) return sign
  const value = plainWords(text.replace(WEB_ADDRESS, ' '))
  return isNegated(value) || ABOUT_MAIL.test(value) || /[?？]\s*$/.test(text) ? known(text, null) : 'none'
}

/** 'No list' among the names of lists. */
const signInTags = (text: string): CellSign => {
  const sign = signInText(text)
  return sign === 'none' && text.split(LISTED).some((one) => isNegated(plainWords(one).split(' ')[0] ?? ''))
    ? known(text, null)
    : sign
}

/** Looks for a sign of leaving in a column with another purpose. */
function signInText(text: string): CellSign {
  if (isPlain(text)) return 'none'
  const word = text
    .split(LISTED)
    .map(plainWords)
    .find((value) => isLeftWord(value) && !WEAK.has(value))
  if (word !== undefined) return known(text, 'left', reasonIn(word))
  return aboutLeaving.test(plainWords(text.replace(WEB_ADDRESS, ' '))) ? known(text, null) : 'none'
}
