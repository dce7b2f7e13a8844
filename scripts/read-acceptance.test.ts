import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { plantedFolder } from './planted.testing.ts'
import { proofsIn, quotedIn, readAcceptance, readRows, unprovenTexts } from './read-acceptance.ts'

describe('the checklist', () => {
  it('is read by area', () => {
    const page = `# Page\n\n| AA-01 | before the areas |\n\n## 1. First & one (2)\n\n| id | rule |\n|---|---|
| FIRST-01 | It 'holds' |\n| FIRST-02 | Too |\n\n## 2. Second (1)\n\n| SEC-10 | Third |\n`
    expect(readRows(page)).toEqual([
      {
        title: 'First & one',
        rows: [
          { id: 'FIRST-01', text: "It 'holds'" },
          { id: 'FIRST-02', text: 'Too' },
        ],
      },
      { title: 'Second', rows: [{ id: 'SEC-10', text: 'Third' }] },
    ])
  })

  it('has the 649 rows that its first line promises', () => {
    const { areas } = readAcceptance(fileURLToPath(new URL('..', import.meta.url)))
    const ids = areas.flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(areas).toHaveLength(39)
    expect(new Set(ids).size).toBe(649)
    expect(ids).toHaveLength(649)
  })
})

describe('proofs', () => {
  it.each([
    ["it('holds (AA-01)', () => {})", ['AA-01']],
    ['test("hold (AA-01, AA-02)", async () => {})', ['AA-01', 'AA-02']],
    ["describe('all (in one) (AA-01, BB-02, CC-03)', () => {})", ['AA-01', 'BB-02', 'CC-03']],
    ["it.each([['x']])(\n  'takes %s (AA-01)', () => {})", ['AA-01']],
    ['test(`takes it (AA-01)`, () => {})', ['AA-01']],
    ["it.skip('holds (AA-01)', () => {})", []],
    ["test.fixme('holds (AA-01)')", []],
    ["it.todo('holds (AA-01)')", []],
    ["it('holds, see AA-01', () => {})", []],
    ["it('(AA-01) holds', () => {})", []],
    ["new TextDecoder('UTF-16')", []],
  ])('of %s are %j', (text, ids) => {
    expect(proofsIn(text, 'x.test.ts').map((proof) => proof.id)).toEqual(ids)
  })

  it('have their file and line', () => {
    expect(proofsIn("\n\nit('holds (AA-01)', f)", 'x.test.ts')).toEqual([{ id: 'AA-01', file: 'x.test.ts', line: 3 }])
  })
})

describe('texts asked for word for word', () => {
  it('are those in single quotes, also with apostrophes inside', () => {
    expect(quotedIn("Says 'Saved' or 'Couldn't save {name}', the owner's word; no 'a' more")).toEqual([
      'Saved',
      "Couldn't save {name}",
      'a',
    ])
  })

  const folder = plantedFolder()

  it('are reported as missing if no test that names the row has them', () => {
    const rows = "| AA-01 | 'Saved', 'Moved to {stage} by hand' |\n| AA-02 | 'Saved' and 'Couldn't save' |"
    folder.write('docs/acceptance.md', `## 1. First (2)\n\n${rows}\n`)
    folder.write('src/a.test.ts', "it('shows both (AA-01)', () => ['Saved', 'Moved to Interview by hand'])")
    folder.write('src/b.test.ts', "it('shows one (AA-02)', () => 'Couldn\\'t save')")
    expect(unprovenTexts(folder.path())).toEqual([{ id: 'AA-02', text: 'Saved' }])
  })

  it('are not proved by another test of the file, by a title or by a comment', () => {
    folder.write('docs/acceptance.md', "## 1. First (1)\n\n| AA-01 | 'Saved' |\n")
    folder.write(
      'src/a.test.ts',
      "it('shows the Saved text (AA-01)', () => {\n  // Saved\n})\nit('saves', () => expect(text).toBe('Saved'))",
    )
    expect(unprovenTexts(folder.path())).toEqual([{ id: 'AA-01', text: 'Saved' }])
  })

  it('can be a count: (n) is for any', () => {
    folder.write('docs/acceptance.md', "## 1. First (1)\n\n| AA-01 | 'Archived (n)' |\n")
    folder.write('src/a.test.ts', "it('counts (AA-01)', () => 'Archived (12)')")
    expect(unprovenTexts(folder.path())).toEqual([])
  })
})
