export type Point = { lat: number; lon: number }

/** Calculated on a plane, which is accurate enough for short distances. */
export function kilometresBetween(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * 111
  const east = (a.lon - b.lon) * 111 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
