import { mkdtempSync, rmSync } from 'node:fs'
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type DatabaseProxy = {
  /** The URL of the same database through the proxy. */
  url: string
  /** Breaks every connection and accepts no new ones, like a crashed server. */
  cut(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

/** A proxy between the product and its database, so that a test can make the database unavailable. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-proxy-'))
  const open = new Set<Socket>()
  let server: Server | undefined
  const restore = async () => {
    server = createServer((near) => {
      const far = connectTo(addressOf(databaseUrl))
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one)
        one.on('error', () => {})
        one.on('close', () => {
          open.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
    await new Promise<void>((resolve) => server?.listen(join(folder, '.s.PGSQL.5432'), resolve))
  }
  const cut = async () => {
    const closed = new Promise((resolve) => server?.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
  const url = new URL(databaseUrl)
  url.host = 'localhost:5432'
  url.searchParams.set('host', folder)
  url.searchParams.set('sslmode', 'disable')
  await restore()
  return {
    url: url.href,
    cut,
    restore,
    async close() {
      await cut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function addressOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port }
}
