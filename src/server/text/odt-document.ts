import { OdtStyles, points } from './odt-styles.ts'
import { openZipParts } from './open-zip-parts.ts'
import { childOf, childrenOf, findWithin, readXml, type XmlElement } from './read-xml.ts'
import { type Block, type Box, type Cell, type Look, ParagraphWriter, type TextDocument } from './text-blocks.ts'

const PARTS = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml'])
/** Elements without visible text: metadata, deleted text, and comments. */
const NO_TEXT = new Set([
  'tracked-changes',
  'annotation',
  'note',
  'forms',
  'sequence-decls',
  'variable-decls',
  'user-field-decls',
  'page-number',
  'page-count',
  'hidden-text',
  'hidden-paragraph',
  'ruby-text',
  'title',
  'desc',
  'event-listeners',
  'binary-data',
])
const HEADS = ['header', 'header-first', 'header-left']
const FEET = ['footer', 'footer-first', 'footer-left']
const MAX_BLANKS = 200

/** Opens an OpenDocument text: its text with styles, lists, tables and boxes, and the headers and footers of its pages. */
export async function openOdt(bytes: Buffer): Promise<TextDocument> {
  const parts = await openZipParts(bytes, (name) => PARTS.has(name))
  if (parts.get('META-INF/manifest.xml')?.includes(':encryption-data'))
    throw Object.assign(new Error('The file is locked'), { name: 'PasswordException' })
  const content = readXml(parts.get('content.xml') ?? '')
  const stylesText = parts.get('styles.xml')
  const named = stylesText === undefined ? undefined : readXml(stylesText)
  const styles = new OdtStyles(named, content)
  const body = childOf(childOf(content, 'body'), 'text')
  if (!body) throw new TypeError('No text document')
  const reader = new OdtReader(styles)
  const text = reader.blocksOf(body)
  const masters = childrenOf(childOf(named, 'master-styles'), 'master-page')
  const isUsed = ({ attributes }: XmlElement) => reader.masters.has(attributes.name ?? '')
  for (const { attributes } of masters.filter(isUsed)) reader.masters.add(attributes['next-style-name'] ?? '')
  const used = masters.filter(isUsed)
  const shown = used.length > 0 ? used : masters.slice(0, 1)
  // a style is looked up in its own part first, because automatic styles of both parts have the same names
  const edges = new OdtReader(new OdtStyles(content, named))
  const partsOf = (names: readonly string[]) =>
    shown
      .flatMap((master) => names.flatMap((name) => childrenOf(master, name)))
      .filter(({ attributes }) => attributes.display !== 'false')
      .flatMap((part) => edges.blocksOf(part))
  return { heads: partsOf(HEADS), feet: partsOf(FEET), body: text }
}

type Item = { level: number; list: string | undefined; isFirst: boolean }

class OdtReader {
  /** The page layouts that are used: the one at the start, and those that paragraphs and tables request. */
  readonly masters = new Set<string>()
  private readonly styles: OdtStyles

  constructor(styles: OdtStyles) {
    this.styles = styles
  }

  blocksOf(parent: XmlElement, item?: Item): Block[] {
    const blocks: Block[] = []
    for (const element of childrenOf(parent)) {
      const { name, attributes } = element
      if (name === 'p' || name === 'h') {
        blocks.push(this.paragraph(element, item))
        if (item) item.isFirst = false
      } else if (name === 'list') blocks.push(...this.list(element, item))
      else if (name === 'table') {
        this.noteMaster('table', attributes['style-name'])
        blocks.push({ kind: 'table', rows: this.rowsOf(element) })
      } else if (name === 'frame' || name === 'custom-shape' || name === 'g') {
        blocks.push(...this.boxesOf(element).flatMap((box) => box.blocks))
      } else if (!NO_TEXT.has(name)) blocks.push(...this.blocksOf(element, item))
    }
    return blocks
  }

