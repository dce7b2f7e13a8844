/** The answer of a policy: allowed, or the code of the refusal, which both server and interface understand. */
export type Verdict<Code extends string = string> = { allowed: true } | { allowed: false; code: Code }

export const allow = { allowed: true } as const
export const deny = <Code extends string>(code: Code) => ({ allowed: false, code }) as const
