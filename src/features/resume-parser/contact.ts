/** The contact details found in a line, and the rest of the line. */
export type FoundContact = { email: string; phone: string; linkedIn: string; links: string[]; rest: string[] }

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/u
const LINK =
  /(?:https?:\/\/|www\.)[^\s|\u00b7\u2022,;]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|app|co|ai|de|fr|es|eu|uk|at|ch|pl|info|tech|design|example)(?:\/[^\s|\u00b7\u2022,;)]*)?/giu
const PHONE = /(?<![\p{L}\d/])\(?(?:\+|00)?\(?\d[\d\s().\u2011\u2013-]{5,18}\d(?![\p{L}\d/])/u
/** A phone number with a separate area or network code: '0163 / 7825671'. */
const WITH_CODE = /(?<![\p{L}\d/])\(?0\d{2,5}\)?\s?\/\s?\d[\d\s-]{4,12}\d(?![\p{L}\d/])/u
/** A postal code before a phone number of ten digits. */
const CODE_BEFORE = /^\d{5}(?:-\d{4})?\s+(?=\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4}$)/
/** A single postal code in the format of Portugal. */
const CODE_ALONE = /^\d{4}-\d{3}$/

/** An icon before a value. In some icon fonts it has the code of a letter or fraction: '\u00bd Bremen'. */
const ICON =
  /^(?:[^\p{L}\p{M}\p{N}\s("'\u201c\u201e\u00ab+-]|[\u00bc-\u00be]|[\u00d0-\u00de\u00f0-\u024f](?=\s[\p{Lu}\p{sc=Arabic}\p{sc=Hebrew}]))\s+/u

const LABEL =
  /^(e-?mail|mail|phone|mobile|mob|cell|tel(e(fon|phone|fono))?|mobil|handy|portable|telephone|t\u00e9l(\u00e9phone)?|correo( electr\u00f3nico)?|m\u00f3vil|website|web|site|portfolio|linked ?in|github|address|adresse|direcci\u00f3n|location|wohnort|ort|ciudad|ville)\s*(?:[:.]\s*)?$/iu

/** Extracts the email address, phone number and links of a line; the rest of the line is returned in parts. */
export function takeContact(text: string, hidden: readonly string[] = []): FoundContact {
  const email =
    EMAIL.exec(text)?.[0] ??
    hidden
      .find((link) => link.startsWith('mailto:'))
      ?.slice(7)
      .split('?')[0] ??
    ''
  let rest = text.replace(EMAIL, '\t')
  const shown = [...rest.matchAll(LINK)].map(([link]) => link.replace(/(?<![.,;)])[.,;)]+$/, ''))
  rest = rest.replace(LINK, '\t')
  const number = (WITH_CODE.exec(rest) ?? PHONE.exec(rest))?.[0].replace(CODE_BEFORE, '') ?? ''
  const isNumber =
    (number.match(/\d/g) ?? []).length >= 7 &&
    !CODE_ALONE.test(number) &&
    !/^\D*(19|20)\d{2}\D+(19|20)\d{2}\D*$/.test(number)
  if (isNumber) rest = rest.replace(number, '\t')
  const links = [...shown, ...hidden.filter((link) => /^https?:/i.test(link))]
  const isLinkedIn = (link: string) => /linkedin\.com/i.test(link)
  return {
    email,
    phone: isNumber ? number.trim() : '',
    linkedIn: links.find(isLinkedIn) ?? '',
    links: unique(links.filter((link) => !isLinkedIn(link))),
    rest: rest
      .split(/[\t|\u00b7\u2022\u2013;]|\s[-/]\s/)
      .map((part) => part.replace(/^[\s,:]+|(?<![\s,:])[\s,:]+$/g, ''))
      .map((part) => part.replace(ICON, ''))
      .map((part) => part.replace(LABEL, '').replace(/^(address|adresse|direcci\u00f3n|location|wohnort)\s*:\s*/iu, ''))
      .filter((part) => /[\p{L}\p{N}]/u.test(part) && !isHandle(part, hidden)),
  }
}

/** Whether a text is an account name next to an icon: its hidden link ends in the same name. */
function isHandle(part: string, hidden: readonly string[]): boolean {
  const words = part.toLowerCase().split(/\s+/)
  return words.length <= 2 && hidden.some((link) => plain(link).endsWith(`/${words.at(-1)}`))
}

const plain = (link: string) => link.toLowerCase().replace(/^https?:\/\/(www\.)?|\/$/g, '')

function unique(links: readonly string[]): string[] {
  const seen = new Set<string>()
  return links.filter((link) => !seen.has(plain(link)) && seen.add(plain(link)))
}
