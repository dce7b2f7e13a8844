import { describe, expect, it } from 'vitest'
import { type Node, nodesIn } from './syntax-tree.ts'
import { readTestModule, sourceOfTest } from './test-source.ts'

/** The source of the test with this title, among these files. */
function sourceOf(title: string, files: Record<string, string>) {
  const [file] = Object.keys(files)
  const open = (name: string) => (files[name] === undefined ? null : readTestModule(files[name], name))
  const module = open(file!)!
  const call = [...nodesIn(module.program)].find(
    (node) => node.type === 'CallExpression' && (node.arguments as Node[])[0]?.value === title,
  )
  return sourceOfTest(call!, module, open)
}

describe('the source of a test', () => {
  it('is its body, without its title and comments', () => {
    const source = sourceOf('title', { 'a.test.ts': "it('title', () => {\n  // remark\n  expect(x).toBe('body')\n})" })
    expect(source).toContain('body')
    expect(source).not.toMatch(/title|remark/)
  })

  it('includes the tables and helpers it names, and those that they name', () => {
    const file = "const word = 'deep'\nfunction help() { return word }\nconst other = 'unused'\nit('a', () => help())"
    expect(sourceOf('a', { 'a.test.ts': file })).toContain('deep')
    expect(sourceOf('a', { 'a.test.ts': file })).not.toContain('unused')
    const table = "const cases = ['row']\nit.each(cases)('b', () => {})"
    expect(sourceOf('b', { 'a.test.ts': table })).toContain('row')
  })

  it('leaves out a constant of the same name in another test', () => {
    const file = "it('a', () => { const text = 'foreign' })\nit('b', () => text)"
    expect(sourceOf('b', { 'a.test.ts': file })).not.toContain('foreign')
  })

  it('leaves out a constant that shares its name with a property', () => {
    const file = "const label = 'foreign'\nit('a', () => ({ label: row.label }))"
    expect(sourceOf('a', { 'a.test.ts': file })).not.toContain('foreign')
  })

  it('includes what it imports from other test files, but not from the product', () => {
    const files = {
      'src/x/a.test.ts':
        "import { press as push } from './page.testing.ts'\nimport { texts } from './texts.ts'\nit('a', () => push(texts))",
      'src/x/page.testing.ts':
        "const button = 'Save'\nexport const press = () => button\nexport const other = 'unused'",
      'src/x/texts.ts': "export const texts = 'product'",
    }
    expect(sourceOf('a', files)).toContain('Save')
    expect(sourceOf('a', files)).not.toMatch(/unused|product/)
  })
})
