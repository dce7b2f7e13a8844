import type { ResourceText } from './resource-text.ts'

const written: ResourceText[] = []

/** Everything there is to read, theme by theme; what a resource does not have is null, so that it is taken out where it was. */
export const resources = written.map((one) => ({ jobRole: null, externalUrl: null, ...one }))
