/** Light or dark as the user chose it; without a choice the system's. */
export type ChosenTheme = 'light' | 'dark'

/** With https the cookie has the prefix of all others of ours; a choice from before it counts as well. */
const CHOICE = /(?:^|;\s*)(?:__Host-)?theme=(light|dark)(?:;|$)/
const ALONE = /^(?:__Host-)?theme=(light|dark)$/

const themeIn = (cookies: string, pattern: RegExp) => (pattern.exec(cookies)?.[1] as ChosenTheme | undefined) ?? null

/** The choice in a Cookie header or in document.cookie; null without one. */
export const chosenTheme = (cookies: string | null | undefined): ChosenTheme | null => themeIn(cookies ?? '', CHOICE)

/** The same of cookies that say nothing else; undefined where they do. */
export function chosenThemeAlone(cookies: string | undefined): ChosenTheme | null | undefined {
  const said = cookies?.trim() ?? ''
  return said === '' ? null : (themeIn(said, ALONE) ?? undefined)
}
