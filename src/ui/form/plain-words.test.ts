import { expect, it } from 'vitest'
import { z } from 'zod'
import { issueText } from './plain-words.ts'

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues.map(({ message }) => message)

it.each([
  [z.number().min(0), -5, 'Please enter 0 or more'],
  [z.number().max(50), 51, 'Please enter 50 or less'],
  [z.number().int(), 2.5, 'Please enter a whole number'],
  [z.number(), null, 'Please enter a number'],
  [z.string().max(10_000), 'c'.repeat(10_001), 'Please write at most 10,000 characters'],
  [z.string().min(1), '', 'This field is required'],
  [z.string().min(6), 'abc', 'Please write at least 6 characters'],
  [z.string(), null, 'This field is required'],
  [z.array(z.string()).min(1), [], 'Please choose at least one'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'You can add up to 2'],
  [z.enum(['a', 'b']), 'c', 'Please choose one of the options'],
  [z.email(), 'x', 'Please enter a valid email address'],
  [z.url(), 'x', 'Please enter a valid URL'],
])('explains in plain words what a field requires (%#)', (schema, value, words) => {
  expect(said(schema, value)).toEqual([words])
})

it('keeps the texts of the contract', () => {
  expect(said(z.number().min(1, 'One at least'), 0)).toEqual(['One at least'])
})
