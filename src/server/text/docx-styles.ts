import { childOf, childrenOf, type XmlElement } from './read-xml.ts'
import type { Look } from './text-blocks.ts'

/** The list properties of a style or a paragraph. */
export type ListPlace = { list?: string; level?: string }
type Style = { basedOn: string | undefined; look: Look; place: ListPlace }

const MAX_CHAIN = 20
const HEADING =
  /^(heading|title|subtitle|\u00fcberschrift|titel|titre|t\u00edtulo|titolo|kop|nag\u0142\u00f3wek|\u0437\u0430\u0433\u043e\u043b\u043e\u0432\u043e\u043a|rubrik|overskrift)(?!\p{L})/iu

const valOf = (element: XmlElement | undefined, name: string) => childOf(element, name)?.attributes.val
/** Whether a mark such as `w:b` is on (true) or off (false). */
function markOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const mark = childOf(element, name)
  return mark && !/^(0|false|off|none)$/.test(mark.attributes.val ?? '')
}

/** Converts twentieths of a point to points. */
export function twips(value: string | undefined): number | undefined {
  const length = Number(value)
  return value === undefined || !Number.isFinite(length) ? undefined : Math.max(-2000, Math.min(2000, length / 20))
}

/** The formatting in the properties of a run (`w:rPr`). */
export function runLook(properties: XmlElement | undefined): Look {
  const halfPoints = Number(valOf(properties, 'sz'))
  return said({
    size: halfPoints > 0 && halfPoints < 2000 ? halfPoints / 2 : undefined,
    isBold: markOf(properties, 'b'),
    isCapital: markOf(properties, 'caps') ?? markOf(properties, 'smallCaps'),
    isHidden: markOf(properties, 'vanish'),
  })
}

/** The formatting in the properties of a paragraph (`w:pPr`). */
export function paragraphLook(properties: XmlElement | undefined): Look {
  const spacing = childOf(properties, 'spacing')?.attributes ?? {}
  const indent = childOf(properties, 'ind')?.attributes ?? {}
  const hanging = twips(indent.hanging)
  const outline = valOf(properties, 'outlineLvl')
  return said({
    above: twips(spacing.before),
    below: twips(spacing.after),
    left: twips(indent.left ?? indent.start),
    first: hanging === undefined ? twips(indent.firstLine) : -hanging,
    isRuled: setApart(properties),
    isHeading: outline === undefined ? undefined : Number(outline) < 9,
  })
}

/** Whether a border above or below, or a background color, sets the paragraph apart. */
function setApart(properties: XmlElement | undefined): boolean | undefined {
  const shade = childOf(properties, 'shd')?.attributes.fill
  const borders = childOf(properties, 'pBdr')
  if (shade === undefined && borders === undefined) return undefined
  const isShaded = shade !== undefined && !/^(auto|f{6})$/i.test(shade)
  const isBordered = ({ attributes }: XmlElement) => !/^(nil|none)$/.test(attributes.val ?? '')
  return isShaded || childrenOf(borders, 'top', 'bottom').some(isBordered)
}

export function listPlace(properties: XmlElement | undefined): ListPlace {
  const numbering = childOf(properties, 'numPr')
  return said({ list: valOf(numbering, 'numId'), level: valOf(numbering, 'ilvl') })
}

/** Only the values that are set, so that they can override inherited ones. */
function said<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}

/** The named styles of a Word file, each with its inherited formatting. */
export class DocxStyles {
  private readonly styles = new Map<string, Style>()
  private readonly resolved = new Map<string, { look: Look; place: ListPlace }>()
  private readonly defaults: Look
  private readonly usual: string | undefined

  constructor(root: XmlElement | undefined) {
    const defaults = childOf(root, 'docDefaults')
    this.defaults = {
      ...paragraphLook(childOf(childOf(defaults, 'pPrDefault'), 'pPr')),
      ...runLook(childOf(childOf(defaults, 'rPrDefault'), 'rPr')),
    }
    for (const style of childrenOf(root, 'style')) {
      const { styleId = '', type } = style.attributes
      const isHeading = [styleId, valOf(style, 'name') ?? ''].some((name) => HEADING.test(name))
      const properties = childOf(style, 'pPr')
      const look = { ...paragraphLook(properties), ...runLook(childOf(style, 'rPr')) }
      if (isHeading && type === 'paragraph') look.isHeading = true
      this.styles.set(styleId, { basedOn: valOf(style, 'basedOn'), look, place: listPlace(properties) })
      if (type === 'paragraph' && /^(1|true|on)$/.test(style.attributes.default ?? '')) this.usual ??= styleId
    }
  }

  /** The look and list of a paragraph with this style. */
  ofParagraph(styleId: string | undefined): { look: Look; place: ListPlace } {
    const { look, place } = this.resolve(styleId ?? this.usual)
    // a style that the file does not define can still be recognized by its name
    const isHeading = styleId !== undefined && !this.styles.has(styleId) && HEADING.test(styleId)
    return { look: { ...this.defaults, ...look, ...(isHeading ? { isHeading } : {}) }, place }
  }

  /** The look of a character style. */
  ofRun(styleId: string | undefined): Look {
    return styleId === undefined ? {} : this.resolve(styleId).look
  }

  private resolve(styleId: string | undefined, depth = 0): { look: Look; place: ListPlace } {
    const style = styleId === undefined ? undefined : this.styles.get(styleId)
    if (!style || styleId === undefined || depth > MAX_CHAIN) return { look: {}, place: {} }
    const before = this.resolved.get(styleId)
    if (before) return before
    const base = this.resolve(style.basedOn, depth + 1)
    const whole = { look: { ...base.look, ...style.look }, place: { ...base.place, ...style.place } }
    this.resolved.set(styleId, whole)
    return whole
  }
}

/** The lists of a Word file: which levels have a bullet or number, and how far each level is indented. */
export class DocxLists {
  private readonly levels = new Map<string, { hasSign: boolean; look: Look }>()

  constructor(root: XmlElement | undefined) {
    const kinds = new Map(childrenOf(root, 'abstractNum').map((kind) => [kind.attributes.abstractNumId ?? '', kind]))
    for (const list of childrenOf(root, 'num')) {
      const kind = kinds.get(valOf(list, 'abstractNumId') ?? '')
      for (const level of childrenOf(kind, 'lvl')) {
        const hasSign = valOf(level, 'numFmt') !== 'none' || Boolean(valOf(level, 'lvlText')?.trim())
        const key = `${list.attributes.numId} ${level.attributes.ilvl}`
        this.levels.set(key, { hasSign, look: paragraphLook(childOf(level, 'pPr')) })
      }
    }
  }

  /** The formatting that the paragraph's list adds; null if it is not in a visible list. */
  at({ list, level = '0' }: ListPlace): Look | null {
    if (list === undefined || list === '0') return null
    const found = this.levels.get(`${list} ${level}`)
    if (!found) return {}
    return found.hasSign ? found.look : null
  }
}
