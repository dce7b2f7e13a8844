import { expect, it } from 'vitest'
import { fillFields } from './rules.ts'

it.each([
  [null, 'there'],
  ['', 'there'],
  ['   ', 'there'],
  ['Dr.', 'there'],
  ['?!', 'there'],
  ['Dr. Smith', 'Smith'],
  ['Prof. Dr. Ada Lovelace', 'Ada'],
  ['Dipl.-Ing. Jörg Weber', 'Jörg'],
  ['"Quote" <b>Bold</b>', 'Quote'],
  ['<b>Bold</b>', 'Bold'],
  ['李 雷', '李 雷'],
  ['김민준', '김민준'],
  ["D'Angelo Russell", "D'Angelo"],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['Drew Barry', 'Drew'],
  ['Maya Okafor', 'Maya'],
])('{first_name} of %j is %j', (name, first) => expect(fillFields('Hello {first_name}', name)).toBe(`Hello ${first}`))
