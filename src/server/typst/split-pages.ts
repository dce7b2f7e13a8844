import type { TypesetPage } from './typeset-job.ts'

type Page = { width: number; height: number; body: string[]; glyphs: Set<string> }

/**
 * The pages of a compiled document as pictures that a page with a strict policy can show: paths alone, no style, no script,
 * no link and no text. A glyph's id follows from its shape, so equal ids in one page of the browser are equal shapes.
 */
export function splitPages(svg: string): TypesetPage[] {
  const glyphs = readGlyphs(svg)
  const pages: Page[] = []
  let depth = 0
  for (const { 1: close, 2: tag, 3: given = '', 4: empty } of svg.matchAll(
    /<(\/?)(svg|g|path|use|rect)\b([^>]*?)(\/?)>/g,
  )) {
    if (!tag || tag === 'svg' || tag === 'rect' || (tag === 'g' && empty)) continue
    if (close) {
      depth -= 1
      pages.at(-1)?.body.push('</g>')
    } else if (depth === 0 && tag === 'path') {
      const paper = readPaper(given)
      if (!paper) break
      pages.push({ ...paper, body: [], glyphs: new Set() })
    } else {
      const page = pages.at(-1)
      if (page) page.body.push(element(page, tag, given, depth))
      if (!empty) depth += 1
    }
  }
  return pages.map((page) => write(page, glyphs))
}

const attribute = (given: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(given)?.[1]
/** Lengths to a hundredth of a point. */
const round = (text: string): string =>
  text.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
const shortId = (id: string): string => `t${id.slice(1, 13).toLowerCase()}`

/** The sheet that a page begins with: a white rectangle, the only shape outside of all groups. */
function readPaper(given: string): { width: number; height: number } | null {
  const [, height, width] = /^M 0 0v ([\d.]+) h ([\d.]+) v/.exec(attribute(given, 'd') ?? '') ?? []
  return height && width ? { width: Number(width), height: Number(height) } : null
}

function element(page: Page, tag: string, given: string, depth: number): string {
  if (tag === 'use') {
    const id = (attribute(given, 'xlink:href') ?? '#').slice(1)
    page.glyphs.add(id)
    const [x = '0', y = '0', fill = '#000000'] = ['x', 'y', 'fill'].map((name) => attribute(given, name))
    const at = `${x === '0' ? '' : ` x="${round(x)}"`}${y === '0' ? '' : ` y="${round(y)}"`}`
    return `<use href="#${shortId(id)}"${at} fill="${fill}"/>`
  }
  const kept = ['transform', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'd']
    // what places a page under the one before it
    .filter((name) => depth > 0 || name !== 'transform')
    .flatMap((name) => {
      const value = attribute(given, name)
      return value === undefined ? [] : [` ${name}="${round(value)}"`]
    })
    .join('')
  return tag === 'path' ? `<path${kept}/>` : `<g${kept}>`
}

function write({ width, height, body, glyphs }: Page, shapes: Map<string, string>): TypesetPage {
  const defs = [...glyphs].map((id) => `<path id="${shortId(id)}" d="${shapes.get(id) ?? ''}"/>`).join('')
  const paper = `<path fill="#ffffff" d="M0 0h${width}v${height}H0z"/>`
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">`
  return { width, height, svg: `${head}<defs>${defs}</defs>${paper}${body.join('')}</svg>` }
}

function readGlyphs(svg: string): Map<string, string> {
  const found = svg.matchAll(/<symbol id="(\w+)"[^>]*>\s*<path d="([^"]*)"/g)
  return new Map(Array.from(found, ([, id = '', d = '']) => [id, compact(d)]))
}

const compact = (d: string): string =>
  round(d)
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/ -/g, '-')
    .trim()
