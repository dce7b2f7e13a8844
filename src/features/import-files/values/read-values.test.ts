import { expect, it } from 'vitest'
import { readEmails } from './read-email.ts'
import { readName } from './read-name.ts'
import { readPhones } from './read-phones.ts'

it.each([
  ['Okafor, Maya', 'Maya Okafor'],
  ['  Maya   Okafor ', 'Maya Okafor'],
  ['Sam Lee, PhD', 'Sam Lee, PhD'],
  ['Sam Lee, Jr.', 'Sam Lee, Jr.'],
  ['Berg, van den, Femke', 'Berg, van den, Femke'],
  ['Grabowski, Jr., Peter', 'Peter Grabowski, Jr.'],
  ['Serra, Lda.', 'Serra, Lda.'],
  ['Sam Lee, MBA, SHRM-CP', 'Sam Lee, MBA, SHRM-CP'],
  ['Anonymized candidate', ''],
  ['李 雷', '李 雷'],
  ['N/A', ''],
  ['Jonas ???', 'Jonas'],
])('the name %j is %j', (text, name) => expect(readName(text)).toBe(name))

it.each([
  ['030 1234567; 0171 7654321', ['030 1234567', '0171 7654321']],
  ['030 123456 (abends) / 0171 234567', ['030 123456', '0171 234567']],
  ['0160 / 555 01 10', ['0160 / 555 01 10']],
  ["'+49 30 1234567", ['+49 30 1234567']],
  ['mobile: 555 0100 or 555 0101', ['555 0100', '555 0101']],
  ['4,91761E+11', []],
  ['k.A.', []],
])('the phone numbers of %j are %j', (text, phones) => expect(readPhones(text)).toEqual(phones))

it.each([
  ['ida@mail.example (work), Ida Larsen <i@mail.example>', ['ida@mail.example', 'i@mail.example'], []],
  ['mailto:ida@mail.example IDA@mail.example', ['ida@mail.example'], []],
  ['test@', [], ['test@']],
  // not the address of ek
  ['ida ek@mail.example', [], ['ida ek@mail.example']],
  ['Ida Ek ida@mail.example', ['ida@mail.example'], ['Ida', 'Ek']],
  ['privat ida@mail.example', ['ida@mail.example'], ['privat']],
  ['', [], []],
])('the addresses of %j are %j', (text, emails, unread) => expect(readEmails(text)).toEqual({ emails, unread }))
