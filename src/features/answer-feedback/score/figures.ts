const counted = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion dozen dozens half halved doubled tripled twice percent quarter'.split(
    ' ',
  ),
)
const YEAR = /^(?:19|20)\d\d$/

/** True if a word is a figure. A year is not a figure, but a date. */
export const isFigure = (word: string): boolean => counted.has(word) || (/\p{Nd}/u.test(word) && !YEAR.test(word))
