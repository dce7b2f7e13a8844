import type { Context as HonoContext } from 'hono'
import type { Context, SignedIn } from '../context.ts'
import { DomainError } from '../errors.ts'
import { requireViewer } from '../procedures.ts'
import type { Variables } from './app.ts'

export type Refusals = Record<string, { status: number; message: string }>

/** Answers a plain HTTP request. The listed refusals are sent as text to a browser and as `{code, message}` to a program. */
export async function answerPlainly(
  c: HonoContext<Variables>,
  refusals: Refusals,
  work: (ctx: Context) => Promise<Response>,
): Promise<Response> {
  try {
    return await work(c.get('ctx'))
  } catch (error) {
    const refusal = error instanceof DomainError ? refusals[error.code] : undefined
    if (!(error instanceof DomainError) || !refusal) throw error
    const { code, data } = error
    const { status, message } = refusal
    // a browser that opened a link gets the text, a program also gets the code
    if (c.req.header('accept')?.includes('text/html')) return c.text(message, status as 400)
    return c.json({ code, message, data }, status as 400)
  }
}

/** The context with its signed-in user; throws the refusals of `requireViewer`. */
export function requireSignedIn(ctx: Context): SignedIn {
  return { ...ctx, viewer: requireViewer(ctx) }
}
