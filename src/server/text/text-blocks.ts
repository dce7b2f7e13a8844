/** One line of a paragraph: most paragraphs have only one, those with line breaks several. */
export type ParagraphLine = {
  /** Contains tabs. */
  text: string
  /** The size of its largest letters, in points. */
  size: number
  /** Whether its first words are bold. */
  isBold: boolean
  /** Displayed in capitals, although the stored text is not. */
  isCapital: boolean
}

/** A paragraph of a word processor's file. Lengths are in points. */
export type Paragraph = {
  kind: 'paragraph'
  lines: ParagraphLine[]
  /** The size of the paragraph mark, which is the height of an empty paragraph. */
  size: number
  isHeading: boolean
  isItem: boolean
  /** The indent of its first line, from the margin or the edge of its cell. */
  indent: number
  above: number
  below: number
  /** Has a border above or below it, or a background color. */
  isRuled: boolean
  links: string[]
  boxes: Box[]
}

/** A cell of a table: `column` and `span` are positions in the table's grid, `left` and `width` are points, 0 if unknown. */
export type Cell = { column: number; span: number; left: number; width: number; blocks: Block[] }
export type Table = { kind: 'table'; rows: Cell[][] }
export type Block = Paragraph | Table

/** A text box. A floating one has its own position on the page, next to the text that it is anchored to. */
export type Box = { isFloating: boolean; x: number; y: number; width: number; blocks: Block[] }

/** A word processor's file: the headers and footers of its pages, each once, and the text between them. */
export type TextDocument = { heads: Block[]; feet: Block[]; body: Block[] }

/** The formatting of text; a property is missing if it is not set. */
export type Look = {
  size?: number
  isBold?: boolean
  isCapital?: boolean
  isHidden?: boolean
  above?: number
  below?: number
  left?: number
  first?: number
  isRuled?: boolean
  isHeading?: boolean
}

const FALLBACK_SIZE = 11
const LINK = /^(https?|mailto|tel):/i

const emptyLine = () => ({ text: '', size: 0, isBold: undefined as boolean | undefined, isCapital: true })

/** Collects the text of a paragraph, its formatting and its links. */
export class ParagraphWriter {
  private readonly lines = [emptyLine()]
  private readonly links: string[] = []
  readonly boxes: Box[] = []
  /** True until text was added. */
  isBlank = true

  add(words: string, look: Look): void {
    if (look.isHidden) return
    if (words === '\n') this.lines.push(emptyLine())
    const line = this.lines.at(-1)
    if (!line || words === '\n') return
    line.text += words
    if (!words.trim()) return
    this.isBlank = false
    line.size = Math.max(line.size, look.size ?? FALLBACK_SIZE)
    line.isBold ??= look.isBold ?? false
    line.isCapital &&= look.isCapital ?? false
  }

  addLink(target: string | undefined): void {
    if (target && LINK.test(target)) this.links.push(target.slice(0, 300))
  }

  finish(look: Look, isItem: boolean): Paragraph {
    const mark = look.size ?? FALLBACK_SIZE
    return {
      kind: 'paragraph',
      lines: this.lines.map((line) => ({ ...line, size: line.size || mark, isBold: line.isBold ?? false })),
      size: mark,
      isHeading: look.isHeading ?? false,
      isItem,
      indent: Math.max(0, (look.left ?? 0) + (look.first ?? 0)),
      above: look.above ?? 0,
      below: look.below ?? 0,
      isRuled: look.isRuled ?? false,
      links: this.links,
      boxes: this.boxes,
    }
  }
}

/** Whether a field of a Word file shows the page number, which is left out. */
export const isPageField = (instruction: string): boolean =>
  /^\s*(PAGE|NUMPAGES|SECTIONPAGES|PAGEREF)\b/i.test(instruction)
