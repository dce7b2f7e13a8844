import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { DomainError } from '#server/errors.ts'

/** 49,233 of the most common passwords in published breaches. */
const common = new Set<string>(dictionary['passwords-common'] as string[])
let estimator: ZxcvbnFactory | undefined
/** Made at the first password: its word lists take a tenth of a second, which no start should wait for. */
function estimate(password: string, words: string[]) {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator.check(password, words)
}

/** The estimate takes longer for longer passwords, and more letters only make one stronger. */
const MOST_LETTERS = 64
/** Of 4. Below it a program that tries a hundred a second is in within a day. */
const LEAST_SCORE = 2

/**
 * Refuses a password that is guessed soon, by zxcvbn's estimate: PASSWORD_TOO_COMMON for one that published breaches
 * have most,
 * PASSWORD_TOO_EASY for sequences, repetitions and the person's own words with little beside them.
 */
export function requireStrongPassword(password: string, ownWords: readonly string[]): void {
  if (common.has(password.toLowerCase())) throw new DomainError('PASSWORD_TOO_COMMON')
  const words = ownWords.flatMap((one) => [one, ...one.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  const { score, feedback } = estimate(password.slice(0, MOST_LETTERS), [...words, 'Tandem'])
  const least = feedback.warning === 'userInputs' ? LEAST_SCORE + 1 : LEAST_SCORE
  if (score < least) throw new DomainError('PASSWORD_TOO_EASY')
}
