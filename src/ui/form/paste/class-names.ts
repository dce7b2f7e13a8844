/** Before the names of classes that Gmail and Outlook for the web renamed, once for each time a mail was answered. */
const RENAMED = /^(?:x_|gmail-|m_-?\d{1,40})+/

/** The classes of an element as the program called them that wrote it. */
export const classesOf = (element: Element): string[] =>
  (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .slice(0, 20)
    .map((name) => name.replace(RENAMED, ''))

/** Whether one of its classes is called so. */
export const isOfClass = (element: Element, name: RegExp): boolean => classesOf(element).some((one) => name.test(one))
