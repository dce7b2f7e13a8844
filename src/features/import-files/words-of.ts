import { foldLatin, plainWords } from '#lib/names.ts'

/** Words in lower case without accents, also those of letters such as 'ł' and 'ß': 'multiValue_singleSelect' is 'multi value single select'. */
export const wordsOf = (text: string): string => plainWords(foldLatin(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')))
