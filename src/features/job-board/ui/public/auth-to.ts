/** Signing in, and then on to this path; the notice says there what it is for. */
export const authTo = (path: string, notice?: 'to-apply' | 'to-save'): string =>
  `/auth?${new URLSearchParams({ redirect: path, ...(notice && { notice }) })}`
