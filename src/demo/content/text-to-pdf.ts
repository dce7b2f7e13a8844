/** Characters for each line, for the average letter width of Helvetica. */
const lettersPerLine = 96
const linesPerPage = 52

function wrap(line: string): string[] {
  const out: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current && current.length + word.length + 1 > lettersPerLine) {
      out.push(current)
      current = line.startsWith('- ') ? `  ${word}` : word
    } else {
      current = current ? `${current} ${word}` : word
    }
  }
  return [...out, current]
}

/** One byte for each character (Latin-1), with the three characters escaped that would end a PDF string; unknown ones become '?'. */
function latin(text: string): string {
  const known = [...text].map((letter) => (letter.charCodeAt(0) < 256 ? letter : '?')).join('')
  return known.replace(/[\\()]/g, '\\$&')
}

/** Returns a small, valid PDF (A4, Helvetica) with the text line by line; the same text gives the same bytes. */
export function textToPdf(text: string): Uint8Array {
  const lines = text.split('\n').flatMap(wrap)
  const pages: string[][] = []
  for (let start = 0; start < lines.length; start += linesPerPage) pages.push(lines.slice(start, start + linesPerPage))

  const pageNumber = (index: number) => 4 + index * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  pages.forEach((page, index) => {
    const shown = page.map((line) => `(${latin(line)}) Tj T*`).join('\n')
    const stream = `BT /F1 10 Tf 14 TL 56 786 Td\n${shown}\nET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    )
  })

  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}
