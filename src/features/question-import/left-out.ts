import { wordsOf } from '#features/import-files/words-of.ts'

/*
 * Questions of other systems that are no question of a posting: what every application here has anyhow, and what must not matter in hiring.
 */

export type Standard = 'name' | 'email' | 'phone' | 'resume' | 'cover letter' | 'LinkedIn profile' | 'location'

const brackets =
  /\((?:required|optional|pflicht\w*|if any|falls vorhanden|facultatif|opcional|pdf.{0,30}|city|url|link|max.{0,20})\)/gi
const request =
  /^(?:please )?(?:enter|provide|add|attach|upload|submit|paste|include|share|what is|what s|your|the|ihr|ihre|ihren|dein|deine|deinen|bitte|lade|laden sie|votre|ton|ta|joignez|joindre|tu|su|el|la|le|il|adjunta|adjuntar|sube|carga|allega|carica|inserisci|upload|uw|je|jouw|anexe|envie|seu|sua|twoj|twoje|dodaj|zalacz|hochladen|a|an|as|link to|url of|full|complete|preferred|legal|current|primary|contact|personal|applicant|candidate|e|us|here|below|us with|of) /
const atEnd =
  / (?:hoch|hochladen|upload|uploaden|here|please|field|required|optional|file|url|link|profile url|hinzufugen|anhangen)$/

const standards: [Standard, RegExp][] = [
  [
    'name',
    /^(?:(?:first|last|middle|family|given|sur|fore)? ?names?|(?:first|last|given|family) name s|first and last name|first name last name|name surname|name and surname|surname|preferred (?:first )?name|vorname|nachname|familienname|vor und (?:nachname|zuname)|vorname (?:und )?nachname|name vorname|nom|prenom|nom (?:de famille|complet)|(?:nom (?:et )?prenoms?|prenoms? (?:et )?nom)|nombre|nombres?(?: y)? apellidos?|apellidos?|nombre completo|nome|cognome|nome (?:e )?cognome|nome completo|sobrenome|apelido|nome e sobrenome|voornaam|achternaam|naam|volledige naam|imie|nazwisko|imie i nazwisko|fornamn|efternamn|namn|full name)$/,
  ],
  [
    'email',
    /^(?:e ?mails?(?: address| adresse| adres| id)?|mail(?:adresse|adres)?|e mailadres|adresse (?:e ?mail|mail|electronique)|courriel|correo(?: electronico)?|direccion de correo(?: electronico)?|indirizzo (?:e ?mail|mail)|endereco de e ?mail|adres e ?mail|e postadress|confirm e ?mail)$/,
  ],
  [
    'phone',
    /^(?:(?:tele)?phone(?: no| number)?|mobile(?: phone)?(?: number| no)?|cell(?: phone)?(?: number)?|contact number|telefon(?:nummer)?|handy(?:nummer)?|mobil(?:nummer|telefon)?|tel|(?:numero de )?telephone(?: portable)?|portable|(?:numero de )?telefono(?: movil)?|movil|(?:numero di )?(?:telefono|cellulare)|telefoon(?:nummer)?|mobiel(?: nummer)?|telefone|celular|(?:numer )?telefonu?)$/,
  ],
  [
    'resume',
    /^(?:(?:resume|cv|curriculum|curriculum vitae|lebenslauf|curriculo|zyciorys)(?: (?:cv|resume|or cv|curriculum vitae|lebenslauf|text|upload|file|datei|und zeugnisse|document))*|cv lebenslauf|hoja de vida|resume or cv|cv or resume|copy of (?:your )?(?:cv|resume))$/,
  ],
  [
    'cover letter',
    /^(?:cover(?:ing)? ?letters?(?: text| file)?|motivation letter|letter of motivation|anschreiben|motivationsschreiben|bewerbungsschreiben|begleitschreiben|lettre de motivation|carta de (?:presentacion|motivacion|apresentacao)|lettera di (?:presentazione|motivazione)|motivatiebrief|sollicitatiebrief|list motywacyjny|personligt brev)$/,
  ],
  [
    'LinkedIn profile',
    /^(?:linked ?in(?: profile| profil| url| link| page| account| adresse| public)*|perfil (?:de )?linked ?in|profil linked ?in|profilo linked ?in|linked ?in profiel|profile linked ?in|urls? linked ?in)$/,
  ],
  [
    'location',
    /^(?:location city|city location|location|candidate location|city of residence|wohnort|stadt|ville|ciudad|city|adress?e?|address|home address|street address|postal address|anschrift|zip(?: code)?|postal code|zip postal code|postleitzahl|plz)$/,
  ],
]
const keys: [Standard, RegExp][] = [
  ['name', /^(?:systemfield )?(?:(?:first|last|full|preferred|middle) ?name|name)$/],
  ['email', /^(?:systemfield )?email(?: address)?$/],
  ['phone', /^(?:systemfield )?(?:phone|phone ?number|mobile)$/],
  ['resume', /^(?:systemfield )?(?:resume|cv|resume text)$/],
  ['cover letter', /^(?:systemfield )?cover ?letter(?: text)?$/],
  ['LinkedIn profile', /^(?:urls )?linked ?in(?: url| profile)?$/],
  ['location', /^(?:systemfield )?(?:location|address)$/],
]

