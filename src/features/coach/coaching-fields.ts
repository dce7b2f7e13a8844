import { typedText } from '#lib/text.ts'
import { mostDetailCharacters, mostNoteCharacters, mostReasonCharacters } from './coaching-rules.ts'

export const CoachingNote = typedText(mostNoteCharacters)
export const CoachingReason = typedText(mostReasonCharacters, 'Please say why')
export const CoachingDetails = typedText(mostDetailCharacters, 'Please say how you meet')
