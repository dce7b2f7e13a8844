import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { isEmailAddress, tidyEmail } from './email-address.ts'
import { emailField } from './email-field.ts'

const field = emailField('Valid email is required')

describe('emailField', () => {
  it.each([
    '',
    'maya',
    'maya@okafor',
    'maya@@okafor.example',
    'ma ya@okafor.example',
    '.maya@okafor.example',
    'ma..ya@okafor.example',
    'maya@mün chen.example',
    'maya<x>@okafor.example',
    'maya@okafor.example\nbcc: x@y.example',
    `maya@${'ü'.repeat(250)}.example`,
  ])('refuses %j', (text) => {
    const result = field.safeParse(text)
    expect(result.error?.issues[0]?.message).toBe('Valid email is required')
  })

  it.each([
    ['maya@okafor.example', 'maya@okafor.example'],
    [' zoë+jobs@münchen.example ', 'zoë+jobs@xn--mnchen-3ya.example'],
    ['müller@köln.de', 'müller@xn--kln-sna.de'],
    ['zoe\u0308@okafor.example', 'zoë@okafor.example'],
    ['иван@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
  ])('accepts %j', (text, stored) => expect(field.parse(text)).toBe(stored))

  it('reads hostile text in linear time', async () => {
    const hostile = (size: number) => `${'a.'.repeat(size)}@${'a-'.repeat(size)}`
    expect(await growthOf(5_000, hostile, (text) => isEmailAddress(tidyEmail(text)))).toBeLessThan(NEARLY_LINEAR)
  })
})
