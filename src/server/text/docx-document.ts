import { boxesOf } from './docx-boxes.ts'
import { inColumnOrder } from './docx-columns.ts'
import { DocxLists, DocxStyles, listPlace, paragraphLook, runLook, twips } from './docx-styles.ts'
import { openZipParts } from './open-zip-parts.ts'
import { childOf, childrenOf, findWithin, readXml, type XmlElement } from './read-xml.ts'
import { type Block, type Cell, isPageField, type Look, ParagraphWriter, type TextDocument } from './text-blocks.ts'

const PART = /^(_rels\/\.rels|[^/]+\/(_rels\/)?[^/]+\.(xml|rels))$/
/** Container elements whose content is read as if they were not there. */
const GROUPS = new Set(['sdt', 'sdtContent', 'customXml', 'smartTag', 'ins', 'moveTo', 'dir', 'bdo'])
const LEADS_TO = /^\s*HYPERLINK\s+(?:\\\S\s+)*"([^"]{1,300})"/i

/** Opens a Word file: its text with styles, lists, tables and boxes, and the headers and footers that its pages show. */
export async function openDocx(bytes: Buffer): Promise<TextDocument> {
  const parts = await openZipParts(bytes, (name) => PART.test(name))
  const main = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml'
  const root = readXml(parts.get(main) ?? '')
  const relations = relationsOf(parts, main)
  const partOf = (type: string) => {
    const text = parts.get(relations.find((relation) => relation.type === type)?.target ?? '')
    return text === undefined ? undefined : readXml(text)
  }
  const styles = new DocxStyles(partOf('styles'))
  const lists = new DocxLists(partOf('numbering'))
  const hasEvenPages = childOf(partOf('settings'), 'evenAndOddHeaders') !== undefined
  const read = (element: XmlElement | undefined, path: string) => {
    const links = new Map(relationsOf(parts, path).map(({ id, target }) => [id, target]))
    return element ? new DocxReader(styles, lists, links).blocksOf(inColumnOrder(element)) : []
  }
  const pageParts = (name: 'headerReference' | 'footerReference') =>
    shownReferences(root, name, hasEvenPages).flatMap((id) => {
      const path = relations.find((relation) => relation.id === id)?.target ?? ''
      const text = parts.get(path)
      return text === undefined ? [] : read(readXml(text), path)
    })
  return {
    heads: pageParts('headerReference'),
    body: read(childOf(root, 'body'), main),
    feet: pageParts('footerReference'),
  }
}

type Relation = { id: string; type: string; target: string }

/** The relationships of a part: the paths of the parts it refers to, by id. */
function relationsOf(parts: ReadonlyMap<string, string>, path: string): Relation[] {
  const [folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path)?.slice(1) ?? []
  const text = parts.get(`${folder}_rels/${name}.rels`)
  if (text === undefined) return []
  return childrenOf(readXml(text), 'Relationship').map(
    ({ attributes: { Id = '', Type = '', Target = '', TargetMode } }) => ({
      id: Id,
      type: Type.slice(Type.lastIndexOf('/') + 1),
      target: TargetMode === 'External' ? Target : Target.startsWith('/') ? Target.slice(1) : `${folder}${Target}`,
    }),
  )
}

/** The ids of the headers or footers that are shown: those of first and even pages only if the file has separate ones for such pages. */
function shownReferences(root: XmlElement, name: string, hasEvenPages: boolean): string[] {
  const ids = sectionsOf(root).flatMap((section) => {
    const isShown: Record<string, boolean> = {
      first: childOf(section, 'titlePg') !== undefined,
      default: true,
      even: hasEvenPages,
    }
    return Object.keys(isShown).flatMap((type) =>
      childrenOf(section, name)
        .filter(({ attributes }) => isShown[type] && attributes.type === type)
        .map(({ attributes }) => attributes.id ?? ''),
    )
  })
  return [...new Set(ids)]
}

function sectionsOf(root: XmlElement): XmlElement[] {
  const body = childOf(root, 'body')
  const inner = childrenOf(body, 'p').map((paragraph) => childOf(childOf(paragraph, 'pPr'), 'sectPr'))
  return [...inner, childOf(body, 'sectPr')].filter((section) => section !== undefined)
}

type Field = { instruction: string; isShown: boolean }

class DocxReader {
  private readonly styles: DocxStyles
  private readonly lists: DocxLists
  private readonly links: ReadonlyMap<string, string>
  /** Open fields: a field may begin in one paragraph and end in another. */
  private fields: Field[] = []

  constructor(styles: DocxStyles, lists: DocxLists, links: ReadonlyMap<string, string>) {
    this.styles = styles
    this.lists = lists
    this.links = links
  }

  blocksOf(parent: XmlElement): Block[] {
    return childrenOf(parent).flatMap((element): Block[] => {
      if (element.name === 'p') return [this.paragraph(element)]
      if (element.name === 'tbl') return [{ kind: 'table', rows: this.rowsOf(element) }]
      if (element.name === 'AlternateContent') return this.blocksOf(choiceOf(element) ?? NOTHING)
      return GROUPS.has(element.name) ? this.blocksOf(element) : []
    })
  }

