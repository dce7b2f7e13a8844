import { proficiencyOf } from './read-languages.ts'
import { languageIn } from './vocabulary/language-names.ts'

/** The word for 'language' after the name of one. */
const LANGUAGE =
  /^\s(?:language|\u044f\u0437\u044b\u043a|\u043c\u043e\u0432\u0430|j\u0119zyk|jazyk|jezik|dili|nyelv)$/iu

/** Whether a line that looks like a heading is a language, alone or with its level: 'English', 'Spanish: basic'. */
export function namesLanguage(text: string): boolean {
  const name = languageIn(text)
  const rest = text.slice(name.length)
  return (
    name !== '' &&
    (!/\p{L}/u.test(rest) ||
      LANGUAGE.test(rest) ||
      (/^\s?[:(\u2013-]/u.test(rest) && proficiencyOf(rest) !== undefined))
  )
}
