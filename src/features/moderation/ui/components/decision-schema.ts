import { z } from 'zod'
import { typedText } from '#lib/text.ts'
import { maxDecisionReasonCharacters } from '../../rules.ts'

/** The typed reason of a decision. */
export const Reason = z.object({ reason: typedText(maxDecisionReasonCharacters) })
