import { describe, expect, it } from 'vitest'
import { extractLayout } from './extract-layout.ts'
import { type PdfLine, pdfOfLines } from './pdf-writer.testing.ts'

const HEIGHT = 842
const at =
  (x: number) =>
  (top: number, size: number, text: string): PdfLine => ({ x, y: HEIGHT - top, size, text })
const side = at(21.6)
const main = at(223.6)
const head = [
  side(54.4, 13, 'Contact'),
  side(73.8, 10.5, 'thandiwe.mokoena.of.polokwane'),
  side(86.4, 10.5, '@letters.example'),
  side(110.8, 11, 'www.linkedin.com/in/thandiwe-'),
  side(125.2, 11, 'mokoena (LinkedIn)'),
  side(139.5, 11, 'mokoena.example (Blog)'),
  side(180, 13, 'Certifications'),
  side(199.5, 10.5, 'Safety at Heights for'),
  side(212.1, 10.5, 'Supervisors'),
  side(229.7, 10.5, 'First Aid'),
  main(65.5, 26, 'Thandiwe Mokoena'),
  main(86.7, 12, 'Site Manager | Bridges and Tunnels, Roads and the People who'),
  main(101.1, 12, 'Build Them'),
  main(116.5, 12, 'Polokwane, South Africa'),
]
const texts = async (...pages: PdfLine[][]) => {
  const { lines } = await extractLayout({ bytes: pdfOfLines(pages), extension: 'pdf' })
  return lines.map(({ text }) => text)
}

describe("the lines of LinkedIn's PDF", () => {
  it('joins the lines of one value and separates adjacent values', async () => {
    expect(await texts(head)).toEqual([
      'Contact',
      'thandiwe.mokoena.of.polokwane@letters.example',
      'www.linkedin.com/in/thandiwe-mokoena (LinkedIn)',
      'mokoena.example (Blog)',
      'Certifications',
      'Safety at Heights for Supervisors',
      'First Aid',
      'Thandiwe Mokoena',
      'Site Manager | Bridges and Tunnels, Roads and the People who Build Them',
      'Polokwane, South Africa',
    ])
  })

  it('separates paragraphs by the space at the end of a line', async () => {
    const told = [
      main(300, 10.5, 'Planned the closing of two lanes together with the police and the towns along the'),
      main(318, 10.5, 'river.'),
      main(336, 10.5, 'Counted every stone.'),
      main(354, 10.5, 'Wrote the report.'),
      main(400, 10.5, 'Diploma in Civil Engineering, Structures'),
      main(418, 10.5, '\u00b7 (2004 - 2008)'),
    ]
    expect((await texts([...head, ...told])).slice(-4)).toEqual([
      'Planned the closing of two lanes together with the police and the towns along the river.',
      'Counted every stone.',
      'Wrote the report.',
      'Diploma in Civil Engineering, Structures \u00b7 (2004 - 2008)',
    ])
  })

  it('has no page numbers in any language, and a side column on every page', async () => {
    const number = (text: string) => at(384)(778.1, 9, text)
    const later = [side(54, 10.5, 'Excavators'), main(54, 12, 'Limpopo Roads'), number('\u00a72 sur 2')]
    const lines = await texts([...head, number('\u00a71 sur 2')], later)
    expect(lines).not.toContain('\u00a71 sur 2')
    expect(lines.indexOf('Excavators')).toBe(lines.indexOf('First Aid') + 1)
    expect(lines.at(-1)).toBe('Limpopo Roads')
  })
})
