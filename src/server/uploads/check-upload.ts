import { downloadName } from '../storage/download-name.ts'
import { checkContent } from './check-content.ts'
import { type FileKind, fileKinds, kindOfDeclaredType, kindOfExtension } from './file-kinds.ts'

export type UploadErrorCode =
  | 'FILE_EMPTY'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'FILE_EXTENSION_INVALID'
  | 'FILE_CONTENT_MISMATCH'
  | 'FILE_DANGEROUS'

export interface Upload {
  fileName: string
  declaredType: string
  bytes: Buffer
  allowed: readonly FileKind[]
  /** Inclusive: a file of exactly this size is accepted. */
  maxBytes: number
}

export type UploadCheck =
  | { ok: true; kind: FileKind; extension: string; contentType: string; safeName: string }
  | { ok: false; code: UploadErrorCode }

/** The specification's 10MB for documents and attachments; a file of exactly this size is accepted (DOCS-18). */
export const MAX_DOCUMENT_BYTES = 10_485_760

/**
 * Whether the name, the declared type and the content agree, the kind and size are allowed, and the file is harmless (DOCS-18 to 20, U1).
 * `safeName` is the uploader's name, safe to show and to download; store `extension` and `contentType`.
 */
export async function checkUpload(upload: Upload): Promise<UploadCheck> {
  const { bytes, allowed, maxBytes } = upload
  if (bytes.length === 0) return refuse('FILE_EMPTY')
  if (bytes.length > maxBytes) return refuse('FILE_TOO_LARGE')

  const safeName = downloadName(upload.fileName)
  const extension = /\.([a-z0-9]{1,10})$/i.exec(safeName)?.[1]?.toLowerCase() ?? ''
  const kind = kindOfExtension(extension)
  const isKindAllowed = kind !== undefined && allowed.includes(kind)

  // a browser that does not know the type declares nothing: then only name and content are checked
  const isUndeclared = /^(application\/octet-stream)?$/i.test(upload.declaredType.trim())
  const declared = isUndeclared ? kind : kindOfDeclaredType(upload.declaredType)
  if (!declared || !allowed.includes(declared)) return refuse('FILE_TYPE_NOT_ALLOWED')
  if (!isKindAllowed) return refuse('FILE_EXTENSION_INVALID')
  if (declared !== kind) return refuse('FILE_CONTENT_MISMATCH')

  const verdict = await checkContent(kind, bytes)
  if (verdict === 'differs') return refuse('FILE_CONTENT_MISMATCH')
  if (verdict === 'dangerous') return refuse('FILE_DANGEROUS')
  return { ok: true, kind, extension, contentType: fileKinds[kind].contentType, safeName }
}

function refuse(code: UploadErrorCode): UploadCheck {
  return { ok: false, code }
}
