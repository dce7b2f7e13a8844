import { api } from '#client/api.ts'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyLetter, LetterContent } from '#features/document-content/letter-content.ts'
import { emptyResume, ResumeContent, resumeSections } from '#features/document-content/resume-content.ts'
import { resumeText } from '#features/documents/exports/resume-text.ts'
import { isoDay } from '#lib/dates.ts'
import { keepReadable } from '#lib/keep-readable.ts'
import { localZone } from '#ui/use-zone.ts'
import { beginLetter } from '../letter/begin-letter.ts'
import type { EditorKind } from './editor-kind.ts'

export const resumeKind: EditorKind<ResumeContent> = {
  kind: 'resume',
  noun: 'resume',
  path: '/app/documents/resume',
  texts: { untitled: 'New Resume', failed: 'Failed to load resume', missing: 'Resume not found' },
  load: (id) => api.editors.openResume.call({ id }),
  loadVersion: (id, versionId) => api.editors.openResumeVersion.call({ id, versionId }),
  save: (id, written, how) => api.editors.saveResume.call({ id, ...written, ...how }),
  lay: (written, options) => api.previews.resume.call(written, options),
  readContent: (stored) => keepReadable(ResumeContent, stored, { longTexts: 'keep' }),
  begin: async () => ({ content: emptyResume(), design: defaultDesign() }),
  parts: Object.fromEntries(resumeSections.map(({ key, label }) => [key, label])),
  partsOf: (content) =>
    resumeSections.map(({ key, label }) => ({
      label,
      text: resumeText({ ...emptyResume(), [key]: content[key] }).trim(),
    })),
}

const letterParts = {
  personalInfo: 'Your Information',
  recipientInfo: 'Recipient Information',
  jobInfo: 'Job Information',
  paragraphs: 'Cover Letter Content',
  signature: 'Signature',
} as const

export const letterKind: EditorKind<LetterContent> = {
  kind: 'letter',
  noun: 'cover letter',
  path: '/app/documents/cover-letter',
  texts: {
    untitled: 'New Cover Letter',
    failed: 'Failed to load cover letter',
    missing: 'Cover letter not found',
  },
  load: (id) => api.editors.openLetter.call({ id }),
  loadVersion: (id, versionId) => api.editors.openLetterVersion.call({ id, versionId }),
  save: (id, written, how) => api.editors.saveLetter.call({ id, ...written, ...how }),
  lay: (written, options) => api.previews.letter.call({ ...written, date: today() }, options),
  readContent: (stored) => keepReadable(LetterContent, stored, { longTexts: 'keep' }),
  begin: async () => {
    // prefilling is optional: if it fails, the letter starts empty
    return beginLetter().catch(() => ({ content: emptyLetter(), design: defaultDesign() }))
  },
  parts: letterParts,
  partsOf: ({ personalInfo, recipientInfo, jobInfo, paragraphs, signature }) => [
    { label: letterParts.personalInfo, text: lines(Object.values(personalInfo)) },
    { label: letterParts.recipientInfo, text: lines(Object.values(recipientInfo)) },
    { label: letterParts.jobInfo, text: lines(Object.values(jobInfo)) },
    {
      label: letterParts.paragraphs,
      text: lines([paragraphs.opening, ...paragraphs.body, paragraphs.closing, signature]),
    },
  ],
}

const lines = (texts: string[]) => texts.filter(Boolean).join('\n')

/** Today in the writer's time zone, as 2026-11-22. */
const today = (): string => isoDay(new Date(), localZone())
