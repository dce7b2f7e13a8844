import { asciiAddress } from './ascii-address.ts'

/** Letters of any script before the @, and a domain in the form that mail servers use: 'xn--p1ai' is a valid last part, like 'com'. */
export const addressPattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/iu

/** The maximum length of an address that mail servers accept. */
export const longestAddress = 254

/** Normalizes a typed address to the form that is stored: composed letters, and the domain in ASCII. */
export const tidyEmail = (text: string): string => asciiAddress(text.trim().normalize('NFC'))

export const isEmailAddress = (text: string): boolean => text.length <= longestAddress && addressPattern.test(text)
