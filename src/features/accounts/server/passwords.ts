import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { DomainError } from '#server/errors.ts'

/** 49,233 of the most common passwords in published breaches. */
const common = new Set<string>(dictionary['passwords-common'] as string[])
let estimator: ZxcvbnFactory | undefined
/** Created at the first password: loading the word lists takes a tenth of a second and would delay the start. */
function estimate(password: string, words: string[]) {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator.check(password, words)
}

/** Only this many characters are estimated: the estimate is slow for long passwords, and more characters only make them stronger. */
const MAX_CHARACTERS = 64
/** Lowest accepted score, of 4. A program that tries 100 passwords a second finds a weaker password within a day. */
const MIN_SCORE = 2

/**
 * Refuses a password that is easy to guess: PASSWORD_TOO_COMMON for the most common ones of published breaches,
 * PASSWORD_TOO_EASY by zxcvbn's estimate for sequences, repetitions and mostly the user's own name or email address.
 */
export function requireStrongPassword(password: string, ownWords: readonly string[]): void {
  if (common.has(password.toLowerCase())) throw new DomainError('PASSWORD_TOO_COMMON')
  const words = ownWords.flatMap((one) => [one, ...one.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  const { score, feedback } = estimate(password.slice(0, MAX_CHARACTERS), [...words, 'Tandem'])
  const least = feedback.warning === 'userInputs' ? MIN_SCORE + 1 : MIN_SCORE
  if (score < least) throw new DomainError('PASSWORD_TOO_EASY')
}
