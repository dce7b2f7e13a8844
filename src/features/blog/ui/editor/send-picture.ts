import { z } from 'zod'

const Made = z.object({ id: z.uuid(), url: z.string(), width: z.number(), height: z.number() })
export type SentPicture = z.infer<typeof Made>

/** Sends the picture as it is; a refusal is thrown as one of a procedure. */
export async function sendPicture(file: File): Promise<SentPicture> {
  const response = await fetch('/api/blog-pictures', { method: 'POST', body: file })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return Made.parse(body)
  const { message, code } = (body ?? {}) as { message?: string; code?: string }
  throw Object.assign(new Error(message ?? ''), { defined: Boolean(message), code })
}
