import { useSyncExternalStore } from 'react'

const key = 'sidebarCollapsed'
const listeners = new Set<() => void>()

function subscribe(told: () => void) {
  listeners.add(told)
  return () => void listeners.delete(told)
}

/** The choice as stored: 'true' or 'false'. A browser without storage keeps the sidebar open. */
function isStoredCollapsed() {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

/** Stores the choice and shows it; the document's attribute is what the styles read, and only from 768 px up. */
export function setSidebarCollapsed(isCollapsed: boolean) {
  try {
    localStorage.setItem(key, String(isCollapsed))
  } catch {
    // a private window without storage: the choice lasts as long as the page
  }
  if (isCollapsed) document.documentElement.dataset.sidebar = 'collapsed'
  else delete document.documentElement.dataset.sidebar
  for (const told of listeners) told()
}

/** Whether the sidebar is collapsed, and the way to change it; open on the server. */
export function useSidebar(): [boolean, (isCollapsed: boolean) => void] {
  const isCollapsed = useSyncExternalStore(subscribe, isStoredCollapsed, () => false)
  return [isCollapsed, setSidebarCollapsed]
}
