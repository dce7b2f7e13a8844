// Reads vCards (RFC 2426, RFC 6350 and the older 2.1) as far as contacts need it.

import { decodeText } from '#lib/csv-decode.ts'

type Property = { name: string; types: string; value: string }
export type Card = Record<
  'Name' | 'First name' | 'Last name' | 'Middle name' | 'Email' | 'Phone' | 'Company' | 'Job title' | 'URL' | 'Notes',
  string
>

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text.slice(0, 200).replace('\ufeff', ''))

/** The first `maxCards` people of a text of vCards. */
export function readVcards(text: string, maxCards: number): Card[] {
  const cards: Card[] = []
  let properties: Property[] | null = null
  for (const line of logicalLines(text)) {
    const property = readProperty(line)
    if (!property) continue
    if (property.name === 'BEGIN') properties = []
    else if (property.name === 'END') {
      if (properties && properties.length > 0) cards.push(cardOf(properties))
      properties = null
      if (cards.length === maxCards) return cards
    } else properties?.push(property)
  }
  return cards
}

/** Lines that continue begin with a space; those of quoted-printable text end with '='. */
function logicalLines(text: string): string[] {
  const lines: string[] = []
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)) {
    const before = lines.at(-1)
    if (before !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = before + line.slice(1)
    else if (before?.endsWith('=') && /QUOTED-PRINTABLE/i.test(before.split(':', 1)[0] ?? ''))
      lines[lines.length - 1] = before.slice(0, -1) + line
    else lines.push(line)
  }
  return lines
}

/** 'item1.EMAIL;type=INTERNET;type=pref:ida@mail.example' */
function readProperty(line: string): Property | null {
  const colon = colonOf(line)
  if (colon <= 0) return null
  const [label = '', ...parameters] = line.slice(0, colon).split(';')
  const types = parameters.join(';').toUpperCase()
  const value = line.slice(colon + 1)
  const isQuoted = types.includes('QUOTED-PRINTABLE')
  return {
    name: label
      .slice(label.lastIndexOf('.') + 1)
      .trim()
      .toUpperCase(),
    types,
    value: isQuoted ? unquote(value) : value,
  }
}

/** The first colon outside of quotes. */
function colonOf(line: string): number {
  let isInside = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isInside = !isInside
    else if (line[at] === ':' && !isInside) return at
  }
  return -1
}

/** Phones write UTF-8, and old programs the letters of Windows, whatever they state. */
function unquote(value: string): string {
  const bytes = Buffer.from(
    value
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
  return decodeText(bytes) ?? ''
}

const parts = (value: string): string[] => value.split(/(?<!\\);/).map(plainValue)
const plainValue = (value: string): string =>
  value
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;:\\])/g, '$1')
    .trim()

/** 1 for the preferred one; 'PREF=2' comes after 'PREF=1', and what has no rank comes last. */
function rankOf({ types }: Property): number {
  const rank = /\bPREF(?:=(\d{1,3}))?/.exec(types)
  return rank ? Number(rank[1] ?? 1) : 101
}

function cardOf(properties: readonly Property[]): Card {
  const all = (name: string) => properties.filter((one) => one.name === name).toSorted((a, b) => rankOf(a) - rankOf(b))
  const first = (name: string) => plainValue(all(name)[0]?.value ?? '')
  const [last = '', given = '', middle = ''] = parts(all('N')[0]?.value ?? '')
  const links = [...all('URL'), ...all('X-SOCIALPROFILE'), ...all('SOCIALPROFILE')].map(({ value }) =>
    plainValue(value),
  )
  return {
    Name: first('FN'),
    'First name': first('FN') ? '' : given,
    'Middle name': first('FN') ? '' : middle,
    'Last name': first('FN') ? '' : last,
    Email: all('EMAIL')
      .map(({ value }) => plainValue(value))
      .join('; '),
    Phone: all('TEL')
      .filter(({ types }) => !/FAX|PAGER/.test(types))
      .map(({ value }) => plainValue(value).replace(/^tel:/i, ''))
      .join('; '),
    Company: parts(all('ORG')[0]?.value ?? '')[0] ?? '',
    'Job title': first('TITLE') || first('ROLE'),
    URL: links.find((link) => /^https?:/i.test(link)) ?? links[0] ?? '',
    Notes: first('NOTE'),
  }
}
