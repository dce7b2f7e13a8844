import { childOf, childrenOf, findWithin, type XmlElement } from './read-xml.ts'
import type { Block, Box } from './text-blocks.ts'

const EMU = 12_700

/** The text boxes in a drawing, in the current format or the old one (VML), in reading order. */
export function boxesOf(drawing: XmlElement, blocksOf: (content: XmlElement) => Block[]): Box[] {
  const anchor = childOf(drawing, 'anchor')
  const base = anchor ? { isFloating: true, ...placeOf(anchor) } : { isFloating: false, x: 0, y: 0, width: 0 }
  const boxes: Box[] = []
  collect(drawing, base, boxes, blocksOf)
  return boxes
}

type Place = Omit<Box, 'blocks'>

function collect(element: XmlElement, place: Place, boxes: Box[], blocksOf: (content: XmlElement) => Block[]): void {
  for (const child of childrenOf(element)) {
    if (child.name === 'txbxContent') boxes.push({ ...place, blocks: blocksOf(child) })
    else if (child.name === 'AlternateContent') {
      const [choice] = childrenOf(child, 'Choice', 'Fallback').filter((one) => findWithin(one, 'txbxContent'))
      if (choice) collect(choice, place, boxes, blocksOf)
    } else collect(child, innerPlace(child, place), boxes, blocksOf)
  }
}

/** The position of a shape, its own or within its group. */
function innerPlace(shape: XmlElement, around: Place): Place {
  const { style } = shape.attributes
  if (style && /margin-(left|top)|width/.test(style)) return placeOfStyle(style, around)
  const frame = shape.name === 'wsp' || shape.name === 'grpSp' ? childOf(childOf(shape, 'spPr'), 'xfrm') : undefined
  const offset = childOf(frame, 'off')?.attributes
  if (!offset) return around
  const width = emu(childOf(frame, 'ext')?.attributes.cx) || around.width
  return { ...around, x: around.x + emu(offset.x), y: around.y + emu(offset.y), width }
}

const STYLE = /(?:^|;)\s*(margin-left|margin-top|width):\s*(-?[\d.]{1,12})(pt|in|cm|mm)?/g
const UNITS: Record<string, number> = { in: 72, cm: 28.35, mm: 2.835 }

function placeOfStyle(style: string, around: Place): Place {
  const lengths: Record<string, number> = {}
  for (const [, name = '', value, unit = ''] of style.matchAll(STYLE))
    lengths[name] = Number(value) * (UNITS[unit] ?? 1)
  return {
    isFloating: around.isFloating || /position:\s*absolute/.test(style),
    x: around.x + (lengths['margin-left'] || 0),
    y: around.y + (lengths['margin-top'] || 0),
    width: lengths.width || around.width,
  }
}

function placeOf(anchor: XmlElement): { x: number; y: number; width: number } {
  const offset = (name: string) => emu(childOf(childOf(anchor, name), 'posOffset')?.children.join(''))
  return { x: offset('positionH'), y: offset('positionV'), width: emu(childOf(anchor, 'extent')?.attributes.cx) }
}

const emu = (value: string | undefined): number => {
  const length = Number(value ?? 0) / EMU
  return Number.isFinite(length) ? length : 0
}
