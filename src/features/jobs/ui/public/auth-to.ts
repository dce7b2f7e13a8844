/** Signing in, and then on to this path. */
export const authTo = (path: string): string => `/auth?${new URLSearchParams({ redirect: path })}`
