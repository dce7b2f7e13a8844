import { typedText } from '#lib/text.ts'
import { maxCancelReasonCharacters, maxCoachingNoteCharacters, maxDetailCharacters } from './coaching-rules.ts'

export const CoachingNote = typedText(maxCoachingNoteCharacters)
export const CoachingReason = typedText(maxCancelReasonCharacters, 'Please say why')
export const CoachingDetails = typedText(maxDetailCharacters, 'Please say how you meet')
