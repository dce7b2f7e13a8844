import { createAccessCheck } from '#features/accounts/server/load-viewer.ts'
import { blockOf } from '#lib/viewer.ts'
import type { App, Peer } from '#server/http/app.ts'
import { streamHeaders } from '#server/http/stream-headers.ts'
import type { LiveSource } from '#server/realtime/live-reader.ts'
import { type Delivery, type Sink, SseConnection } from '#server/realtime/sse-connection.ts'
import { LiveMessage } from '../contract.ts'
import { startCursor } from './live-updates.ts'

/** If more bytes wait, the page does not read: its connection is cut, and it reconnects after the last message that it received. */
const MAX_WAITING_BYTES = 256 * 1024
const waiting = new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES })

const encoder = new TextEncoder()
const NOTHING = encoder.encode(': \n\n')

const HEADERS = { 'content-type': 'text/event-stream', ...streamHeaders }

/**
 * `live` for browsers. Thousands of pages can be connected, so they share one timer and have no oRPC iterator each. The procedure
 * answers all other calls: refused callers, impersonation, programs at /api/v1, HEAD.
 */
export function mountLiveRoute(app: App): void {
  app.use('/api/rpc/notifications/live', async (c, next) => {
    const { viewer, sessionId, impersonation, db, live } = c.get('ctx')
    if (c.req.method === 'HEAD' || !viewer || blockOf(viewer) || impersonation) return next()
    // read and ignore the body; GET has none
    if (c.req.method !== 'GET') await c.req.arrayBuffer()
    const { userId } = viewer
    const after = await startCursor(db, c.req.header('last-event-id'))
    const mayStay = createAccessCheck({ db, viewer, sessionId })
    const page = new Page({ db, live }, { userId, after, mayStay }, c.env?.outgoing)
    return c.body(new ReadableStream(page, waiting), 200, HEADERS)
  })
}

type Who = { userId: string; after: string; mayStay(): Promise<boolean> }
type Controller = ReadableStreamDefaultController<Uint8Array>

/** The body of an answer, in the format of oRPC's event iterators. */
class Page implements Sink, UnderlyingDefaultSource<Uint8Array> {
  private readonly source: LiveSource
  private readonly who: Who
  private readonly outgoing: Peer['outgoing']
  private controller: Controller | undefined
  private connection: SseConnection | undefined

  constructor(source: LiveSource, who: Who, outgoing: Peer['outgoing']) {
    this.source = source
    this.who = who
    this.outgoing = outgoing
  }

  start(controller: Controller): void {
    this.controller = controller
    controller.enqueue(NOTHING)
    this.connection = new SseConnection(this.source, this.who.userId, this.who, this)
  }

  /** The page closed the connection. */
  cancel(): void {
    this.connection?.leave()
  }

  send(messages: Delivery[]): void {
    const text = messages.map(asEvent).join('')
    if (text) this.write(encoder.encode(text))
  }

  heartbeat(): void {
    this.write(NOTHING)
  }

  end(): void {
    this.controller?.close()
  }

  private write(bytes: Uint8Array): void {
    if ((this.controller?.desiredSize ?? 0) > 0) this.controller?.enqueue(bytes)
    else this.cut()
  }

  /** Destroys the connection. Ending the stream would first send the waiting bytes, and never finish while the page does not read. */
  private cut(): void {
    this.connection?.leave()
    if (this.outgoing) this.outgoing.destroy()
    else this.controller?.error(new Error("The client doesn't read the stream."))
  }
}

function asEvent({ cursor, ...rest }: Delivery): string {
  const message = LiveMessage.safeParse(rest)
  return message.success ? `event: message\nid: ${cursor}\ndata: ${JSON.stringify({ json: message.data })}\n\n` : ''
}
