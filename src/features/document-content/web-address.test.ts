import { expect, it } from 'vitest'
import { isWebScheme } from './web-address.ts'

it.each(['https://a.example', 'HTTP://a.example', 'a.example/me', 'a.example:8080/me', 'my page', ''])(
  'isWebScheme › accepts %j',
  (text) => expect(isWebScheme(text)).toBe(true),
)

it.each([
  'mailto:maya@okafor.example',
  ' tel:5035550142',
  'tel:+15035550142',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
])('isWebScheme › refuses %j', (text) => expect(isWebScheme(text)).toBe(false))
