import { v7, validate } from 'uuid'

/** Makes a new id: a uuid v7, so ids made later sort later. */
export function newId(): string {
  return v7()
}

/** True for any well-formed uuid in text form; everything else, other types included, is false. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && validate(value)
}
