import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { getDocumentProxy } from 'unpdf'

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/** The character maps of Chinese, Japanese and Korean fonts, for files that do not embed them. */
const cMapUrl = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps', sep)

/** Opens a PDF for its text: without images, system fonts and forms. */
export const openPdf = (bytes: Uint8Array): Promise<PdfDocument> =>
  getDocumentProxy(bytes, {
    verbosity: 0,
    maxImageSize: 0,
    useSystemFonts: false,
    enableXfa: false,
    cMapUrl,
    cMapPacked: true,
  })
