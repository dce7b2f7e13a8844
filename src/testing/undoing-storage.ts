import { buffer } from 'node:stream/consumers'
import type { PutOptions, Storage } from '#server/storage/storage.ts'

/** The same store, with `undo`, which restores removed files and removes added ones since the last call. */
export function undoingStorage(store: Storage): { storage: Storage; undo(): Promise<void> } {
  let removed: [key: string, body: Buffer, options: PutOptions][] = []
  let removedKeys: string[] = []
  return {
    storage: {
      async put(key, body, options) {
        await store.put(key, body, options)
        removedKeys.push(key)
      },
      async copy(from, to) {
        await store.copy(from, to)
        removedKeys.push(to)
      },
      async remove(key) {
        const file = await store.get(key)
        const body = file && (await buffer(file.body))
        // a file that was added and removed since then is neither
        if (file && body && !removedKeys.includes(key)) removed.push([key, body, file])
        await store.remove(key)
      },
      get: (key) => store.get(key),
      list: (prefix) => store.list(prefix),
    },
    async undo() {
      const [back, gone] = [removed, removedKeys]
      ;[removed, removedKeys] = [[], []]
      for (const key of gone) await store.remove(key)
      for (const [key, body, { contentType, cacheControl }] of back) {
        await store.put(key, body, { contentType, ...(cacheControl && { cacheControl }) })
      }
    },
  }
}
