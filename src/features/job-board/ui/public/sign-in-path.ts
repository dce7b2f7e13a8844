/** The path of the sign-in page, which redirects to `path` afterwards. The notice there explains why to sign in. */
export const signInPath = (path: string, notice?: 'to-apply' | 'to-save'): string =>
  `/auth?${new URLSearchParams({ redirect: path, ...(notice && { notice }) })}`
