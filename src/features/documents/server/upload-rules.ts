import { hasRole } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { MAX_DOCUMENT_BYTES, type UploadErrorCode } from '#server/uploads/check-upload.ts'
import type { FileKind } from '#server/uploads/file-kinds.ts'
import type { StoredArea, UploadPurpose } from '../rules.ts'
import { applicationResumeKinds, documentKinds, importKinds } from '../rules.ts'

/** The allowed kinds and size of an upload, where it is stored, and which of the specified texts are used to reject it. */
export type UploadRule = {
  area: StoredArea
  allowed: readonly FileKind[]
  maxBytes: number
  words: 'document' | 'store'
}

/** Finds the rule of an upload by its form fields; rejects a viewer who may not upload for this purpose. */
export type FindUploadRule = (ctx: SignedIn, fields: Record<string, string>) => Promise<UploadRule>

function requireSeeker({ viewer }: SignedIn): void {
  if (!hasRole(viewer, 'job_seeker')) throw new DomainError('FORBIDDEN')
}

/** The purposes of this area; those of other areas are added when the routes are mounted. */
export const documentUploadRules = {
  document: async (ctx) => {
    requireSeeker(ctx)
    return { area: 'resumes', allowed: documentKinds, maxBytes: MAX_DOCUMENT_BYTES, words: 'document' }
  },
  'cover-letter': async (ctx) => {
    requireSeeker(ctx)
    return { area: 'cover-letters', allowed: documentKinds, maxBytes: MAX_DOCUMENT_BYTES, words: 'document' }
  },
  resume: async (ctx) => {
    requireSeeker(ctx)
    return { area: 'resumes', allowed: applicationResumeKinds, maxBytes: MAX_DOCUMENT_BYTES, words: 'store' }
  },
  import: async (ctx) => {
    requireSeeker(ctx)
    return { area: 'resumes', allowed: importKinds, maxBytes: MAX_DOCUMENT_BYTES, words: 'store' }
  },
} satisfies Partial<Record<UploadPurpose, FindUploadRule>>

/** The documents page has its own texts for kind and size (DOCS-18, DOCS-19); other pages use those of the file store (DOCS-23). */
export function refusalCode(code: UploadErrorCode, { words, maxBytes }: UploadRule): string {
  if (words === 'document') return code
  if (code === 'FILE_TYPE_NOT_ALLOWED' || code === 'FILE_EXTENSION_INVALID') return 'FILE_TYPE_UNSUPPORTED'
  return code === 'FILE_TOO_LARGE' && maxBytes < MAX_DOCUMENT_BYTES ? 'FILE_OVER_LIMIT' : code
}
