import mammoth from 'mammoth'

interface DocxElement {
  type: string
  value?: string
  children?: DocxElement[]
  numbering?: { isOrdered: boolean } | null
}

/** The text of a Word file, one line a paragraph, list items with their sign, table cells of a row side by side. */
export async function readDocx(bytes: Buffer): Promise<{ text: string }> {
  let text = ''
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      // Mammoth's own raw text loses list signs and line breaks; its reader is what we need, not its page.
      transformDocument(document: DocxElement) {
        text = textOf(document)
        return { ...document, children: [] }
      },
    },
  )
  return { text }
}

const texts: Record<string, (element: DocxElement) => string> = {
  text: ({ value }) => value ?? '',
  tab: () => '\t',
  break: () => '\n',
  checkbox: () => '\u2022 ',
  paragraph: (element) => `${element.numbering ? '\u2022 ' : ''}${childrenOf(element)}\n`,
  table: (element) => `\n${childrenOf(element)}\n`,
  tableRow: ({ children = [] }) =>
    `${children
      .map((cell) => textOf(cell).trim())
      .filter(Boolean)
      .join('\n')}\n`,
  // The same words again, as a picture's description or a note's mark.
  image: () => '',
  noteReference: () => '',
  commentReference: () => '',
}

function textOf(element: DocxElement): string {
  return (texts[element.type] ?? childrenOf)(element)
}

function childrenOf({ children = [] }: DocxElement): string {
  return children.map(textOf).join('')
}
