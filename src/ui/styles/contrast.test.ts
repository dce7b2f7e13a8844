import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const pairs: [string, string, number][] = JSON.parse(read('contrast-pairs.json'))

type Lch = { l: number; c: number; h: number; alpha: number }
type Rgb = [number, number, number]

/** Every rule of the file: its selectors, and the tokens it sets. Comments and at-rules are left out. */
function rulesOf(css: string) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{[^}]*\{[^}]*\}\s*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    tokens: [...body.matchAll(/--([\w-]+):\s*oklch\(([^)]+)\)/g)].map(
      ([, name = '', value = '']) => [name, parse(value)] as const,
    ),
  }))
}

function parse(value: string): Lch {
  const [l = 0, c = 0, h = 0, alpha = 1] = value.split(/[\s/]+/).map(Number)
  return { l, c, h, alpha }
}

/** OKLCH to linear sRGB, clipped to the range of a screen. */
function linear({ l, c, h }: Lch): Rgb {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    cut(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    cut(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    cut(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** The visible color of a half-transparent color on another one; browsers mix the encoded values. */
function over(top: Lch, below: Lch): Rgb {
  const under = linear(below)
  return linear(top).map((value, index) =>
    decode(encode(value) * top.alpha + encode(under[index] as number) * (1 - top.alpha)),
  ) as Rgb
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(a: Rgb, b: Rgb) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

const rules = rulesOf(read('tokens.css'))

/** The tokens of a theme and a portal; later rules override earlier ones. */
function tokensOf(theme: string, portal: string) {
  const inForce = new Set([
    ':root',
    `[data-theme="${theme}"]`,
    `[data-portal="${portal}"]`,
    `[data-theme="${theme}"] [data-portal="${portal}"]`,
  ])
  const found = new Map<string, Lch>()
  for (const { selectors, tokens } of rules) {
    if (selectors.some((selector) => inForce.has(selector))) for (const [name, value] of tokens) found.set(name, value)
  }
  return found
}

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  it.each(['seeker', 'company', 'platform'])('keeps every pair of colors readable in the %s portal', (portal) => {
    const tokens = tokensOf(theme, portal)
    const token = (name: string) => {
      const value = tokens.get(name)
      if (!value) throw new Error(`no colour is called ${name}`)
      return value
    }
    const poor = pairs
      .map(([front, back, least]) => {
        const below = over(token(back), token('surface'))
        return { pair: `${front} on ${back}`, ratio: contrast(over(token(front), token(back)), below), least }
      })
      .filter(({ ratio, least }) => ratio < least)
    expect(poor).toEqual([])
  })
})

it('computes contrast like the standard', () => {
  const black = linear({ l: 0, c: 0, h: 0, alpha: 1 })
  const white = linear({ l: 1, c: 0, h: 0, alpha: 1 })
  expect(contrast(black, white)).toBeCloseTo(21, 1)
  expect(pairs.length * 6).toBe(366)
})
