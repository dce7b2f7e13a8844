import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** The behavior instead of the server's: refuse connections, never answer, or send these bytes at once; undefined for the server itself. */
export type Fault = 'refuses' | 'hangs' | { says: string } | undefined

export type FaultProxy = {
  port: number
  /** Breaks open connections; later connections get this fault. */
  become(fault: Fault): Promise<void>
  /** The number of connections since the fault began, without refused ones. */
  readonly met: number
  close(): Promise<void>
}

/** A proxy on real sockets in front of another server on this machine, so that a test can simulate its faults. */
export async function openFaultProxy(targetPort: number): Promise<FaultProxy> {
  const open = new Set<Socket>()
  let fault: Fault
  let met = 0
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
  }
  const meet = (near: Socket) => {
    met++
    keep(near)
    if (fault === 'hangs') return near.resume()
    if (typeof fault === 'object') return near.resume().end(fault.says)
    const far = connect(targetPort, '127.0.0.1')
    keep(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }
  let server: Server | undefined
  const listen = async (port: number) => {
    server = createServer(meet).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const breakAll = async () => {
    const closed = server && once(server, 'close')
    server?.close()
    server = undefined
    for (const socket of open) socket.destroy()
    await closed
  }
  const port = await listen(0)
  return {
    port,
    async become(next) {
      await breakAll()
      fault = next
      met = 0
      if (fault !== 'refuses') await listen(port)
    },
    get met() {
      return met
    },
    close: breakAll,
  }
}
