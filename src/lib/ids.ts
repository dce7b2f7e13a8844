import { v7, validate } from 'uuid'

/** Creates an id: a uuid v7, so that later ids sort later. */
export function newId(): string {
  return v7()
}

/** Whether the value is a string with a well-formed uuid. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && validate(value)
}
