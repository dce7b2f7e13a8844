import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pagesIn, recordOf, recordsIn } from './content.ts'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'tandem-content-'))
})
afterEach(() => rmSync(place, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(place, file)), { recursive: true })
  writeFileSync(join(place, file), text)
}
const Page = z.strictObject({
  title: z.string().max(20),
  tags: z.array(z.string()).default([]),
  body: z.string().min(1),
})
const pages = () => pagesIn('help', Page, { place, folders: ['', 'account'] })()
const Questions = z.strictObject({ questions: z.array(z.strictObject({ key: z.string(), title: z.string() })) })
const records = () =>
  recordsIn('bank', Questions, { place, keysOf: ({ value }) => value.questions.map(({ key }) => key) })()

describe('an invalid content file is reported with its path and the field', () => {
  it.each([
    ['without a head', 'Only text.', 'must begin with its fields'],
    ['whose head does not end', '---\ntitle: One\n\nText', 'must begin with its fields'],
    ['whose head has no fields', '---\n---\nText', 'needs fields'],
    ['whose head is a list', '---\n- one\n---\nText', 'needs fields'],
    ['whose head cannot be read', '---\ntitle: "One\n---\nText', /Missing closing "quote at line \d/],
    ['with a colon that wants quotes', '---\ntitle: One: two\n---\nText', /at line 2/],
    ['with a field twice', '---\ntitle: One\ntitle: Two\n---\nText', /Map keys must be unique at line 3/],
    ['with its text as a field', '---\ntitle: One\nbody: Two\n---\nText', 'body: write it as the text'],
    ['without a field that it needs', '---\ntags: [a]\n---\nText', 'title: Invalid input'],
    ['with a field that nothing reads', '---\ntitle: One\ntitel: Two\n---\nText', 'Unrecognized key: "titel"'],
    ['with a number for words', '---\ntitle: 2026\n---\nText', 'title: Invalid input: expected string'],
    ['with a wrong entry of a list', '---\ntitle: One\ntags: [a, 3]\n---\nText', 'tags.1: Invalid input'],
    ['with too long a text', `---\ntitle: ${'long '.repeat(5)}\n---\nText`, 'title: Too big'],
    ['without a text', '---\ntitle: One\n---\n \n', 'body: Too small'],
  ])('Markdown %s', (_, text, fault) => {
    write('help/first.md', '---\ntitle: Right\n---\nText')
    write('help/account/wrong.md', text)
    expect(pages).toThrow(fault)
    expect(pages).toThrow(/^content\/help\/account\/wrong\.md: /)
  })

  it.each([
    ['that cannot be read', '{ "questions": [ }', /Unexpected token/],
    [
      'with a field twice',
      '{ "questions": [{ "key": "a", "title": "b: \\"c\\": d", "key": "e" }] }',
      /unique at line 1/,
    ],
    ['without a field that it needs', '{ "questions": [{ "key": "a" }] }', 'questions.0.title: Invalid input'],
    ['with a field that nothing reads', '{ "questions": [], "role": null }', 'Unrecognized key: "role"'],
  ])('JSON %s', (_, text, fault) => {
    write('bank/wrong.json', text)
    expect(records).toThrow(fault)
    expect(records).toThrow(/^content\/bank\/wrong\.json: /)
  })

  it.each(['Sign-in.md', 'two words.md', 'naïve.md', 'a--b.md', 'account/b-.md', 'article.txt', 'article'])(
    'with the name %s',
    (name) => {
      write(`help/${name}`, '---\ntitle: Right\n---\nText')
      expect(pages).toThrow(`content/help/${name}: a file name here has only lower-case letters`)
    },
  )

  it.each(['acount/a.md', 'account/old/a.md'])('in a folder that is not read: %s', (name) => {
    write(`help/${name}`, '---\ntitle: Right\n---\nText')
    expect(pages).toThrow(`content/help/${name}: is outside the folders that are read: account`)
    expect(pagesIn('help', Page, { place })).toThrow(`content/help/${name}: is outside the folders that are read: none`)
  })

  it('with a duplicate key, in another or the same file', () => {
    write('bank/one.json', '{ "questions": [{ "key": "a", "title": "A" }] }')
    write('bank/two.json', '{ "questions": [{ "key": "b", "title": "B" }, { "key": "a", "title": "C" }] }')
    expect(records).toThrow('content/bank/two.json: "a" is already used in content/bank/one.json')
    write('bank/two.json', '{ "questions": [{ "key": "b", "title": "B" }, { "key": "b", "title": "C" }] }')
    expect(records).toThrow('content/bank/two.json: "b" is already used in content/bank/two.json')
  })

  it('for a missing or an empty folder', () => {
    expect(pages).toThrow('content/help: does not exist')
    mkdirSync(join(place, 'help'))
    expect(pages).toThrow('content/help: has no .md file')
  })
})

describe('content', () => {
  it('is read by name, with blank lines around the text removed', () => {
    write('help/b.md', '---\ntitle: "B: one"\ntags:\n  - x\n---\n\n## Head\n\n---\n\n  \ntext  \nmore\n\n')
    write('help/.first.md.swp', 'an editor')
    write('help/account/first-one.md', '\uFEFF---\r\ntitle: A\r\n---\r\nLine\r\nnext\r\n')
    expect(pages()).toEqual([
      { folder: 'account', name: 'first-one', value: { title: 'A', tags: [], body: 'Line\nnext' } },
      { folder: '', name: 'b', value: { title: 'B: one', tags: ['x'], body: '## Head\n\n---\n\n  \ntext  \nmore' } },
    ])
  })

  it('is read from JSON, even if texts look like fields', () => {
    write('bank/one.json', '{ "questions": [{ "key": "a", "title": "say \\"key\\": and \\\\" }] }')
    expect(records()).toEqual([
      { folder: '', name: 'one', value: { questions: [{ key: 'a', title: 'say "key": and \\' }] } },
    ])
  })

  it('reads only its own file, and reports one that is missing or invalid', () => {
    const record = recordOf('demo/names.json', z.array(z.string()), place)
    expect(record).toThrow('content/demo/names.json: does not exist')
    write('demo/names.json', '["a", 2]')
    expect(record).toThrow('content/demo/names.json: 1: Invalid input')
    write('demo/names.json', '["a", "b"]')
    expect(record()).toEqual(['a', 'b'])
  })

  it('is read once, at the first call, and again only after a fault', () => {
    const read = pagesIn('help', Page, { place })
    expect(read).toThrow('does not exist')
    write('help/a.md', '---\ntitle: A\n---\nText')
    const first = read()
    rmSync(join(place, 'help'), { recursive: true })
    expect(read()).toBe(first)
  })
})
