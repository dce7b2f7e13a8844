import { once } from 'node:events'

type Answer = { id?: number; result?: { usedSize?: number } }

/** The number of bytes that the process with this inspector port still uses after a full garbage collection. */
export async function liveHeap(inspectorPort: number): Promise<number> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error(`Nothing to inspect at port ${inspectorPort}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  let asked = 0
  const ask = async (method: string) => {
    const id = ++asked
    socket.send(JSON.stringify({ id, method }))
    while (true) {
      const [event] = (await once(socket, 'message')) as [MessageEvent<string>]
      const answer = JSON.parse(event.data) as Answer
      if (answer.id === id) return answer.result
    }
  }
  await ask('HeapProfiler.enable')
  await ask('HeapProfiler.collectGarbage')
  const { usedSize } = (await ask('Runtime.getHeapUsage')) ?? {}
  socket.close()
  return Number(usedSize)
}
