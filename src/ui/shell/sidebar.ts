import { storedChoice } from '../stored-choice.ts'

/** 'true' or 'false'. */
const stored = storedChoice('sidebarCollapsed')

/** Stores the choice and shows it; the document's attribute is what the styles read, and only from 768 px up. */
export function setSidebarCollapsed(isCollapsed: boolean) {
  if (isCollapsed) document.documentElement.dataset.sidebar = 'collapsed'
  else delete document.documentElement.dataset.sidebar
  stored.write(String(isCollapsed))
}

/** Whether the sidebar is collapsed, and the way to change it; open on the server. */
export function useSidebar(): [boolean, (isCollapsed: boolean) => void] {
  return [stored.useChoice() === 'true', setSidebarCollapsed]
}
