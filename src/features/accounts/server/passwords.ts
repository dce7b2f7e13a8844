import { dictionary } from '@zxcvbn-ts/language-common'
import { DomainError } from '#server/errors.ts'

const common = new Set<string>((dictionary['passwords-common'] as string[]).slice(0, 10_000))

/** Refuses one of the ten thousand most common passwords, however it is capitalised. */
export function requireUncommonPassword(password: string): void {
  if (common.has(password.toLowerCase())) throw new DomainError('PASSWORD_TOO_COMMON')
}
