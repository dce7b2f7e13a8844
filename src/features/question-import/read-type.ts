import { wordsOf } from '#features/import-files/words-of.ts'
import { meaningOf, type TypeMeaning } from './type-words.ts'

/** Words around a type that say only that it is one: 'Type: dropdown question', 'input_file', 'Antworttyp Zahl'. */
const AROUND =
  /^(?:(?:question|answer|field|form|input|control|type|frage|fragetyp|feld|antwort|pregunta|respuesta|domanda|vraag|pergunta|resposta|pytanie|tipo|typ|type de|champ) )+|(?: (?:question|questions|answer|answers|field|input|type|frage|fragen|antwort|feld|typ|question simple|vraag|widget|element|item|control))+$/g

const one =
  /\b(?:one answer|single|choose one|select one|pick one|only one|max(?:imum)? 1|eine antwort|nur eine|eine auswahl|une seule|un seul|una sola|solo una|una opcion|uma unica|een antwoord|jedna)\b/
const several =
  /\b(?:all that apply|select all|pick all|choose all|check all|tick all|multiple answers|more than one|several|many|mehrere|mehrfach\w*|alle zutreffenden|plusieurs|toutes les|tout ce qui|varias|varios|todas las que|piu di una|tutte le|meerdere|alle die|varias opcoes|kilka|wszystkie)\b/

/** What a text says of the number of answers; null if nothing. */
export function answersSaid(text: string): 'one' | 'several' | null {
  const words = wordsOf(text)
  if (several.test(words)) return 'several'
  return one.test(words) ? 'one' : null
}

/** A type in the words of any system, as a whole; null if it is not known. */
export function readTypeWords(text: string): TypeMeaning | null {
  const words = wordsOf(text)
  if (words === '') return null
  const whole = meaningOf(words) ?? meaningOf(words.replace(AROUND, ''))
  if (whole && whole !== 'choice') return whole
  // 'Multiple choice (one answer)', 'Text (long)'
  const said = answersSaid(text)
  if (whole === 'choice') return said === null ? whole : said === 'one' ? 'multiple_choice' : 'checkbox'
  const at = text.search(/[([:–—-]/)
  if (at <= 0) return null
  const [outer, inner] = [meaningOf(wordsOf(text.slice(0, at))), meaningOf(wordsOf(text.slice(at + 1)))]
  const isChoice = outer === 'choice' || outer === 'dropdown'
  if (isChoice && said !== null) return said === 'several' ? 'checkbox' : 'multiple_choice'
  if (outer === 'text' && inner === 'textarea') return 'textarea'
  // both words must not say different things
  if (outer && inner && inner !== outer) return outer === 'textarea' && inner === 'text' ? 'text' : null
  return outer
}

/**
 * What 'multiple choice' means in a file: a choice of one if the file has another word for several answers, and of several if it has
 * another word for one. Null if it has neither or both.
 */
export function decideChoice(types: Iterable<string>): 'multiple_choice' | 'checkbox' | null {
  const found = new Set([...types].map(readTypeWords))
  const hasSeveral = found.has('checkbox')
  const hasOne = found.has('multiple_choice')
  if (hasSeveral === hasOne) return null
  return hasSeveral ? 'multiple_choice' : 'checkbox'
}
