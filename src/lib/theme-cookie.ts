/** Light or dark as the user chose; without a choice the system's theme applies. */
export type ChosenTheme = 'light' | 'dark'

/** With https the cookie has the same prefix as our other cookies; a cookie from before the prefix is accepted too. */
const CHOICE = /(?:^|;\s*)(?:__Host-)?theme=(light|dark)(?:;|$)/
const ALONE = /^(?:__Host-)?theme=(light|dark)$/

const themeIn = (cookies: string, pattern: RegExp) => (pattern.exec(cookies)?.[1] as ChosenTheme | undefined) ?? null

/** The choice in a Cookie header or in document.cookie; null without one. */
export const chosenTheme = (cookies: string | null | undefined): ChosenTheme | null => themeIn(cookies ?? '', CHOICE)

/** The same if the request has no other cookies; undefined if it has. */
export function chosenThemeAlone(cookies: string | undefined): ChosenTheme | null | undefined {
  const said = cookies?.trim() ?? ''
  return said === '' ? null : (themeIn(said, ALONE) ?? undefined)
}
