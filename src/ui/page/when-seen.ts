/** Once this place is within `margin` of what is seen; ends with the call of its answer. */
export function whenSeen(place: Element, work: () => void, margin = '0px'): () => void {
  const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && work(), { rootMargin: margin })
  watcher.observe(place)
  return () => watcher.disconnect()
}
