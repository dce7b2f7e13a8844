import { typedText } from '#lib/text.ts'
import { maxDetailCharacters, maxNoteCharacters, maxReasonCharacters } from './coaching-rules.ts'

export const CoachingNote = typedText(maxNoteCharacters)
export const CoachingReason = typedText(maxReasonCharacters, 'Please say why')
export const CoachingDetails = typedText(maxDetailCharacters, 'Please say how you meet')