  private list(list: XmlElement, around: Item | undefined): Block[] {
    const style = list.attributes['style-name'] ?? around?.list
    const level = (around?.level ?? 0) + 1
    return childrenOf(list, 'list-item', 'list-header').flatMap((entry) =>
      this.blocksOf(entry, { level, list: style, isFirst: entry.name === 'list-item' }),
    )
  }

  private rowsOf(table: XmlElement): Cell[][] {
    const widths = within(table, 'table-column').flatMap(({ attributes }) => {
      const count = Math.min(50, Number(attributes['number-columns-repeated'] ?? 1) || 1)
      return Array.from({ length: count }, () => this.styles.columnWidth(attributes['style-name']))
    })
    return within(table, 'table-row').map((row) => {
      let column = 0
      const cells: Cell[] = []
      for (const cell of childrenOf(row, 'table-cell', 'covered-table-cell')) {
        const { attributes } = cell
        const span = Math.max(1, Number(attributes['number-columns-spanned'] ?? 1) || 1)
        const place = { left: sum(widths.slice(0, column)), width: sum(widths.slice(column, column + span)) }
        // the file also contains the cells that a merged cell covers
        if (cell.name === 'table-cell') cells.push({ column, span, ...place, blocks: this.blocksOf(cell) })
        column += Math.min(1000, Number(attributes['number-columns-repeated'] ?? 1) || 1)
      }
      return cells
    })
  }

  private paragraph(element: XmlElement, item: Item | undefined): Block {
    const style = element.attributes['style-name']
    this.noteMaster('paragraph', style)
    const look = { ...this.styles.ofParagraph(style) }
    if (element.name === 'h') look.isHeading = true
    const level = item ? this.styles.listLevel(item.list, item.level) : undefined
    if (level && !look.left) look.left = level.left
    const writer = new ParagraphWriter()
    this.words(element, look, writer)
    return writer.finish(look, item?.isFirst === true && level?.hasSign === true)
  }

  private words(parent: XmlElement, look: Look, writer: ParagraphWriter): void {
    for (const child of parent.children) {
      if (typeof child === 'string') writer.add(child.replace(/\s+/g, ' '), look)
      else this.inline(child, look, writer)
    }
  }

  private inline(element: XmlElement, look: Look, writer: ParagraphWriter): void {
    const { name, attributes } = element
    if (NO_TEXT.has(name)) return
    if (name === 's') writer.add(' '.repeat(Math.min(MAX_BLANKS, Number(attributes.c ?? 1) || 1)), look)
    else if (name === 'tab') writer.add('\t', look)
    else if (name === 'line-break') writer.add('\n', look)
    else if (name === 'frame' || name === 'custom-shape' || name === 'g') writer.boxes.push(...this.boxesOf(element))
    else {
      if (name === 'a') writer.addLink(attributes.href)
      this.words(element, name === 'span' ? this.styles.ofText(attributes['style-name'], look) : look, writer)
    }
  }

  /** The boxes in a frame, a shape or a group of shapes. */
  private boxesOf(element: XmlElement): Box[] {
    if (element.name === 'g') return childrenOf(element).flatMap((child) => this.boxesOf(child))
    const content = element.name === 'frame' ? findWithin(element, 'text-box') : element
    const blocks = content ? this.blocksOf(content) : []
    if (blocks.length === 0) return []
    const { attributes } = element
    return [
      {
        isFloating: attributes['anchor-type'] !== 'as-char',
        x: points(attributes.x) ?? 0,
        y: points(attributes.y) ?? 0,
        width: points(attributes.width) ?? 0,
        blocks,
      },
    ]
  }

  private noteMaster(family: 'paragraph' | 'table', style: string | undefined): void {
    const master = this.styles.masterOf(family, style)
    // if the text does not start with a page layout of its own, it starts with this one
    if (master || this.masters.size === 0) this.masters.add(master ?? 'Standard')
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The columns or rows of a table, including those in groups, but not those of nested tables. */
function within(parent: XmlElement, name: string): XmlElement[] {
  return childrenOf(parent).flatMap((child) => {
    if (child.name === name) return [child]
    return /^table-(header-)?(rows|columns|row-group|column-group)$/.test(child.name) ? within(child, name) : []
  })
}
