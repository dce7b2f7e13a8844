import { z } from 'zod'
import { storableText, tidyLine, tooLong } from './tidy-text.ts'

/** How many spaces and invisible characters a text may have in addition to its limit; they are removed before it is counted. */
const MAX_BLANKS = 1_000

/** Refuse a text that is too long first: the later checks may take more time than its length suggests. */
const typed = (tidy: (text: string) => string) => (max: number, required?: string) => {
  const refusal = { error: tooLong(max), abort: true }
  const most = z.string().max(max, refusal)
  return z
    .string()
    .max(2 * max + MAX_BLANKS, refusal)
    .transform(tidy)
    .pipe(required === undefined ? most : most.min(1, required))
}

/** Tidied text that a user typed; it may be empty unless `required` contains an error text. */
export const typedText = typed(storableText)

/** The same for a single line: names, titles, places. */
export const typedLine = typed(tidyLine)

const WEB_ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\d-]{2}\.(?:com|net|org|info|biz|io|co|app|dev|shop|site|online|top|xyz|ru|cn|test|example)\b/iu

const LINK = /:\/\/|\bwww\.|[\p{L}\d-]{2}\.\p{L}{2,6}\//iu
const MAX_WORDS_WITH_DOMAIN = 4

/** "Booking.com B.V." is a name; a URL with a path, or a sentence that contains a domain, is an invitation to click. */
const isCompanyName = (name: string) =>
  !LINK.test(name) && (!WEB_ADDRESS.test(name) || name.split(' ').length <= MAX_WORDS_WITH_DOMAIN)

/** A company's name: one line of at most 120 characters without a link, because mails to people outside the company contain it. */
export const companyName = (required: string) =>
  typedLine(120, required).refine(isCompanyName, 'A name cannot contain a web address')

/** A person's name: one line of at most 100 characters without a web address, because mails to others begin with it. */
export const personName = (required: string) =>
  typedLine(100, required).refine((name) => !WEB_ADDRESS.test(name), 'A name cannot contain a web address')
