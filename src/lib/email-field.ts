import { z } from 'zod'
import { addressPattern, longestAddress, tidyEmail } from './email-address.ts'

/** An email address that a user typed, including one such as 'zoë@münchen.example'. Every refusal has the same text. */
export const emailField = (error: string) =>
  z
    .string()
    .trim()
    .max(longestAddress, error)
    .transform(tidyEmail)
    .pipe(z.email({ pattern: addressPattern, error }).max(longestAddress, error))
