import { z } from 'zod'
import { typedText } from '#lib/text.ts'
import { maxReasonCharacters } from '../../rules.ts'

/** The typed reason of a decision. */
export const Reason = z.object({ reason: typedText(maxReasonCharacters) })
