import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from './database-proxy.ts'

export type TransactionPooler = {
  /** The URL of the same database through the pooler. */
  url: string
  close(): Promise<void>
}

type Backend = { socket: Socket; client: Socket | null }

/**
 * A pooler like PgBouncer in transaction mode: a connection to the server belongs to a client for one transaction, and the client's
 * connection `options` are dropped. It requires no password.
 */
export async function openTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-pooler-'))
  const { username, pathname } = new URL(databaseUrl)
  const backends: Backend[] = []
  const clients = new Set<Socket>()

  /** The idle connection that was used last, or a new one. */
  async function backendFor(client: Socket): Promise<Backend> {
    const idle = backends.findLast((backend) => backend.client === null)
    if (idle) {
      idle.client = client
      return idle
    }
    const socket = connect(addressOf(databaseUrl))
    // assigned immediately, so that no other client gets the connection while it opens
    const backend: Backend = { socket, client }
    let isReady = false
    backends.push(backend)
    socket.on('error', () => {})
    socket.write(startup({ user: decodeURIComponent(username), database: pathname.slice(1) }))
    await new Promise<void>((resolve) => {
      const read = reader((type) => type === 'Z' && resolve())
      socket.on('data', (part) => {
        // messages before the connection is ready are not passed to the client
        if (isReady) backend.client?.write(part)
        else read(part)
      })
    })
    isReady = true
    const release = reader((type, body) => {
      if (type !== 'Z' || body.toString() !== 'I') return
      backend.client = null
      backends.push(...backends.splice(backends.indexOf(backend), 1))
    })
    socket.on('data', release)
    return backend
  }

  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => {}).on('close', () => clients.delete(client))
    client.once('data', () => {
      const ready = [message('R', [0, 0, 0, 0]), message('K', [0, 0, 0, 1, 0, 0, 0, 1]), message('Z', [73])]
      client.write(Buffer.concat(ready))
      let turn = Promise.resolve()
      client.on('data', (part) => {
        if (part[0] === 'X'.charCodeAt(0)) return client.end()
        turn = turn.then(async () => {
          const backend = backends.find((one) => one.client === client) ?? (await backendFor(client))
          backend.socket.write(part)
        })
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve))
  const url = new URL(databaseUrl)
  url.host = 'localhost:5432'
  url.searchParams.set('host', folder)
  return {
    url: url.href,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of [...clients, ...backends.map(({ socket }) => socket)]) socket.destroy()
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function message(type: string, body: readonly number[]): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

function startup(settings: Record<string, string>): Buffer {
  const words = Object.entries(settings).flat()
  const body = Buffer.from(`${words.join('\0')}\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(body.length + 8)
  head.writeInt32BE(196_608, 4)
  return Buffer.concat([head, body])
}

/** Reads a stream of the server's messages: type and body of each. */
function reader(each: (type: string, body: Buffer) => void): (part: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (part) => {
    rest = Buffer.concat([rest, part])
    while (rest.length >= 5 && rest.length >= rest.readInt32BE(1) + 1) {
      const end = rest.readInt32BE(1) + 1
      each(rest.toString('latin1', 0, 1), rest.subarray(5, end))
      rest = rest.subarray(end)
    }
  }
}
