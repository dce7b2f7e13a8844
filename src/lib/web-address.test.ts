import { expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { fullWebAddress } from './web-address.ts'

it.each([
  '',
  'okafor',
  'not a web address',
  'javascript:alert(1)',
  'mailto:maya@okafor.example',
  'maya@okafor.example',
  '3.5',
  '192.168.0.1',
  'http://okafor.example',
  'ftp://okafor.example',
  '/okafor.example',
])('fullWebAddress › does not change %j', (text) => expect(fullWebAddress(text)).toBe(text))

it.each([
  ['okafor.example', 'https://okafor.example'],
  [' www.okafor.example/zoe?x=1#y ', 'https://www.okafor.example/zoe?x=1#y'],
  ['linkedin.com/in/maya', 'https://linkedin.com/in/maya'],
  ['okafor.example:8080/x', 'https://okafor.example:8080/x'],
  ['köln.example', 'https://köln.example'],
  ['例え.テスト/仕事', 'https://例え.テスト/仕事'],
])('fullWebAddress › completes %j', (text, full) => expect(fullWebAddress(text)).toBe(full))

it('fullWebAddress › reads hostile text in linear time', async () => {
  const hostile = (size: number) => `${'a.-'.repeat(size)} `
  expect(await growthOf(10_000, hostile, fullWebAddress)).toBeLessThan(NEARLY_LINEAR)
})
