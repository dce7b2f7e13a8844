/** A value of a JSON document, or of an XML document that was read like one. */
export type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value }

export const isObject = (value: Value): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
