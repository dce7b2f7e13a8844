const PATIENCE_MS = 300

/**
 * Runs the loads of what a page shows first; the page itself handles their errors. The server waits for all of them, so that the page
 * arrives complete. A browser waits a moment and then opens the page, with skeletons for what is still loading.
 */
export async function firstData(...loads: readonly Promise<unknown>[]): Promise<void> {
  const all = Promise.all(loads)
  if (typeof document === 'undefined') await all
  else await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
