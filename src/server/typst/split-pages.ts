import type { TypesetPage } from './typeset-job.ts'

type Group = { isWritten: boolean; fill?: string }
type Page = { width: number; height: number; body: string[]; glyphs: Set<string>; open: Group[] }

/**
 * The pages of a compiled document as pictures that a page with a strict policy can show: paths alone, no style, no script,
 * no link and no text. A glyph's id follows from its shape, so equal ids in one page of the browser are equal shapes.
 */
export function splitPages(svg: string): TypesetPage[] {
  const pages: Page[] = []
  for (const [, close, tag = '', given = '', empty] of svg.matchAll(/<(\/?)(g|path|use)\b([^>]*?)(\/?)>/g)) {
    const page = pages.at(-1)
    const isOutside = !page || page.open.length === 0
    if (isOutside && tag === 'path') {
      const paper = readPaper(given)
      // after the pages come the glyphs' shapes
      if (!paper) break
      pages.push({ ...paper, body: [], glyphs: new Set(), open: [] })
    } else if (!page) break
    else if (tag === 'use') page.body.push(glyph(page, given))
    else if (tag === 'path') page.body.push(`<path${attributes(given, shapeAttributes)}/>`)
    else if (close) {
      if (page.open.pop()?.isWritten) page.body.push('</g>')
    } else if (!empty) openGroup(page, isOutside ? '' : given)
  }
  const shapes = readGlyphs(svg)
  return pages.map((page) => write(page, shapes))
}

const shapeAttributes = ['transform', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'd']

const attribute = (given: string, name: string): string | undefined => {
  const at = given.indexOf(` ${name}="`)
  return at < 0 ? undefined : given.slice(at + name.length + 3, given.indexOf('"', at + name.length + 3))
}
const attributes = (given: string, names: readonly string[]): string =>
  names
    .map((name) => [name, attribute(given, name)] as const)
    .reduce((text, [name, value]) => (value === undefined ? text : `${text} ${name}="${compact(value)}"`), '')
/** Numbers to a hundredth of a point, and no blank that is not needed. */
const compact = (text: string): string =>
  text
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/ -/g, '-')
    .trim()
const round = (number: string): number => Math.round(Number(number) * 100) / 100
const shortId = (id: string): string => `t${Number.parseInt(id.slice(1, 14), 16).toString(36)}`

/** The sheet that a page begins with: a white rectangle, the only shape outside of all groups. */
function readPaper(given: string): { width: number; height: number } | null {
  const [, height, width] = /^M 0 0v ([\d.]+) h ([\d.]+) v/.exec(attribute(given, 'd') ?? '') ?? []
  return height && width ? { width: Number(width), height: Number(height) } : null
}

/** Groups that do nothing are left out; the outermost one only places a page under the one before it. */
function openGroup(page: Page, given: string): void {
  const kept = attributes(given, ['transform'])
  page.open.push({ isWritten: kept !== '' })
  if (kept) page.body.push(`<g${kept}>`)
}

/** A letter; its colour is written once, on the group of its line. */
function glyph(page: Page, given: string): string {
  const id = (attribute(given, 'xlink:href') ?? '#').slice(1)
  page.glyphs.add(id)
  const fill = attribute(given, 'fill') ?? '#000000'
  const group = page.open.at(-1)
  const isFirst = group?.isWritten && !group.fill && page.body.at(-1)?.startsWith('<g ')
  if (group && isFirst) {
    group.fill = fill
    page.body.push((page.body.pop() ?? '').replace('>', ` fill="${fill}">`))
  }
  const [x, y] = [round(attribute(given, 'x') ?? '0'), round(attribute(given, 'y') ?? '0')]
  const place = `${x === 0 ? '' : ` x="${x}"`}${y === 0 ? '' : ` y="${y}"`}`
  return `<use href="#${shortId(id)}"${place}${group?.fill === fill ? '' : ` fill="${fill}"`}/>`
}

function write({ width, height, body, glyphs }: Page, shapes: Map<string, string>): TypesetPage {
  const defs = [...glyphs].map((id) => `<path id="${shortId(id)}" d="${shapes.get(id) ?? ''}"/>`).join('')
  const paper = `<path fill="#ffffff" d="M0 0h${width}v${height}H0z"/>`
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">`
  return { width, height, svg: `${head}<defs>${defs}</defs>${paper}${body.join('')}</svg>` }
}

function readGlyphs(svg: string): Map<string, string> {
  const found = svg.slice(svg.lastIndexOf('<defs')).matchAll(/<symbol id="(\w+)"[^>]*>\s*<path d="([^"]*)"/g)
  return new Map(Array.from(found, ([, id = '', d = '']) => [id, compactShape(id, d)]))
}

/** Shapes made compact, by id: one document after the other uses the same letters. */
const compactShapes = new Map<string, string>()
const KEPT_SHAPES = 5_000

function compactShape(id: string, d: string): string {
  const known = compactShapes.get(id)
  if (known !== undefined) return known
  if (compactShapes.size >= KEPT_SHAPES) compactShapes.clear()
  const made = compact(d)
  compactShapes.set(id, made)
  return made
}
