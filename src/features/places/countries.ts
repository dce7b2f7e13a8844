const ENGLISH = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
// regions with a CLDR name that ISO 3166 does not count as countries
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

// 'DD' and 'SU' are former codes, which are canonicalized to their successor's code
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code

let all: string[] | undefined

/** All two-letter ISO 3166 codes, in upper case. */
export function countryCodes(): string[] {
  all ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notCountries.has(code) && ENGLISH.of(code) !== undefined && isCurrent(code))
  return all
}

let codes: Set<string> | undefined
export function isCountryCode(letters: string): boolean {
  codes ??= new Set(countryCodes())
  return codes.has(letters)
}

/** 'Germany' for 'DE'. */
export const nameOfCountry = (code: string): string => ENGLISH.of(code) ?? code

type WithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }
const canonical = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

let zones: Map<string, string | null> | undefined

/** The only country that uses a time zone; null for 'UTC', an unknown zone, or a zone that several countries share. */
export function countryOfTimeZone(zone: string): string | null {
  zones ??= readZones()
  try {
    return zones.get(canonical(zone)) ?? null
  } catch {
    return null
  }
}

function readZones(): Map<string, string | null> {
  const found = new Map<string, string | null>()
  for (const code of countryCodes()) {
    const locale: WithTimeZones = new Intl.Locale(`und-${code}`)
    for (const zone of locale.getTimeZones?.() ?? []) {
      const name = canonical(zone)
      found.set(name, found.has(name) && found.get(name) !== code ? null : code)
    }
  }
  return found
}
