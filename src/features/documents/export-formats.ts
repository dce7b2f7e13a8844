import type { DocumentKind } from './rules.ts'

export const exportFormats = ['pdf', 'docx', 'txt', 'md', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** JSON Resume has no format for cover letters. */
export const formatsOf = (kind: DocumentKind): readonly ExportFormat[] =>
  kind === 'resume' ? exportFormats : exportFormats.filter((format) => format !== 'json')
