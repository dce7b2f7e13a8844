import { tidyOptions } from '#features/job-postings/question-rules.ts'

/** 'a) ', '1. ', '- ' and '• ' before an option. */
const MARK = /^\s*(?:[•▪●‣*–—-]|\[\s?[x ]?\s?\]|[☐☑○◯]|\(?[a-h1-9]\d?[.)])\s+/iu

/** The options of one cell. Line breaks divide it first, then '|', ';', ' / ' and ',' — whichever of them it has. */
export function splitOptions(text: string): string[] {
  const bare = text.replace(/<br\s?\/?>|\\n/gi, '\n').trim()
  const list = /^\[.*\]$/s.test(bare) ? listIn(bare) : null
  return tidyOptions((list ?? partsOf(bare)).map((one) => unquoted(one.replace(MARK, ''))))
}

function partsOf(text: string): string[] {
  if (/[\n\r]/.test(text)) return text.split(/[\n\r]+/)
  if (text.includes('|')) return text.split('|')
  if (/[☐☑○◯]|\[\s?\]/u.test(text)) return text.split(/[☐☑○◯]|\[\s?\]/u)
  if (text.includes(';')) return quotedParts(text, ';')
  if (/[•▪●]/u.test(text)) return text.split(/[•▪●]/u)
  // 'a) Berlin b) Hamburg'
  if (/^\(?[a1][.)]\s/i.test(text)) return oneSpaced(text).split(/ (?=\(?[b-h2-9][.)] )/i)
  if (/\s\/+\s/.test(text)) return oneSpaced(text).split(/ \/{1,2} /)
  if (text.includes(',')) return commaParts(text)
  if (/\t|\s{3,}/.test(text)) return text.split(/\t|\s{3,}/)
  if (text.includes('/') && !/https?:|\d\/\d/.test(text)) return text.split('/')
  if (/\s[–—-]\s/.test(text)) return text.split(/\s[–—-]\s/)
  return commaParts(text)
}

/** A comma with a space after it, if there is one, because '30,000' has none; 'Yes, No or Maybe' is three. */
function commaParts(text: string): string[] {
  const parts = quotedParts(/,\s/.test(text) ? text.replace(/,(?=\S)/g, INNER_COMMA) : text, ',')
  const last = /^(.{1,40}?)\s(?:or|oder|ou|o|of|lub)\s(.{1,40})$/i.exec(parts.at(-1)?.trim() ?? '')
  const all = last?.[1] && last[2] && parts.length < 3 ? [...parts.slice(0, -1), last[1], last[2]] : parts
  return all.map((part) => part.replaceAll(INNER_COMMA, ','))
}
const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ')
const INNER_COMMA = '\ue000'

/** Divides at a character, except inside of quotes and brackets. */
function quotedParts(text: string, separator: string): string[] {
  const parts: string[] = []
  let [depth, isQuoted, part] = [0, false, '']
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === '(') depth += 1
    if (letter === ')') depth = Math.max(0, depth - 1)
    if (letter === separator && depth === 0 && !isQuoted) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  // a bracket that never closes divides nothing
  return depth > 0 || isQuoted ? text.split(separator) : [...parts, part]
}

function listIn(text: string): string[] | null {
  try {
    const list = JSON.parse(text) as unknown
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : null
  } catch {
    return null
  }
}

const unquoted = (text: string): string => text.trim().replace(/^(["'“„«])(.*)(["'”“»])$/s, '$2')

const OUT =
  /[([](?:k\.?o\.?|knock-?\s?out|disqualif\w{0,12}|deal-?\s?breaker|reject\w{0,6}|ausschluss\w{0,12}|eliminat\w{0,8}|excluy\w{0,8})[)\]]$/i

/** An option without the mark that it rules a person out. */
export function withoutOut(option: string): { text: string; isOut: boolean } {
  const text = option.trim()
  return OUT.test(text) ? { text: text.replace(OUT, '').trim(), isOut: true } : { text, isOut: false }
}
