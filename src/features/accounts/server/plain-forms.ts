import type { Context as HttpContext } from 'hono'
import { z } from 'zod'
import { commonErrors } from '#lib/contract.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { App, Variables } from '#server/http/app.ts'
import { recordRefusal } from '#server/security-log.ts'
import { accountErrors, SignIn, SignUpForm } from '../contract.ts'
import { safeRedirect } from '../safe-redirect.ts'
import { Code, securityErrors } from '../security-contract.ts'
import { signIn } from './sign-in.ts'
import { signInCode } from './sign-in-code.ts'
import { signUp } from './sign-up.ts'

type PlainForm<S extends z.ZodType> = {
  schema: S
  tab: 'sign-in' | 'sign-up'
  /** The form to show after a refusal, if it is not the first one. */
  step?: 'code'
  /** Runs the form's action and returns where to redirect; `back` is the form's page with an error to show. */
  run(ctx: Context, values: z.output<S>, go: { target: string; back: (say: Say) => string }): Promise<string>
}
type Say = Record<string, string>

const refusals: Record<string, { status: number } | undefined> = {
  ...commonErrors,
  ...accountErrors,
  ...securityErrors,
}

/** Parses a checkbox: a browser does not send an unchecked one. */
const PlainCode = z.object({ code: Code, trustDevice: z.string().max(10).optional() })

/** The forms of /auth that a browser sends without JavaScript. The page shows the refusal. */
export function mountPlainForms(app: App): void {
  app.post('/api/accounts/sign-in', (c) =>
    answer(c, {
      schema: SignIn,
      tab: 'sign-in',
      run: async (ctx, values, { target, back }) => {
        try {
          await signIn(ctx, values)
        } catch (error) {
          if (!(error instanceof DomainError && error.code === 'SECOND_FACTOR_REQUIRED')) throw error
          return back({ step: 'code' })
        }
        return target
      },
    }),
  )
  app.post('/api/accounts/sign-in-code', (c) =>
    answer(c, {
      schema: PlainCode,
      tab: 'sign-in',
      step: 'code',
      run: async (ctx, { code, trustDevice }, { target }) => {
        await signInCode(ctx, { code, trustDevice: trustDevice === 'on' })
        return target
      },
    }),
  )
  app.post('/api/accounts/sign-up', (c) =>
    answer(c, {
      schema: SignUpForm,
      tab: 'sign-up',
      run: async (ctx, { confirmPassword: _, ...values }, { back }) => {
        const { outcome } = await signUp(ctx, values)
        return back({ tab: 'sign-in', notice: outcome === 'new' ? 'mail-sent' : 'account-found' })
      },
    }),
  )
}

async function answer<S extends z.ZodType>(c: HttpContext<Variables>, { schema, tab, step, run }: PlainForm<S>) {
  const ctx = c.get('ctx')
  const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}))
  const target = safeRedirect(form.redirect)
  const typed: Record<string, string> = {}
  if (typeof form.email === 'string' && form.email.length <= 254) typed.email = form.email
  // never return the password to the form
  const back = (say: Say) => `/auth?${new URLSearchParams({ redirect: target, tab, ...typed, ...say })}`
  const go = async (): Promise<string> => {
    const read = schema.safeParse(form)
    const here: Say = step ? { step } : {}
    if (!read.success) return back({ ...here, refused: String(read.error.issues[0]?.path[0]) })
    try {
      return await run(ctx, read.data, { target, back })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const { status } = refusals[error.code] ?? {}
      recordRefusal(ctx, status, { reason: error.code, procedure: `plain ${step ?? tab}` })
      // The second step timed out: start again with the password.
      return back({ ...(error.code === 'SIGN_IN_EXPIRED' ? {} : here), refused: error.code })
    }
  }
  const next = await go()
  for (const cookie of ctx.resHeaders.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  return c.redirect(next, 303)
}
