const PATIENCE_MS = 300

/**
 * What a page shows first, for its loader: loads that leave a failure to the page. The server waits for all of it, so that
 * the page arrives whole; a browser waits a moment and then opens it, with skeletons for what is still loading.
 */
export async function firstData(...loads: readonly Promise<unknown>[]): Promise<void> {
  const all = Promise.all(loads)
  if (typeof document === 'undefined') await all
  else await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
