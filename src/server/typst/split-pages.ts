import type { TypesetPage } from './typeset-job.ts'

/** A line of text: its markup, and the glyphs it uses. */
type Line = { written: string; glyphs: string[] }
type Group = { isWritten: boolean }
type Page = { width: number; height: number; body: string[]; glyphs: Set<string>; open: Group[] }

/**
 * The pages of a compiled document as SVG images that a strict content security policy allows: only paths and JPEGs, no styles, scripts,
 * links or text. A glyph's id is derived from its shape, so equal ids on one web page are equal shapes.
 */
export function splitPages(svg: string): TypesetPage[] {
  const pages: Page[] = []
  for (const [whole, close, tag = 'line', attrs = '', empty] of svg.matchAll(TOKEN)) {
    const page = pages.at(-1)
    const isOutside = !page || page.open.length === 0
    if (isOutside && tag === 'path') {
      const paper = readPaper(attrs)
      // the glyph shapes follow the last page
      if (!paper) break
      pages.push({ ...paper, body: [], glyphs: new Set(), open: [] })
    } else if (!page) break
    else if (tag === 'line') {
      const { written, glyphs } = lineOf(whole)
      page.body.push(written)
      for (const id of glyphs) page.glyphs.add(id)
    } else if (tag === 'use') {
      page.body.push(letter(attrs, null))
      page.glyphs.add(glyphOf(attrs))
    } else if (tag === 'path') page.body.push(`<path${attributes(attrs, shapeAttributes)}/>`)
    else if (tag === 'image') page.body.push(picture(attrs))
    else if (close) {
      if (page.open.pop()?.isWritten) page.body.push('</g>')
    } else if (!empty) openGroup(page, isOutside ? '' : attrs)
  }
  const shapes = readGlyphs(svg)
  return pages.map((page) => write(page, shapes))
}

/** Matches a line that consists only of glyphs, or the start or end of an element. */
const TOKEN = /<g class="typst-text"[^>]*>\s*(?:<use\b[^>]*>\s*)+<\/g>|<(\/?)(g|path|use|image)\b([^>]*?)(\/?)>/g
const LETTER = /<use\b([^<>]*)\/>/g

const shapeAttributes = ['transform', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'd']

const attribute = (attrs: string, name: string): string | undefined => {
  const at = attrs.indexOf(` ${name}="`)
  return at < 0 ? undefined : attrs.slice(at + name.length + 3, attrs.indexOf('"', at + name.length + 3))
}
const attributes = (attrs: string, names: readonly string[]): string =>
  names
    .map((name) => [name, attribute(attrs, name)] as const)
    .reduce((text, [name, value]) => (value === undefined ? text : `${text} ${name}="${compact(value)}"`), '')
/** Rounds numbers to a hundredth of a point, and removes unnecessary spaces. */
const compact = (text: string): string =>
  text
    .replace(/-?\d{1,15}\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/ -/g, '-')
    .trim()
const round = (number: string): number => Math.round(Number(number) * 100) / 100
const shortId = (id: string): string => `t${Number.parseInt(id.slice(1, 14), 16).toString(36)}`

/** An image element with its JPEG data; other images are left out. */
function picture(attrs: string): string {
  const bytes = attribute(attrs, 'xlink:href') ?? ''
  if (!/^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/.test(bytes)) return ''
  return `<image${attributes(attrs, ['width', 'height', 'transform'])} preserveAspectRatio="none" href="${bytes}"/>`
}

/** The background at the start of a page: a white rectangle, the only shape outside all groups. */
function readPaper(attrs: string): { width: number; height: number } | null {
  const [, height, width] = /^M 0 0v ([\d.]+) h ([\d.]+) v/.exec(attribute(attrs, 'd') ?? '') ?? []
  return height && width ? { width: Number(width), height: Number(height) } : null
}

/** Leaves out groups without an effect. The outermost group only places a page below the previous one. */
function openGroup(page: Page, attrs: string): void {
  const transform = attributes(attrs, ['transform'])
  page.open.push({ isWritten: transform !== '' })
  if (transform) page.body.push(`<g${transform}>`)
}

/** Caches each line: when one letter of a document changes, most lines stay the same. */
function lineOf(raw: string): Line {
  const known = lines.get(raw)
  if (known) return known
  const own = copy(raw)
  const letters = Array.from(own.matchAll(LETTER), ([, attrs = '']) => attrs)
  const [first = ''] = letters
  const fill = fillOf(first)
  const group = attributes(own.slice(0, own.indexOf('>')), ['transform'])
  // the color is written once, on the line
  const body = letters.map((attrs) => letter(attrs, fill)).join('')
  const line = { written: `<g${group} fill="${fill}">${body}</g>`, glyphs: letters.map(glyphOf) }
  return lines.set(own, line)
}

const fillOf = (attrs: string): string => attribute(attrs, 'fill') ?? '#000000'
const glyphOf = (attrs: string): string => (attribute(attrs, 'xlink:href') ?? '#').slice(1)

/** A glyph at its place, with its color if it differs from the line's. */
function letter(attrs: string, lineFill: string | null): string {
  const fill = fillOf(attrs)
  const [x, y] = [round(attribute(attrs, 'x') ?? '0'), round(attribute(attrs, 'y') ?? '0')]
  const place = `${x === 0 ? '' : ` x="${x}"`}${y === 0 ? '' : ` y="${y}"`}`
  return `<use href="#${shortId(glyphOf(attrs))}"${place}${fill === lineFill ? '' : ` fill="${fill}"`}/>`
}

function write({ width, height, body, glyphs }: Page, shapes: Map<string, string>): TypesetPage {
  const defs = [...glyphs].map((id) => `<path id="${shortId(id)}" d="${shapes.get(id) ?? ''}"/>`).join('')
  const paper = `<path fill="#ffffff" d="M0 0h${width}v${height}H0z"/>`
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">`
  return { width, height, svg: `${head}<defs>${defs}</defs>${paper}${body.join('')}</svg>` }
}

function readGlyphs(svg: string): Map<string, string> {
  const found = svg.slice(svg.lastIndexOf('<defs')).matchAll(/<symbol id="(\w+)"[^<>]*>\s*<path d="([^"<]*)"/g)
  return new Map(Array.from(found, ([, id = '', d = '']) => [id, compactShape(id, d)]))
}

/** Results by their source: successive documents use the same glyphs, and often the same lines. */
class Cache<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  set(key: string, value: Value): Value {
    if (this.#values.size >= this.#most) this.#values.clear()
    this.#values.set(key, value)
    return value
  }
}
const compactShapes = new Cache<string>(5_000)
const lines = new Cache<Line>(1_000)

const compactShape = (id: string, d: string): string => compactShapes.get(id) ?? compactShapes.set(copy(id), compact(d))

/** Copies a part of a text, which would otherwise keep the whole text in memory. */
const copy = (part: string): string => Buffer.from(part).toString()
