/** The value of the token --paper in each theme, for the browser's own bars, which cannot use tokens. */
export const paperColors = { light: '#fbf9f4', dark: '#0e1216' } as const
