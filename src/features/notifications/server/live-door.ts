import type { Socket } from 'node:net'
import { rememberAccess } from '#features/accounts/server/load-viewer.ts'
import { blockOf } from '#lib/viewer.ts'
import type { App } from '#server/http/app.ts'
import { type Delivery, LiveSeat, type Sink } from '#server/live-seat.ts'
import { LiveMessage } from '../contract.ts'
import { startOf } from './live-updates.ts'

/** A page that takes nothing is let go: it comes back and goes on from the last message that it heard. */
const MOST_WAITING_BYTES = 256 * 1024
const NOTHING = ': \n\n'

/**
 * `live` as browsers call it, on the bare connection: thousands of pages wait at once, so nothing of the request, of HTTP and of
 * the procedure is kept for them. Everybody else (refused, looking on, programs at /api/v1) is answered by the procedure.
 */
export function mountLiveDoor(app: App): void {
  app.use('/api/rpc/notifications/live', async (c, next) => {
    const { viewer, sessionId, look, db, live } = c.get('ctx')
    const { env } = c
    if (!env?.outgoing || !viewer || blockOf(viewer) || look) return next()
    // nothing of what a call may bring is asked for
    await c.req.arrayBuffer()
    const { userId } = viewer
    const after = await startOf(db, c.req.header('last-event-id'))
    const mayStay = rememberAccess({ db, viewer, sessionId })
    env.stay = (connection) => sit({ db, live }, connection, { userId, after, mayStay })
    return c.body(null, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  })
}

type Who = { userId: string; after: string; mayStay(): Promise<boolean> }

function sit(place: ConstructorParameters<typeof LiveSeat>[0], connection: Socket, { userId, ...start }: Who): void {
  connection.write(NOTHING)
  const seat = new LiveSeat(place, userId, start, new Page(connection))
  connection.on('close', () => seat.leave())
  connection.on('error', ignore)
  connection.on('end', leaveToo)
}

const ignore = () => {}
function leaveToo(this: Socket): void {
  this.destroySoon()
}

/** Writes as oRPC's event iterators do, which the page reads. */
class Page implements Sink {
  private readonly connection: Socket

  constructor(connection: Socket) {
    this.connection = connection
  }

  say({ cursor, ...said }: Delivery): void {
    const message = LiveMessage.safeParse(said)
    if (!message.success) return
    this.write(`event: message\nid: ${cursor}\ndata: ${JSON.stringify({ json: message.data })}\n\n`)
  }

  beat(): void {
    this.write(NOTHING)
  }

  end(): void {
    this.connection.destroySoon()
  }

  private write(text: string): void {
    if (this.connection.writableLength > MOST_WAITING_BYTES) this.connection.destroy()
    else this.connection.write(text)
  }
}
