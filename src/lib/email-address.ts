import { z } from 'zod'
import { asciiAddress } from './ascii-address.ts'

/** Letters of any script before the @, and a domain as mail servers know it: 'xn--p1ai' is a last part as well as 'com'. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/iu

const LONGEST = 254

/** A typed address in the one form that is stored: composed letters, and the domain in ASCII. */
export const tidyEmail = (text: string): string => asciiAddress(text.trim().normalize('NFC'))

export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text)

/** An address that a user typed, also one such as 'zoë@münchen.example'. Every refusal has the same text. */
export const emailField = (error: string) =>
  z
    .string()
    .trim()
    .max(LONGEST, error)
    .transform(tidyEmail)
    .pipe(z.email({ pattern: ADDRESS, error }).max(LONGEST, error))
