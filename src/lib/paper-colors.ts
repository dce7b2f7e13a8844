/** The token --paper of each theme, for what surrounds the page: a browser's own bars know no tokens. */
export const paperColors = { light: '#fbf9f4', dark: '#0e1216' } as const
