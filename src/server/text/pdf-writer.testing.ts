import { deflateSync } from 'node:zlib'

export interface PdfLine {
  x: number
  y: number
  size?: number
  text: string
}

/** Writes a PDF from numbered objects (the first is the catalog), with a correct cross-reference table. */
export function writePdf(objects: (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ])
    places.push(length)
    length += part.length
    parts.push(part)
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** A compressed stream object; `unpacked` hides its true size from the reader. */
export function pdfStream(content: string | Buffer): Buffer {
  const packed = deflateSync(Buffer.from(content as string), { level: 9 })
  return Buffer.concat([
    Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

/** A PDF with one page, 'Words on the page', and an attached file. */
export function pdfWithFile(name: string, content: string | Buffer): Buffer {
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a) 6 0 R]>>>>>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>',
    pdfStream('BT /F1 11 Tf 50 700 Td (Words on the page) Tj ET'),
    `<</Type/Filespec/F(${escaped(name)})/EF<</F 7 0 R>>>>`,
    Buffer.from(pdfStream(content).toString('latin1').replace('<<', '<</Type/EmbeddedFile'), 'latin1'),
  ])
}

/** A PDF with these lines in Helvetica, one page for each list. */
export function pdfOfLines(pages: PdfLine[][]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  for (const [index, lines] of pages.entries()) {
    const content = lines.map(({ x, y, size = 11, text }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
      pdfStream(Buffer.from(content.join('\n'), 'latin1')),
    )
  }
  return writePdf(objects)
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replaceAll('\u2022', '\\225')
}
