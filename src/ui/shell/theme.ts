import { useSyncExternalStore } from 'react'
import { chosenTheme } from '#lib/theme-cookie.ts'

export type Theme = 'light' | 'dark' | 'system'

const year = 60 * 60 * 24 * 365

/**
 * Runs in the head before the first paint, with the page's nonce. Without a stored choice it applies the system's theme and follows its
 * changes; a stored one was already applied by the server. Also marks a collapsed sidebar.
 */
export const themeScript = `(()=>{const d=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)'),
f=()=>{if(!/(?:^|; )(?:__Host-)?theme=(?:light|dark)(?:;|$)/.test(document.cookie))d.dataset.theme=m.matches?'dark':'light'};
f();m.addEventListener('change',f);
try{if(localStorage.getItem('sidebarCollapsed')==='true')d.dataset.sidebar='collapsed'}catch{}})()`

/** The theme in a Cookie header or in document.cookie; 'system' if there is none. */
export const readTheme = (cookies: string | null | undefined): Theme => chosenTheme(cookies) ?? 'system'

/** Stores the choice for a year and applies it at once. */
export function setTheme(theme: Theme) {
  const isSecure = location.protocol === 'https:'
  const seconds = theme === 'system' ? 0 : year
  if (isSecure) {
    storeCookie(`__Host-theme=${theme}; Max-Age=${seconds}; Secure`)
    // the cookie name of earlier versions, without the prefix
    storeCookie('theme=; Max-Age=0; Secure')
  } else storeCookie(`theme=${theme}; Max-Age=${seconds}`)
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

function storeCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this one on the next page, and it is set in one place
  document.cookie = `${cookie}; Path=/; SameSite=Lax`
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The stored choice, and a function to change it; 'system' on the server. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(
    subscribe,
    () => readTheme(document.cookie),
    () => 'system' as const,
  )
  return [theme, setTheme]
}
