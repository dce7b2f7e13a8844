import { v7, validate } from 'uuid'

/** A new uuid v7: unique, and sorting by the time it was made. */
export const newId = (): string => v7()

/** Is this text a uuid of any version? */
export const isId = (text: string): boolean => validate(text)
