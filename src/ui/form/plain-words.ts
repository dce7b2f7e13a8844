import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** The error text for a field whose contract has none; undefined keeps zod's text. */
export function issueText(issue: Issue): string | undefined {
  if (issue.code === 'too_small') return tooLittle(issue.origin, Number(issue.minimum))
  if (issue.code === 'too_big') return tooMuch(issue.origin, Number(issue.maximum))
  if (issue.code === 'invalid_type') return wrongKind(issue.expected)
  if (issue.code === 'invalid_value') return 'Please choose one of the options'
  if (issue.code === 'invalid_format') return malformed[issue.format]
}

const malformed: Record<string, string> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a valid URL',
}

const figure = (value: number) => value.toLocaleString('en-US')

function tooLittle(origin: string, min: number): string | undefined {
  if (origin === 'string')
    return min === 1 ? 'This field is required' : `Please write at least ${figure(min)} characters`
  if (origin === 'array') return min === 1 ? 'Please choose at least one' : `Please choose at least ${figure(min)}`
  return isNumeric(origin) ? `Please enter ${figure(min)} or more` : undefined
}

function tooMuch(origin: string, max: number): string | undefined {
  if (origin === 'string') return `Please write at most ${figure(max)} characters`
  if (origin === 'array') return `You can add up to ${figure(max)}`
  return isNumeric(origin) ? `Please enter ${figure(max)} or less` : undefined
}

function wrongKind(expected: string): string {
  if (expected === 'int') return 'Please enter a whole number'
  return expected === 'number' ? 'Please enter a number' : 'This field is required'
}

const isNumeric = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint'
