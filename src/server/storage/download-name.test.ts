import { expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf } from '#testing/long.ts'
import { downloadName } from './download-name.ts'

it.each([
  ['Maya Okafor.pdf', 'Maya Okafor.pdf'],
  ['C:\\cv\\..\\Maya.pdf', 'Maya.pdf'],
  ['a/b/', 'file'],
  ['con.txt', '_con.txt'],
  [`${'a'.repeat(10_000)}.pdf`, `${'a'.repeat(146)}.pdf`],
  [`folder/${'.'.repeat(40_000)}x.pdf`, 'x.pdf'],
])('turns %j into a name that is valid on any computer', (input, name) => expect(downloadName(input)).toBe(name))

it.each(aThirdOf(['.', ' ', 'a', '百', '/', '\u202e', '🙂', 'a.']))(
  'takes linear time for a name of %j',
  async (piece) => {
    const name = (size: number) => `a${piece.repeat(size / piece.length)}x.pdf`
    expect(await growthOf(50_000, name, downloadName)).toBeLessThan(NEARLY_LINEAR)
  },
)
