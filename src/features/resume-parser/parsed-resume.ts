import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { Note } from './draft.ts'

/** The resume read in a document: its content, the lines of each value, and the numbers of lines that match no field. */
export type ParsedResume = { content: ResumeContent; notes: Note[]; unplaced: number[] }
