import type { Client } from '#client/client.ts'

/** The only connection from this process to the page bundle, which has a module graph of its own. */
export type Bridge = {
  /** A client that is bound to one request and calls procedures in process. */
  caller(request: () => Request): Client
  /** The nonce of the page being rendered. */
  nonce(): string | undefined
  /** Marks the page being rendered as HTML and CSS only, so that one copy can be sent to many visitors. */
  leavePlain(): void
}