/** What of every application a field asks for; null for a question. `name` is its name in a form, such as 'first_name'. */
export function readStandard(label: string, name = ''): Standard | null {
  const named = wordsOf(name)
  const byName = named === '' ? null : keys.find(([, key]) => key.test(named))?.[0]
  if (byName) return byName
  let words = wordsOf(label.replace(brackets, ' '))
  for (let round = 0; round < 4; round += 1) {
    const of = words
    const found = standards.find(([, sign]) => sign.test(of))
    if (found) return found[0]
    words = words.replace(request, '').replace(atEnd, '')
    if (words === of) break
  }
  return null
}

const PART =
  /\b(?:eeoc?|compliance|demographics?|diversity|dei|self identification|equal opportunit\w*|equal employment|gleichstellung|diversite|diversidad)\b/

/** Whether a part of a form is about equal opportunity or demographics, by its name. */
export const isDemographicPart = (part: string): boolean => PART.test(wordsOf(part))

const about =
  /\b(?:gender\w*|sex|sexual orientation|transgender|pronouns?|race|racial\w*|ethnic\w*|hispanic|latin[oax]|veterans?|disabilit\w*|disabled|disability ?status|religi\w*|marital status|married|pregnan\w*|(?:any|have|plan\w*|your|how many) (?:on having )?(?:children|kids)|childcare|native language|mother tongue|place of birth|where were you born|country of origin|trade union|political (?:party|views|affiliation)|date of birth|birth ?date|year of birth|how old are you|your age|age (?:group|range|bracket)|nationality|military status|lgbt\w*|caste|geschlecht|schwerbehinder\w*|behinderung\w*|schwanger\w*|verheiratet|kinderwunsch|haben sie kinder|hast du kinder|muttersprache|geburtsort|gewerkschaft\w*|familienstand|konfession|staatsangehorigkeit|geburtsdatum|wie alt sind sie|sexe|genre|handicap\w*|rqth|origine ethnique|situation familiale|enceinte|grossesse|des enfants|lieu de naissance|religion|date de naissance|quel age|genero|sexo|discapacidad\w*|etnia|origen etnico|raza|estado civil|embaraz\w*|hijos|lugar de nacimiento|religion|fecha de nacimiento|edad|que edad|genere|sesso|disabilita|categorie protette|stato civile|data di nascita|geslacht|handicap|etniciteit|geboortedatum|burgerlijke staat|deficiencia|raca|data de nascimento|plec|niepelnosprawn\w*|orzeczenie|stan cywilny|data urodzenia)\b/
const declines =
  /\b(?:(?:prefer|choose|wish|want|like|care) not|not to (?:say|answer|disclose|specify|self identify)|(?:do not|don t|do n t) (?:wish|want)|decline to|rather not|keine angabe|mochte ich nicht|ne souhaite pas|prefere ne pas|prefiero no|no deseo|preferisco non|wil ik niet|prefiro nao|wole nie)\b/
/** Before the word, which then is about the person: 'I identify my gender as', 'What is your race?' */
const aboutPerson =
  /\b(?:i identify|do you identify|your|are you|do you have|i am|ihr|ihre|dein|deine|sind sie|bist du|haben sie|votre|etes vous|avez vous|tu|su|tienes|tiene|eres|hai|sei|ha|e|je|uw|bent u|heb je|seu|voce)\b/
const LONG = 14

/** 'yes' if a question asks about the person what must not matter in hiring, 'maybe' if only its words suggest it; null otherwise. */
export function readDemographic(label: string, options: readonly string[]): 'yes' | 'maybe' | null {
  const words = wordsOf(label)
  if (!about.test(words)) return null
  if (options.some((one) => declines.test(wordsOf(one)))) return 'yes'
  const count = words.split(' ').length
  return count <= 4 || (count <= LONG && aboutPerson.test(words)) ? 'yes' : 'maybe'
}
