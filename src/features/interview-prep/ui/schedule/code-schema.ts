import { z } from 'zod'

/** The code from the text message. */
export const Code = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{4,10}$/, 'Enter the code from the message'),
})
