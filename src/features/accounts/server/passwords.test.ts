import { expect, it } from 'vitest'
import { requireStrongPassword } from './passwords.ts'

const own = ['maya@okafor.example', 'Maya Okafor']
const check = (password: string) => requireStrongPassword(password, own)

it.each(['password', 'Password', 'iloveyou2', 'letmein123', 'qwertyuiop', '12345678901'])(
  'AUTH-10 refuses a common password: %s',
  (password) => {
    expect(() => check(password)).toThrow(expect.objectContaining({ code: expect.stringMatching(/^PASSWORD_TOO_/) }))
  },
)

it.each([
  ['a sequence', 'abcdefghij'],
  ['digits in order', '34567890123'],
  ['one letter', 'aaaaaaaaaaaa'],
  ['blanks', '        '],
  ['a pair, a hundred times', 'ab'.repeat(100)],
  ['the own address', 'maya@okafor.example'],
  ['the own name and a year', 'maya okafor 1990'],
  ['the name of the product and digits', 'Tandem123'],
])('refuses what is guessed soon: %s', (_what, password) => {
  expect(() => check(password)).toThrow(expect.objectContaining({ code: 'PASSWORD_TOO_EASY' }))
})

it.each([
  'quiet river stone',
  'x7!kQ9pLm2',
  'Apfelbaum am Kanal',
  '我喜歡吃蘋果派',
  'maya bakes four loaves on Sundays',
])('takes %s', (password) => {
  expect(() => check(password)).not.toThrow()
})
