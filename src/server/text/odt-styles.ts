import { childOf, childrenOf, type XmlElement } from './read-xml.ts'
import type { Look } from './text-blocks.ts'

type Style = { parent: string | undefined; look: Look; width: number; master: string | undefined; scale: number }

const MAX_CHAIN = 20
const UNITS: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75, pc: 12 }
const HEADING = /^(heading|title|subtitle)\b/i

/** Converts a length such as '2.5cm' to points. */
export function points(length: string | undefined): number | undefined {
  const [, value, unit = ''] = /^(-?[\d.]{1,12})([a-z]{2})$/.exec(length ?? '') ?? []
  const factor = UNITS[unit]
  return value === undefined || factor === undefined
    ? undefined
    : Math.max(-2000, Math.min(2000, Number(value) * factor))
}

/** The styles of an OpenDocument text, named and automatic, each with its inherited formatting. */
export class OdtStyles {
  private readonly styles = new Map<string, Style>()
  private readonly lists = new Map<string, XmlElement>()
  private readonly defaults: Look

  constructor(...roots: (XmlElement | undefined)[]) {
    const groups = roots.flatMap((root) => childrenOf(root, 'styles', 'automatic-styles'))
    const usual = groups
      .flatMap((group) => childrenOf(group, 'default-style'))
      .find(({ attributes }) => attributes.family === 'paragraph')
    this.defaults = usual ? lookOf(usual) : {}
    for (const style of groups.flatMap((group) => childrenOf(group, 'style'))) {
      const { family = '', name = '' } = style.attributes
      this.styles.set(`${family} ${name}`, {
        parent: style.attributes['parent-style-name'],
        look: lookOf(style),
        width: points(childOf(style, 'table-column-properties')?.attributes['column-width']) ?? 0,
        master: style.attributes['master-page-name'] || undefined,
        scale: percent(childOf(style, 'text-properties')?.attributes['font-size']),
      })
    }
    for (const list of groups.flatMap((group) => childrenOf(group, 'list-style')))
      this.lists.set(list.attributes.name ?? '', list)
  }

  ofParagraph(name: string | undefined): Look {
    return { ...this.defaults, ...this.resolve('paragraph', name, this.defaults.size) }
  }

  ofText(name: string | undefined, inherited: Look): Look {
    return { ...inherited, ...this.resolve('text', name, inherited.size) }
  }

  columnWidth(name: string | undefined): number {
    return this.styles.get(`table-column ${name}`)?.width ?? 0
  }

  /** The page layout that a paragraph or table of this style starts. */
  masterOf(family: 'paragraph' | 'table', name: string | undefined): string | undefined {
    return this.styles.get(`${family} ${name}`)?.master
  }

  /** Whether a list shows a bullet or number at this level (from 1), and how far it is indented. */
  listLevel(name: string | undefined, level: number): { hasSign: boolean; left: number } {
    const found = childrenOf(this.lists.get(name ?? '')).find(({ attributes }) => Number(attributes.level) === level)
    if (!found) return { hasSign: true, left: 0 }
    const place = childOf(childOf(found, 'list-level-properties'), 'list-level-label-alignment')?.attributes
    const left = (points(place?.['margin-left']) ?? 0) + (points(place?.['text-indent']) ?? 0)
    const hasSign = found.name !== 'list-level-style-number' || Boolean(found.attributes['num-format'])
    return { hasSign, left }
  }

  private resolve(family: string, name: string | undefined, size: number | undefined, depth = 0): Look {
    const style = this.styles.get(`${family} ${name}`)
    if (!style || depth > MAX_CHAIN) return {}
    const base = this.resolve(family, style.parent, size, depth + 1)
    const scaled = (base.size ?? size ?? 12) * style.scale
    return { ...base, ...style.look, ...(style.scale > 0 ? { size: scaled } : {}) }
  }
}

const percent = (size: string | undefined) => Math.min(5, Number(/^([\d.]{1,6})%$/.exec(size ?? '')?.[1] ?? 0) / 100)

function lookOf(style: XmlElement): Look {
  const text = childOf(style, 'text-properties')?.attributes ?? {}
  const paragraph = childOf(style, 'paragraph-properties')?.attributes ?? {}
  const { name = '' } = style.attributes
  const outline = style.attributes['default-outline-level']
  // a border above or below, or a background color
  const marks = ['border', 'border-top', 'border-bottom', 'background-color'].map((side) => paragraph[side])
  const weight = text['font-weight']
  const look: Record<keyof Look, number | boolean | undefined> = {
    size: points(text['font-size']),
    isBold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
    isCapital: capitals(text['text-transform'], text['font-variant']),
    isHidden: text.display === undefined ? undefined : text.display === 'none',
    above: points(paragraph['margin-top'] ?? paragraph.margin),
    below: points(paragraph['margin-bottom'] ?? paragraph.margin),
    left: points(paragraph['margin-left'] ?? paragraph.margin),
    first: points(paragraph['text-indent']),
    isRuled: marks.some((mark) => mark !== undefined)
      ? marks.some((mark) => mark !== undefined && !/^(none|transparent|#f{6})$/i.test(mark))
      : undefined,
    isHeading: HEADING.test(name.replaceAll('_20_', ' ')) || Number(outline) > 0 || undefined,
  }
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}

function capitals(transform: string | undefined, variant: string | undefined): boolean | undefined {
  if (transform === undefined && variant === undefined) return undefined
  return transform === 'uppercase' || variant === 'small-caps'
}
