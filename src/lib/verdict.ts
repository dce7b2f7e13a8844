/** The result of a policy: allowed, or the code of the refusal, which both the server and the interface use. */
export type Verdict<Code extends string = string> = { allowed: true } | { allowed: false; code: Code }

export const allow = { allowed: true } as const
export const deny = <Code extends string>(code: Code) => ({ allowed: false, code }) as const
