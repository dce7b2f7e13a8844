import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')

/** The files that browsers load: styles and screens. Mails and documents have fixed colors of their own. */
const files = globSync(
  ['ui/**/*.{css,ts,tsx}', 'app/**/*.{css,ts,tsx}', 'routes/**/*.tsx', 'features/*/ui/**/*.{css,ts,tsx}'],
  {
    cwd: src,
  },
).filter((file) => !/tokens\.css$|\.test\.tsx?$|\.gen\.ts$/.test(file))

function offences(pattern: RegExp) {
  return files.flatMap((file) =>
    readFileSync(join(src, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 80)}`] : [])),
  )
}

it('finds the files to check', () => {
  expect(files.length).toBeGreaterThan(60)
})

const colour = /(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\/)|\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb)\(/i

it('finds no color outside tokens.css', () => {
  expect(offences(colour)).toEqual([])
})

it('recognizes colors', () => {
  for (const text of ["'#fff'", 'fill="#0b5a45"', 'color: #abcd;', 'rgb(0 0 0)', 'bg-[#0c3329]', 'oklch(0.5 0.1 20)']) {
    expect(text).toMatch(colour)
  }
  for (const text of ["'#lib/dates.ts'", "'#db/client.ts'", 'href="#foot"', '&#8217;', 'color-mix(in oklab, red)']) {
    expect(text).not.toMatch(colour)
  }
})

it('has no style attributes, which the security policy would refuse', () => {
  expect(offences(/\sstyle=\{|\sstyle="|<style[\s>]|dangerouslySetInnerHTML=\{\{\s*__html:\s*`<style/)).toEqual([])
})
