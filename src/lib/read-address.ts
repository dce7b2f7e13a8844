// Reads the search parameters of a page (`?q=nurse&page=2`) without a schema library, because every page of the product loads this code.
// Invalid parameters are ignored, since anyone can write a URL.
import { isId } from './ids.ts'

/** Reads one parameter; undefined if it is missing or invalid. */
export type Part<T> = (value: unknown) => T | undefined

type Parts = Record<string, (value: unknown) => unknown>
type Sometimes<P extends Parts> = { [K in keyof P]: undefined extends ReturnType<P[K]> ? K : never }[keyof P]
type ParsedParts<P extends Parts> = { [K in Sometimes<P>]?: ReturnType<P[K]> } & {
  [K in Exclude<keyof P, Sometimes<P>>]: ReturnType<P[K]>
}
type Plain<T> = { [K in keyof T]: T[K] }
/** The result type of a reader of search parameters. */
export type Read<R extends { parse: (search: Record<string, unknown>) => unknown }> = Plain<ReturnType<R['parse']>>

/** Makes a reader of these parameters; others are left out. */
export function readAddress<P extends Parts>(parts: P) {
  const all = (search: Record<string, unknown>) =>
    Object.entries(parts).map(([name, part]) => [name, part(search[name])] as const)
  return {
    /**
     * For `validateSearch`: a parameter that cannot be read is set to undefined, since the router merges the result with the raw
     * parameters, and a missing key would let it through.
     */
    parse(search: Record<string, unknown>): Plain<ParsedParts<P>> {
      const entries = all(search).filter(([name, value]) => value !== undefined || Object.hasOwn(search, name))
      return Object.fromEntries(entries) as Plain<ParsedParts<P>>
    },
    /** Only the valid parameters, to be merged over the defaults. */
    read(search: Record<string, unknown>): Plain<ParsedParts<P>> {
      return Object.fromEntries(all(search).filter(([, value]) => value !== undefined)) as Plain<ParsedParts<P>>
    },
  }
}

/** The path with these parameters; those that are undefined are left out. */
export function writeAddress(path: string, params: Record<string, string | number | boolean | undefined>): string {
  const set = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}

/** One of these values. */
export function oneOf<const T extends readonly (string | number)[]>(values: T): Part<T[number]> {
  return (value) => values.find((one) => one === value)
}

/** A text of at most `maxLength` characters, unchanged. */
export function text(maxLength: number): Part<string> {
  return (value) => (typeof value === 'string' && value.length <= maxLength ? value : undefined)
}

/** Text that a user typed, which the router may have read as a number, of at most `maxLength` characters. */
export function typed(maxLength: number): Part<string> {
  const asText = text(maxLength)
  return (value) => asText(typeof value === 'number' || typeof value === 'boolean' ? String(value) : value)
}

/** Text without spaces at its ends; only spaces count as nothing. */
export function words(maxLength = Number.POSITIVE_INFINITY): Part<string> {
  const short = text(maxLength)
  return (value) => (typeof value === 'string' ? short(value.trim()) || undefined : undefined)
}

/** Text that matches the pattern. */
export function like(pattern: RegExp, maxLength: number): Part<string> {
  const short = words(maxLength)
  return (value) => {
    const found = short(value)
    return found !== undefined && pattern.test(found) ? found : undefined
  }
}

/** A whole number, both bounds included. */
export function whole(from: number, to: number): Part<number> {
  const between = amount(from, to)
  return (value) => {
    const number = between(value)
    return Number.isInteger(number) ? number : undefined
  }
}

/** The page number; 1 if it is invalid. */
export const pageNumber = (value: unknown): number => whole(1, 10_000)(value) ?? 1

/** A number, both bounds included. */
export function amount(from: number, to: number): Part<number> {
  return (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof number === 'number' && number >= from && number <= to ? number : undefined
  }
}

export const id: Part<string> = (value) => (isId(value) ? value : undefined)

/** The id of the open item, or 'new'. */
export const idOrNew: Part<string> = (value) => (value === 'new' ? value : id(value))

/** Only true; links that are data contain it as text. */
export const yes: Part<true> = (value) => (value === true || value === 'true' ? true : undefined)

/** True or false. */
export const yesOrNo: Part<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** A parameter with a default if it is missing or invalid. */
export function otherwise<T>(part: Part<T>, usual: T): (value: unknown) => T {
  return (value) => part(value) ?? usual
}
