import { expect, it } from 'vitest'
import { takeContact } from './contact.ts'

it.each([
  ['Millbrook, NY 12545 (845) 555-0134', '(845) 555-0134', 'Millbrook, NY 12545'],
  ['0163 / 5550134', '0163 / 5550134', undefined],
  ['Moita 2835-138', '', 'Moita 2835-138'],
])('the number in %s is %s', (text, phone, rest) => {
  expect(takeContact(text)).toMatchObject({ phone, rest: rest ? [rest] : [] })
})
