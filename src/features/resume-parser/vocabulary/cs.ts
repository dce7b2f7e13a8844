import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const czech: Vocabulary = {
  headings: {
    contact: [
      'kontakt',
      'kontaktní údaje',
      'osobní údaje',
      'osobní informace',
      'kontaktné údaje',
      'osobné údaje',
      'kontakty',
    ],
    summary: ['profil', 'shrnutí', 'o mně', 'o mne', 'profesní profil', 'cíl', 'profesní shrnutí', 'zhrnutie'],
    jobs: listed(`
      pracovní zkušenosti | zkušenosti | praxe | zaměstnání | profesní zkušenosti | pracovné skúsenosti | prax |
      odborná praxe | pracovní praxe | průběh zaměstnání | odborné zkušenosti | skúsenosti | stáže
    `),
    education: [
      'vzdělání',
      'vzdelanie',
      'studium',
      'nejvyšší dosažené vzdělání',
      'dosažené vzdělání',
      'štúdium',
      'vzdělání a kurzy',
    ],
    skills: listed(`
      dovednosti | znalosti | schopnosti | zručnosti | technické dovednosti | počítačové znalosti |
      znalosti a dovednosti | odborné znalosti | dovednosti a znalosti | počítačové dovednosti | technické znalosti |
      vlastnosti | schopnosti a dovednosti
    `),
    languages: ['jazyky', 'jazykové znalosti', 'jazykové dovednosti', 'jazyky a znalosti', 'jazykové znalosti'],
    certifications: [
      'certifikáty',
      'kurzy',
      'školení',
      'kurzy a certifikáty',
      'certifikace',
      'školení a kurzy',
      'kurzy a školení',
      'certifikaty',
      'školenia',
    ],
    projects: ['projekty', 'projekt', 'osobní projekty'],
    custom: listed(`
      zájmy | koníčky | dobrovolnictví | publikace | ocenění | úspěchy | reference | ostatní | další informace |
      záujmy | aktivity | dobrovoľníctvo | další | volný čas | zájmy a koníčky
    `),
  },
  adjectives: ['další', 'ostatní', 'odborné'],
  others: ['ostatni'],
  and: ['a', '&'],
  months: [
    'leden|ledna|led',
    'únor|února|úno',
    'březen|března|bře',
    'duben|dubna|dub',
    'květen|května|kvě',
    'červen|června|čer',
    'červenec|července|čvc',
    'srpen|srpna|srp',
    'září|zář',
    'říjen|října|říj',
    'listopad|listopadu|lis',
    'prosinec|prosince|pro',
  ],
  seasons: ['jaro', 'léto', 'podzim', 'zima'],
  now: listed(`
    současnost | dosud | nyní | dnes | současnosti | súčasnosť | doteraz | trvá | doposud | do současnosti
  `),
  since: ['od'],
  until: ['do', 'až'],
  pageTitles: ['životopis', 'strukturovaný životopis', 'curriculum vitae'],
}
