import type { Mark } from './blocks.ts'
import { isOfClass } from './class-names.ts'

/** CSS properties by name, from an element's own style and the rules of its classes. */
export type Style = ReadonlyMap<string, string>
export type StyleOf = (element: Element) => Style

/** Before parsing, style attributes are renamed to this. */
export const STYLE_ATTRIBUTE = 'data-pasted-style'
/** Before parsing, style elements are renamed to this: its text is neither parsed nor run, and the reader ignores it. */
export const SHEET_ELEMENT = 'script'

const MAX_CSS = 100_000
const MAX_STYLE = 2000

/** Reads styles from the markup: the page's policy hides them from `element.style` and from the browser's own parsing. */
export function stylesIn(page: Document): StyleOf {
  const rules = new Map<string, Style>()
  for (const sheet of page.querySelectorAll(`${SHEET_ELEMENT}[${STYLE_ATTRIBUTE}=sheet]`))
    readRules((sheet.textContent ?? '').slice(0, MAX_CSS), rules)
  return (element) => {
    const name = element.localName
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 20)
    const ruled = classes.flatMap((one) => [...(rules.get(`.${one}`) ?? []), ...(rules.get(`${name}.${one}`) ?? [])])
    return new Map([...ruled, ...declarations(element.getAttribute(STYLE_ATTRIBUTE) ?? '')])
  }
}

/** Reads rules for one class, with or without an element name, which is what word processors write. */
function readRules(css: string, rules: Map<string, Style>): void {
  for (const rule of css.replaceAll(/<!--|-->/g, '').split('}')) {
    const [selectors = '', body = ''] = rule.split('{')
    for (const selector of selectors.split(',')) {
      const name = selector.trim()
      if (name.length < 100 && /^[a-z\d]*\.[\w-]+$/i.test(name)) rules.set(name, declarations(body))
    }
  }
}

function declarations(css: string): Style {
  const pairs = css.slice(0, MAX_STYLE).split(';')
  return new Map(
    pairs.flatMap((pair) => {
      const colon = pair.indexOf(':')
      return colon < 0
        ? []
        : [
            [
              pair.slice(0, colon).trim().toLowerCase(),
              pair
                .slice(colon + 1)
                .trim()
                .toLowerCase(),
            ],
          ]
    }),
  )
}

const byTag: Record<string, Mark> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}

/** The format of an element's text: its own and that of its surroundings. */
export function marksIn(element: Element, style: Style, outer: ReadonlySet<Mark>): ReadonlySet<Mark> {
  const marks = new Set(outer)
  const own = byTag[element.localName]
  if (own) marks.add(own)
  const set = (mark: Mark, isOn: boolean | null) => {
    if (isOn === true) marks.add(mark)
    if (isOn === false) marks.delete(mark)
  }
  set('strong', isHeavy(style.get('font-weight') ?? shorthand(style, /\b(?:bold(?:er)?|[6-9]00)\b/)))
  set('em', isSlanted(style.get('font-style') ?? shorthand(style, /\b(?:italic|oblique)\b/)))
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  if (line.includes('underline')) marks.add('u')
  if (line.includes('line-through')) marks.add('s')
  return marks
}

const shorthand = (style: Style, what: RegExp): string => what.exec(style.get('font') ?? '')?.[0] ?? ''

function isHeavy(weight: string): boolean | null {
  if (/^(?:bold|bolder)\b/.test(weight)) return true
  if (/^(?:normal|lighter)\b/.test(weight)) return false
  const figure = Number.parseInt(weight, 10)
  return Number.isNaN(figure) ? null : figure >= 600
}

function isSlanted(slant: string): boolean | null {
  if (/^(?:italic|oblique)/.test(slant)) return true
  return slant.startsWith('normal') ? false : null
}

/** Usual class names of text for screen readers only: Firefox copies the class without its styles. */
const UNSEEN = /^(?:visually-?hidden|sr-only|screen-?reader-(?:text|only)|a11y-(?:text|hidden)|assistive(?:-text)?)$/i

/** Whether the user could not see the element: hidden, without size, or for screen readers only. */
export function isHidden(element: Element, style: Style): boolean {
  if (element.hasAttribute('hidden') || style.get('display') === 'none') return true
  if (/^(?:hidden|collapse)/.test(style.get('visibility') ?? '') || style.get('mso-hide') === 'all') return true
  if (/^0(?:px|pt|em)?$/.test(style.get('font-size') ?? '') || /^0(?:\.0*)?$/.test(style.get('opacity') ?? ''))
    return true
  if (isOfClass(element, UNSEEN)) return true
  const isTiny = /^[01]px$/.test(style.get('width') ?? '') && /^[01]px$/.test(style.get('height') ?? '')
  return isTiny && style.get('position') === 'absolute'
}

/** A CSS length in points; 0 for anything else. */
export function points(length: string | undefined): number {
  const [, figure, unit = ''] = /^(-?[\d.]+)(pt|px|in|cm|mm|em)?/.exec(length ?? '') ?? []
  const each: Record<string, number> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835, em: 12 }
  return Number(figure ?? 0) * (each[unit] ?? 0)
}

/** The indentation of the text, in points. */
export function leftIn(style: Style): number {
  const sides = (style.get('margin') ?? '').split(/\s+/)
  return points(style.get('margin-left') ?? sides[3] ?? sides[1])
}
