import { z } from 'zod'
import { typedText } from '#lib/text.ts'
import { mostReasonCharacters } from '../../rules.ts'

/** What is typed with a decision. */
export const Reason = z.object({ reason: typedText(mostReasonCharacters) })
