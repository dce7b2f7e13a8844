/** Lower case without accents, letter for letter: places in it are places in the text. */
export const foldLetters = (text: string): string =>
  text.replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD')[0] ?? letter).toLowerCase()
