/** Normalizes a column name, so that 'Salary (min)' and 'salary_min' are the same. */
const known = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export type HeaderReading<Key extends string> = {
  /** The position of each known column. */
  places: Map<Key, number>
  /** Unknown columns of the file, which are ignored. */
  unknown: string[]
  /** Columns that occur twice in the file. */
  repeated: string[]
}

/** Finds the known columns of a file, by their own key or one of their other names. */
export function readHeaderLine<Key extends string>(
  header: readonly string[],
  names: Record<Key, readonly string[]>,
): HeaderReading<Key> {
  const keys = new Map<string, Key>()
  for (const key of Object.keys(names) as Key[]) for (const name of [key, ...names[key]]) keys.set(known(name), key)
  const reading: HeaderReading<Key> = { places: new Map(), unknown: [], repeated: [] }
  for (const [place, name] of header.entries()) {
    const key = keys.get(known(name))
    if (key === undefined) {
      if (name.trim() !== '') reading.unknown.push(name.trim())
    } else if (reading.places.has(key)) reading.repeated.push(name.trim())
    else reading.places.set(key, place)
  }
  return reading
}
