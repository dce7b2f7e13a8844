import type { Client } from '#client/client.ts'

/** The one handle from this process to the page bundle, which is another module graph. */
export type Bridge = {
  /** A client bound to one request, called in process. */
  caller(request: () => Request): Client
  /** The nonce of the page being rendered. */
  nonce(): string | undefined
  /** Says that the page being rendered leaves as HTML and styles alone, so that one of it may serve many readers. */
  leavePlain(): void
}
