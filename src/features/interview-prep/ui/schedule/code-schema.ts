import { z } from 'zod'

/** The code of a message. */
export const Code = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{4,10}$/, 'Please enter the code of the message'),
})
