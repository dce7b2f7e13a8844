import { Readable } from 'node:stream'
import { withoutMarks } from '#lib/names.ts'
import { downloadName } from './download-name.ts'
import type { StoredFile } from './storage.ts'

/** If a browser opens the file as a page, nothing in it can run, load or reach the site. */
const LOCKED_PAGE = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const IMAGE_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

type SendableFile = Pick<StoredFile, 'body' | 'size' | 'contentType'>

/**
 * The response for a private file: always an attachment with a safe name, never cached, never rendered in the site's origin (FILE-08, H1).
 */
export function sendFile(file: SendableFile, fileName: string): Response {
  return new Response(bodyOf(file), {
    headers: {
      'Content-Type': contentTypeOf(file.contentType),
      'Content-Length': String(file.size),
      'Content-Disposition': contentDisposition(fileName),
      'Cache-Control': 'private, no-store',
      ...protection('same-origin'),
    },
  })
}

/**
 * The response for an avatar or a logo, which any page may show (FILE-09). Browsers may cache it for the file's own cache time. Other types
 * than images are sent as attachments.
 */
export function sendImage(file: SendableFile & Pick<StoredFile, 'cacheControl'>): Response {
  if (!IMAGE_TYPES.has(file.contentType)) return sendFile(file, 'file')
  return new Response(bodyOf(file), {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.size),
      'Content-Disposition': 'inline',
      'Cache-Control': file.cacheControl,
      ...protection('cross-origin'),
    },
  })
}

/** `attachment` with the name twice: plain ASCII for old clients, RFC 8187 for all others. Hostile names are made harmless. */
export function contentDisposition(fileName: string): string {
  const name = downloadName(fileName)
  const ascii = withoutMarks(name).replace(/[^\x20-\x7e]|[\\"%;/]/g, '_') || 'file'
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

function protection(resourcePolicy: 'same-origin' | 'cross-origin'): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': LOCKED_PAGE,
    'Cross-Origin-Resource-Policy': resourcePolicy,
    'Referrer-Policy': 'no-referrer',
  }
}

function contentTypeOf(contentType: string): string {
  return /^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/.test(contentType) ? contentType : 'application/octet-stream'
}

// canceling the response destroys the file's stream, so no handle stays open
function bodyOf(file: SendableFile): ReadableStream<Uint8Array> {
  return Readable.toWeb(file.body) as ReadableStream<Uint8Array>
}
