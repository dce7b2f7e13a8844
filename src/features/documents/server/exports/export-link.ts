import { isId } from '#lib/ids.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { verifyLink } from '#server/storage/sign-link.ts'
import { type ExportFormat, exportFormats } from '../../export-formats.ts'
import { type DocumentKind, documentKindNames } from '../../rules.ts'

export const exportPurpose = 'made-document'

export type ExportId = { kind: DocumentKind; id: string; format: ExportFormat }

export const writeExportId = ({ kind, format, id }: ExportId): string => `${kind}/${format}/${id}`

/** What a link exports and for whom; 'expired', or 'invalid' if its signature is not from this installation. */
export function readExportLink(
  secrets: SigningSecrets,
  token: string,
): (ExportId & { viewerId: string | undefined }) | 'expired' | 'invalid' {
  const link = verifyLink(secrets, token, { purpose: exportPurpose })
  if (typeof link === 'string') return link
  const [kindName, formatName, id] = link.fileId.split('/')
  const kind = documentKindNames.find((name) => name === kindName)
  const format = exportFormats.find((name) => name === formatName)
  if (!kind || !format || !isId(id)) return 'invalid'
  return { kind, format, id, viewerId: link.viewerId }
}
