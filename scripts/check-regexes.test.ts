import { describe, expect, it } from 'vitest'
import { checkBuilt, checkLiterals } from './check-regexes.ts'
import { plantedFolder } from './planted.testing.ts'

const folder = plantedFolder()

function plant(text: string, file = 'src/a/a.ts') {
  folder.write(file, text)
  return checkLiterals(folder.path())
}

describe('checkLiterals', () => {
  it.each([
    ['with the square', String.raw`text.replace(/\s+$/, '')`],
    ['with the square', String.raw`const email = /^\S+@\S+\.\S+$/`],
    ['without any bound', String.raw`const words = /^(\w+\s?)+$/`],
    ['without any bound', String.raw`const sets = /(?:[\w\d]+)*$/u`],
  ])('finds %s growth: %s', (growth, text) => {
    expect(plant(`let text = ''\n${text}`).findings).toEqual([
      { file: 'src/a/a.ts', line: 2, reason: expect.stringContaining(growth) },
    ])
  })

  it.each([
    String.raw`text.replace(/(?<!\s)\s+$/, '')`,
    String.raw`const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/`,
    String.raw`const words = /^\w+(?:\s\w+)*$/`,
    'const half = total / parts / 2',
    "const quoted = '/(a+)+$/'",
  ])('accepts %s', (text) => {
    expect(plant(text).findings).toEqual([])
  })

  it('skips tests', () => {
    expect(plant(String.raw`const words = /(\w+)+$/`, 'src/a/a.test.ts')).toEqual({
      count: 0,
      findings: [],
      building: [],
    })
  })

  it('lists the modules that build expressions', () => {
    expect(plant("export const a = new RegExp('a+' + '$')").building).toEqual(['src/a/a.ts'])
  })
})

it('checks expressions that a module builds at load, and requires a reason for those built later', async () => {
  plant("const one = '[a]+'\nexport const end = new RegExp(one + '$')", 'src/a/built.mjs')
  plant('export const end = (word) => new RegExp(word)', 'src/a/later.mjs')
  const { count, findings } = await checkBuilt(folder.path(), ['src/a/built.mjs', 'src/a/later.mjs'])
  expect(count).toBe(1)
  expect(findings).toEqual([
    { file: 'src/a/built.mjs', reason: expect.stringContaining('with the square') },
    { file: 'src/a/later.mjs', reason: expect.stringContaining('only when it runs') },
  ])
})
