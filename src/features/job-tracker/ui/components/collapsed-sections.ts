import { storedChoice } from '#ui/stored-choice.ts'

/** The names of the folded sections, separated by spaces. */
const stored = storedChoice('trackerFolded')

const namesIn = (text: string) => text.split(' ').filter(Boolean)

function fold(name: string, isFolded: boolean): void {
  const others = namesIn(stored.read()).filter((one) => one !== name)
  stored.write((isFolded ? [...others, name] : others).join(' '))
}

/**
 * Whether this person folded the section on this device, and a function to change it; open on the server (TRACK-07).
 */
export function useCollapsedSections(name: string): [boolean, (isFolded: boolean) => void] {
  return [namesIn(stored.useChoice()).includes(name), (isFolded) => fold(name, isFolded)]
}
