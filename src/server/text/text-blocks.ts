/** One line of a paragraph: those of most paragraphs are one, of others several with breaks between them. */
export type ParagraphLine = {
  /** With tabs. */
  text: string
  /** Of its largest letters, in points. */
  size: number
  /** Its first words are. */
  isBold: boolean
  /** It is printed in capitals, though its text is not written so. */
  isCapital: boolean
}

/** A paragraph of a word processor's file. Lengths are points. */
export type Paragraph = {
  kind: 'paragraph'
  lines: ParagraphLine[]
  /** Of its mark: an empty paragraph is as high. */
  size: number
  isHeading: boolean
  isItem: boolean
  /** Where its first line begins, from the margin or the edge of its cell. */
  indent: number
  above: number
  below: number
  /** A line is drawn above or below it, or a colour behind it. */
  isRuled: boolean
  links: string[]
  boxes: Box[]
}

/** A cell of a table: `column` and `span` count the table's grid, `left` and `width` are points, 0 where unknown. */
export type Cell = { column: number; span: number; left: number; width: number; blocks: Block[] }
export type Table = { kind: 'table'; rows: Cell[][] }
export type Block = Paragraph | Table

/** A text box. One that floats has a place of its own on the page, beside the text it is anchored to. */
export type Box = { isFloating: boolean; x: number; y: number; width: number; blocks: Block[] }

/** A word processor's file: what repeats at the head and foot of its pages, each once, and what is between. */
export type TextDocument = { heads: Block[]; feet: Block[]; body: Block[] }

/** What text looks like, each as far as it is said. */
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

/** Collects the words of a paragraph, their looks and where they lead to. */
export class ParagraphWriter {
  private readonly lines = [emptyLine()]
  private readonly links: string[] = []
  readonly boxes: Box[] = []
  /** No words yet. */
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