  private rowsOf(table: XmlElement): Cell[][] {
    const grid = childrenOf(childOf(table, 'tblGrid'), 'gridCol').map(({ attributes }) => twips(attributes.w) ?? 0)
    return within(table, 'tr').map((row) => {
      let column = Number(childOf(childOf(row, 'trPr'), 'gridBefore')?.attributes.val ?? 0) || 0
      return within(row, 'tc').map((cell) => {
        const properties = childOf(cell, 'tcPr')
        const span = Math.max(1, Number(childOf(properties, 'gridSpan')?.attributes.val) || 1)
        const left = sum(grid.slice(0, column))
        const width = sum(grid.slice(column, column + span))
        const merge = childOf(properties, 'vMerge')
        const isContinued = merge !== undefined && merge.attributes.val !== 'restart'
        const read: Cell = { column, span, left, width, blocks: isContinued ? [] : this.blocksOf(cell) }
        column += span
        return read
      })
    })
  }

  private paragraph(element: XmlElement): Block {
    const properties = childOf(element, 'pPr')
    const { look, place } = this.styles.ofParagraph(childOf(properties, 'pStyle')?.attributes.val)
    const listed = this.lists.at({ ...place, ...listPlace(properties) })
    const own = { ...look, ...listed, ...paragraphLook(properties) }
    const writer = new ParagraphWriter()
    this.words(element, own, writer)
    // an empty paragraph is as high as its paragraph mark
    return writer.finish({ ...own, ...runLook(childOf(properties, 'rPr')) }, listed !== null)
  }

  private words(parent: XmlElement, look: Look, writer: ParagraphWriter): void {
    for (const element of childrenOf(parent)) {
      const { name, attributes } = element
      if (name === 'r') this.run(element, look, writer)
      else if (name === 'hyperlink') {
        writer.addLink(this.links.get(attributes.id ?? ''))
        this.words(element, look, writer)
      } else if (name === 'fldSimple') {
        if (!isPageField(attributes.instr ?? '')) this.words(element, look, writer)
      } else if (name === 'AlternateContent') this.words(choiceOf(element) ?? NOTHING, look, writer)
      else if (name === 'oMath' || name === 'oMathPara') writer.add(formula(element), look)
      else if (name === 'ruby') this.words(childOf(element, 'rubyBase') ?? NOTHING, look, writer)
      else if (GROUPS.has(name)) this.words(element, look, writer)
    }
  }

  private run(run: XmlElement, inherited: Look, writer: ParagraphWriter): void {
    const properties = childOf(run, 'rPr')
    const style = childOf(properties, 'rStyle')?.attributes.val
    this.runContent(run, { ...inherited, ...this.styles.ofRun(style), ...runLook(properties) }, writer)
  }

  private runContent(run: XmlElement, look: Look, writer: ParagraphWriter): void {
    for (const element of childrenOf(run)) {
      const { name, attributes } = element
      if (name === 'fldChar') this.field(attributes.fldCharType, writer)
      else if (name === 'instrText') {
        const field = this.fields.at(-1)
        if (field) field.instruction += textOf(element)
      } else if (name === 'drawing' || name === 'pict' || name === 'object') {
        writer.boxes.push(...boxesOf(element, (content) => this.blocksOfTextBox(content)))
      } else if (name === 'AlternateContent') this.runContent(choiceOf(element) ?? NOTHING, look, writer)
      else if (name === 'ruby') this.words(childOf(element, 'rubyBase') ?? NOTHING, look, writer)
      else if (this.fields.every(({ isShown }) => isShown)) writer.add(signOf(element, writer.isBlank), look)
    }
  }

  /** The blocks of a text box; a field around the box does not apply to its text. */
  private blocksOfTextBox(content: XmlElement): Block[] {
    const around = this.fields
    this.fields = []
    const blocks = this.blocksOf(content)
    this.fields = around
    return blocks
  }

  private field(mark: string | undefined, writer: ParagraphWriter): void {
    if (mark === 'begin') this.fields.push({ instruction: '', isShown: false })
    if (mark === 'end') this.fields.pop()
    const field = this.fields.at(-1)
    if (mark !== 'separate' || !field) return
    field.isShown = !isPageField(field.instruction)
    writer.addLink(LEADS_TO.exec(field.instruction)?.[1])
  }
}

const NOTHING: XmlElement = { name: '', attributes: {}, children: [] }
/** Bullets of the fonts Symbol and Wingdings; their other characters are pictures. */
const BULLETS = /^f?0?(b7|a7|a8|d8|76|fc|6c|6e|6f|71|75|77|9f|e0|e8|2d)$/i

/** The text of an element in a run: its characters, or a tab, line break, hyphen or bullet. */
function signOf(element: XmlElement, isFirst: boolean): string {
  switch (element.name) {
    case 't':
      return textOf(element)
    case 'tab':
    case 'ptab':
      return '\t'
    case 'br':
    case 'cr':
      return '\n'
    case 'noBreakHyphen':
      return '-'
    case 'sym':
      return isFirst && BULLETS.test(element.attributes.char ?? '') ? '\u2022 ' : ' '
    default:
      return ''
  }
}

const textOf = (element: XmlElement): string => element.children.filter((child) => typeof child === 'string').join('')
const formula = (element: XmlElement): string =>
  childrenOf(element)
    .map((child) => (child.name === 't' ? textOf(child) : formula(child)))
    .join('')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The rows of a table or the cells of a row, including those inside content controls. */
function within(parent: XmlElement, name: string): XmlElement[] {
  return childrenOf(parent).flatMap((child) => {
    if (child.name === name) return [child]
    return GROUPS.has(child.name) ? within(child, name) : []
  })
}

/** Word writes new kinds of drawings twice, the second time for old programs. Only one is read: the one that contains text. */
function choiceOf(element: XmlElement): XmlElement | undefined {
  const choices = childrenOf(element, 'Choice', 'Fallback')
  return choices.find((choice) => findWithin(choice, 'txbxContent')) ?? choices[0]
}
