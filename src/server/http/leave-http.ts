import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// Node keeps it for itself and for upgrades; where a later one should not have it the connection only costs more
type Kept = { freeParser?: (parser: unknown, request: unknown, connection: Socket) => void }
const { freeParser }: Kept = (process.getBuiltinModule('_http_common' as 'http') as unknown as Kept | undefined) ?? {}
type Parser = { _consumed?: boolean; unconsume(): void; finish(): void }

const LOOK_AGAIN_MS = 5

/**
 * Waits until the answers before this one on its connection are whole: until then it has no connection of its own. A browser that
 * has read one to its end may ask again before the server knows that it has.
 */
export async function turnToAnswer(res: ServerResponse): Promise<void> {
  while (!res.socket && !res.req.socket.destroyed) await sleep(LOOK_AGAIN_MS)
}

/**
 * Answers 200 with a head alone and gives back the bare connection, as after an upgrade: everything that HTTP keeps for a request
 * (10 KB with its headers) is let go. What is written to it is the answer's body, and its end is the body's end. Undefined where
 * the other end has gone already.
 */
export function leaveHttp(res: ServerResponse, headers: Headers): Socket | undefined {
  const { req, socket } = res
  if (!socket || socket.destroyed || res.headersSent) return undefined
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  res.detachSocket(socket)
  for (const event of ['data', 'end', 'close', 'drain', 'error', 'timeout', 'pause', 'resume']) {
    socket.removeAllListeners(event)
  }
  const { parser } = socket as { parser?: Parser }
  if (freeParser && parser) {
    // its own methods, which look after the parser, come off it, too
    for (const name of ['on', 'addListener', 'prependListener', 'setEncoding']) Reflect.deleteProperty(socket, name)
    if (parser._consumed) parser.unconsume()
    parser._consumed = false
    parser.finish()
    freeParser(parser, req, socket)
  }
  socket.setTimeout(0)
  socket.write(`HTTP/1.1 200 OK\r\n${lines.join('')}date: ${new Date().toUTCString()}\r\nconnection: close\r\n\r\n`)
  // what still comes is nothing, until it ends
  socket.resume()
  return socket
}
