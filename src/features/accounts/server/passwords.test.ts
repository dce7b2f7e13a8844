import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { ChosenPassword } from '../contract.ts'
import { requireStrongPassword } from './passwords.ts'

const own = ['maya@okafor.example', 'Maya Okafor']
const check = (password: string) => requireStrongPassword(password, own)

it.each(['password', 'Password', 'iloveyou2', 'letmein123', 'qwertyuiop', '12345678901'])(
  'refuses a common password: %s (AUTH-10)',
  (password) => {
    expect(() => check(password)).toThrow(expect.objectContaining({ code: expect.stringMatching(/^PASSWORD_TOO_/) }))
  },
)

it('refuses the 3,000 most common breached passwords with eight or more characters', () => {
  const most = (dictionary['passwords-common'] as string[]).filter((one) => one.length >= 8).slice(0, 3000)
  expect(most).toHaveLength(3000)
  const taken = [...most, ...most.slice(0, 50).map((one) => one.toUpperCase())].filter((password) => {
    try {
      check(password)
      return true
    } catch {
      return false
    }
  })
  expect(taken).toEqual([])
})

it.each([
  ['x7!kQ9p', false],
  ['x7!kQ9pL', true],
  ['quiet river stone under the old bridge, then a boat and a heron', true],
  ['ä'.repeat(200), true],
  ['ä'.repeat(201), false],
])('limits a new password to 8 to 200 characters: %s', (password, isTaken) => {
  expect(ChosenPassword.safeParse(password).success).toBe(isTaken)
})

it.each([
  ['a sequence', 'abcdefghij'],
  ['digits in order', '34567890123'],
  ['one letter', 'aaaaaaaaaaaa'],
  ['blanks', '        '],
  ['a pair, a hundred times', 'ab'.repeat(100)],
  ['the own address', 'maya@okafor.example'],
  ['the own name and a year', 'maya okafor 1990'],
  ['the name of the product and digits', 'Tandem123'],
])('refuses a password that is easy to guess: %s', (_what, password) => {
  expect(() => check(password)).toThrow(expect.objectContaining({ code: 'PASSWORD_TOO_EASY' }))
})

it.each([
  'quiet river stone',
  'x7!kQ9pLm2',
  'Apfelbaum am Kanal',
  '我喜歡吃蘋果派',
  'maya bakes four loaves on Sundays',
  'quiet river stone under the old bridge, then a boat and a heron.',
])('accepts %s', (password) => {
  expect(() => check(password)).not.toThrow()
})
