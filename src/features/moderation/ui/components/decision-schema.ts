import { z } from 'zod'
import { typedText } from '#lib/text.ts'
import { mostReasonCharacters } from '../../rules.ts'

/** The typed reason of a decision. */
export const Reason = z.object({ reason: typedText(mostReasonCharacters) })
