import { storedChoice } from '../stored-choice.ts'

/** 'true' or 'false'. */
const stored = storedChoice('sidebarCollapsed')

/** Stores and applies the choice. The styles read the document's attribute, and only from 768 px up. */
export function setSidebarCollapsed(isCollapsed: boolean) {
  if (isCollapsed) document.documentElement.dataset.sidebar = 'collapsed'
  else delete document.documentElement.dataset.sidebar
  stored.write(String(isCollapsed))
}

/** Whether the sidebar is collapsed, and a function to change it; expanded on the server. */
export function useSidebar(): [boolean, (isCollapsed: boolean) => void] {
  return [stored.useChoice() === 'true', setSidebarCollapsed]
}
