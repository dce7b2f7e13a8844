import { asciiAddress } from './ascii-address.ts'

/** Letters of any script before the @, and a domain as mail servers know it: 'xn--p1ai' is a last part as well as 'com'. */
export const addressPattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/iu

/** Letters of the longest address that mail servers take. */
export const longestAddress = 254

/** A typed address in the one form that is stored: composed letters, and the domain in ASCII. */
export const tidyEmail = (text: string): string => asciiAddress(text.trim().normalize('NFC'))

export const isEmailAddress = (text: string): boolean => text.length <= longestAddress && addressPattern.test(text)
