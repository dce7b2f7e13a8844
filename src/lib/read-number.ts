/** The two possible values of a number that countries read differently: '1,250' is 1250 or 1.25. */
type Ambiguous = { grouped: string; decimal: string }
type Bounds = { min_value?: number | undefined; max_value?: number | undefined }

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
/** Spaces and apostrophes can only be group separators. */
const GROUPED = /^([+-]?\d{1,3})((?:[ \u00a0\u202f'’]\d{3})+)(?=[.,]\d*$|$)/
/** One separator followed by three digits, with one to three digits before it that do not start with zero. */
const EITHER = /^([+-]?[1-9]\d{0,2})[.,](\d{3})$/
const COMMA_DECIMAL = /^[+-]?(?:\d+(?:\.\d{3})*|\d*),\d+$/
const POINT_DECIMAL = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
const POINT_GROUPS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3}){2,}$/

const LONGEST = 40

/**
 * Reads a number as people write it, and returns digits with a decimal point: '3,5' gives '3.5', '1.250,00' gives '1250.00'. Returns both
 * values if the text is ambiguous and the bounds of the question allow both, and null if it is not a number.
 */
export function readNumber(text: string, bounds: Bounds = {}): string | Ambiguous | null {
  if (text.length > LONGEST) return null
  const bare = text.replace(GROUPED, (_, first: string, groups: string) => first + groups.replace(/\D/g, ''))
  const either = bare === text ? EITHER.exec(text) : null
  if (either)
    return choose({ grouped: `${either[1]}${either[2]}`, decimal: clearDecimal(`${either[1]}.${either[2]}`) }, bounds)
  if (PLAIN.test(bare)) return bare
  if (POINT_DECIMAL.test(bare)) return bare.replaceAll(',', '')
  if (POINT_GROUPS.test(bare)) return bare.replaceAll('.', '')
  return COMMA_DECIMAL.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : null
}

/** '1.250' gives '1.25' and '3.875' gives '3.8750', so that the result no longer has three digits after the point. */
const clearDecimal = (text: string): string => (text.endsWith('0') ? String(Number(text)) : `${text}0`)

function choose(readings: Ambiguous, { min_value: least, max_value: most }: Bounds): string | Ambiguous {
  const isWithin = (text: string) =>
    (least === undefined || Number(text) >= least) && (most === undefined || Number(text) <= most)
  const [isGrouped, isDecimal] = [isWithin(readings.grouped), isWithin(readings.decimal)]
  if (isGrouped === isDecimal) return readings
  return isGrouped ? readings.grouped : readings.decimal
}
