/** Runs `work` once the element is within `margin` of the visible area. The returned function stops watching. */
export function whenVisible(place: Element, work: () => void, margin = '0px'): () => void {
  const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && work(), { rootMargin: margin })
  watcher.observe(place)
  return () => watcher.disconnect()
}
