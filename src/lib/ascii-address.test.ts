import { expect, it } from 'vitest'
import { asciiAddress } from './ascii-address.ts'

it.each([
  ['info@münchen.example/x', 'info@münchen.example/x'],
  ['info@mün chen.example', 'info@mün chen.example'],
  ['info@a@münchen.example:25', 'info@a@münchen.example:25'],
  ['@münchen.example', '@münchen.example'],
  ['münchen.example', 'münchen.example'],
  [`info@${'ü'.repeat(300)}.example`, `info@${'ü'.repeat(300)}.example`],
  ['', ''],
  ['Info@Fernway.example', 'Info@Fernway.example'],
  ['info@münchen.example', 'info@xn--mnchen-3ya.example'],
  ['info@MÜNCHEN.example', 'info@xn--mnchen-3ya.example'],
  ['post@例え.テスト', 'post@xn--r8jz45g.xn--zckzah'],
])('%j is %j', (address, ascii) => expect(asciiAddress(address)).toBe(ascii))
