import { storableText } from '#lib/tidy-text.ts'

const SUFFIX =
  /^(?:jr|sr|ii|iii|iv|ph ?d|md|mba|msc|ma|ba|bsc|rn|cpa|esq|dr|prof|dds|pe|m ?sc|b ?sc|llm|shrm cp|pmp|inc|llc|llp|ltd|limited|plc|co|corp|gmbh|mbh|ag|kg|ohg|ug|e ?v|e ?k|gbr|s ?a|s ?l|s ?r ?l|s ?p ?a|s ?n ?c|sas|sarl|eurl|lda|ltda|b ?v|n ?v|a ?b|a ?s|aps|oy|sp z o o)$/i

const NO_NAME =
  /^(?:n\/?a|n\. ?n\.|-+|unknown|unbekannt|anonym(?:ous|ized|ised|isiert)?(?: (?:candidate|applicant|bewerber))?|redacted|deleted(?: (?:candidate|user))?|none|null|tbc|tbd|tba)$/i

const isTitle = (part: string): boolean => SUFFIX.test(part.replace(/[.-]/g, ' ').replace(/\s+/g, ' ').trim())

/** A name on one line; '' for 'N/A' and the like: 'Okafor, Maya' is Maya Okafor, and 'Maya Okafor, PhD' stays as it is. */
export function readName(text: string): string {
  const name = storableText(text)
    .replace(/\s+/g, ' ')
    .trim()
    // doubts and marks behind it
    .replace(/ ?[?!*]{1,5}$/, '')
    .trim()
  if (NO_NAME.test(name)) return ''
  const [last = '', first = '', ...rest] = name.split(/[,，]/).map((part) => part.trim())
  const isSuffix = isTitle(first)
  // 'Grabowski, Jr., Peter'
  const [given = ''] = rest
  if (isSuffix && rest.length === 1 && given !== '' && !isTitle(given)) return `${given} ${last}, ${first}`
  return first === '' || last === '' || rest.length > 0 || isSuffix || /\d/.test(name) ? name : `${first} ${last}`
}
