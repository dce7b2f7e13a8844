/**
 * The label of the indexes below on all screens. They are invented for the sample, not official, and the user can change them.
 */
export const costIndexLabel = 'Sample index'

/** The cost of living in a place; 100 is the average of the United States. */
const sampleIndexes = new Map(
  Object.entries({
    'new york': 116,
    'san francisco': 118,
    'san jose': 117,
    'los angeles': 114,
    'san diego': 113,
    sacramento: 106,
    seattle: 113,
    spokane: 98,
    'portland, or': 106,
    'portland, me': 103,
    denver: 106,
    'salt lake city': 98,
    phoenix: 102,
    austin: 99,
    dallas: 102,
    houston: 100,
    'san antonio': 94,
    chicago: 104,
    minneapolis: 102,
    detroit: 97,
    columbus: 95,
    pittsburgh: 94,
    philadelphia: 103,
    boston: 111,
    washington: 110,
    baltimore: 105,
    raleigh: 97,
    charlotte: 97,
    atlanta: 99,
    nashville: 98,
    miami: 111,
  }),
)

/** The index of a place in the table, such as 'Portland, OR'; null for other places. */
export function costIndexFor(location: string): number | null {
  const place = location.trim().toLowerCase()
  const city = place.split(',')[0] ?? ''
  return sampleIndexes.get(place) ?? sampleIndexes.get(city) ?? null
}
