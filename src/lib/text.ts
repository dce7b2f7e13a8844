import { z } from 'zod'
import { storableText, tidyLine, tooLong } from './tidy-text.ts'

/** How many blanks and invisible signs a text may have beside its words, at least; they are removed before it is counted. */
const MOST_BLANKS = 1_000

/** Text that is too long is refused before anything else reads it: what follows may cost more than its length. */
const typed = (tidy: (text: string) => string) => (max: number, required?: string) => {
  const refusal = { error: tooLong(max), abort: true }
  const most = z.string().max(max, refusal)
  return z
    .string()
    .max(2 * max + MOST_BLANKS, refusal)
    .transform(tidy)
    .pipe(required === undefined ? most : most.min(1, required))
}

/** Text that a user typed, tidied; empty is allowed unless `required` has an error text for it. */
export const typedText = typed(storableText)

/** The same on one line: names, titles, places. */
export const typedLine = typed(tidyLine)

const WEB_ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\d-]{2}\.(?:com|net|org|info|biz|io|co|app|dev|shop|site|online|top|xyz|ru|cn|test|example)\b/iu

const LINK = /:\/\/|\bwww\.|[\p{L}\d-]{2}\.\p{L}{2,6}\//iu
const MOST_WORDS_WITH_DOMAIN = 4

/** "Booking.com B.V." is a name; an address with a path, or a sentence with a domain in it, asks to be followed. */
const isCompanyName = (name: string) =>
  !LINK.test(name) && (!WEB_ADDRESS.test(name) || name.split(' ').length <= MOST_WORDS_WITH_DOMAIN)

/** A company's name, which mails to people outside name: one line of at most 120 characters without a link. */
export const companyName = (required: string) =>
  typedLine(120, required).refine(isCompanyName, 'A name cannot contain a web address')

/** A person's name: one line of at most 100 characters without a web address, since mails to others begin with it. */
export const personName = (required: string) =>
  typedLine(100, required).refine((name) => !WEB_ADDRESS.test(name), 'A name cannot contain a web address')
