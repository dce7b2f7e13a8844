/** The prefixes that Gmail and Outlook for the web add to class names, one for each time a mail was answered. */
const RENAMED = /^(?:x_|gmail-|m_-?\d{1,40})+/

/** An element's class names without these prefixes. */
export const classesOf = (element: Element): string[] =>
  (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .slice(0, 20)
    .map((name) => name.replace(RENAMED, ''))

/** Whether the element has a class with this name. */
export const isOfClass = (element: Element, name: RegExp): boolean => classesOf(element).some((one) => name.test(one))
