import { expect, it } from 'vitest'
import { takeContact } from './contact.ts'

it.each([
  ['Millbrook, NY 12545 (845) 555-0134', '(845) 555-0134', 'Millbrook, NY 12545'],
  ['0163 / 5550134', '0163 / 5550134', undefined],
  ['Moita 2835-138', '', 'Moita 2835-138'],
])('reads the phone number in %s as %s', (text, phone, rest) => {
  expect(takeContact(text)).toMatchObject({ phone, rest: rest ? [rest] : [] })
})

it('omits the account name of a link', () => {
  const text = 'Financial Controller\t\u00f0 yukitanabe'
  expect(takeContact(text, ['https://www.linkedin.com/in/yukitanabe/'])).toMatchObject({
    linkedIn: 'https://www.linkedin.com/in/yukitanabe/',
    rest: ['Financial Controller'],
  })
  expect(takeContact(text).rest).toEqual(['Financial Controller', '\u00f0 yukitanabe'])
})
