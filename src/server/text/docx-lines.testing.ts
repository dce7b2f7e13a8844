import { type DocxSides, writeDocx } from './docx-writer.testing.ts'
import { extractLayout } from './extract-layout.ts'

/** The lines that are read from a Word file with this XML, and their texts. */
export const linesOf = async (body: string, sides?: DocxSides) =>
  (await extractLayout({ bytes: writeDocx(body, sides), extension: 'docx' })).lines
export const textsOf = async (body: string, sides?: DocxSides) => (await linesOf(body, sides)).map(({ text }) => text)
