import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const german: Vocabulary = {
  headings: {
    contact: listed(`
      kontakt | kontaktdaten | persönliche daten | persönliche angaben | persönliches | zur person |
      angaben zur person | personalien | persönliche informationen | adresse | Stammdaten | Anschrift
    `),
    summary: listed(`
      profil | kurzprofil | über mich | zusammenfassung | kurzzusammenfassung | persönliches profil | motivation |
      ziel | berufsziel | qualifikationsprofil | Persönliches Statement | Ziele | Vorstellung
    `),
    jobs: listed(`
      berufserfahrung | berufserfahrungen | berufspraxis | beruflicher werdegang | berufliche erfahrung |
      berufliche erfahrungen | berufliche tätigkeit | berufliche tätigkeiten | berufliche stationen |
      berufliche laufbahn | praktische erfahrung | praktische erfahrungen | werdegang | erfahrung | erfahrungen |
      praktika | klinische praktika | praktisches jahr | famulaturen | praxiserfahrung | arbeitserfahrung |
      beschäftigung | berufstätigkeit | tätigkeiten | nebentätigkeiten | berufsweg | freiberufliche tätigkeit |
      festanstellungen | Arbeit | Arbeiten | Beruf | Nebenjobs | Stationen | Beruflicher Hintergrund | Laufbahn
    `),
    education: listed(`
      bildung | schulbildung | berufsbildung | ausbildung | bildungsweg | bildungsgang | studium | hochschulstudium |
      studium und ausbildung | schul- und berufsausbildung | schul- und berufsbildung | schul- und hochschulbildung |
      berufsausbildung | schulische ausbildung | akademische ausbildung | akademischer werdegang | schulausbildung |
      schule | schullaufbahn | hochschulausbildung | universitäre ausbildung | akademische laufbahn | abschlüsse |
      promotion | schulischer werdegang | Hochschulbildung | Aus- und Weiterbildung
    `),
    skills: listed(`
      kenntnisse | fachkenntnisse | edv-kenntnisse | it-kenntnisse | edv | kompetenzen | fähigkeiten | fertigkeiten |
      kenntnisse und fähigkeiten | fähigkeiten und kenntnisse | fachliche kenntnisse | computerkenntnisse |
      softwarekenntnisse | technische kenntnisse | besondere kenntnisse | programmierkenntnisse | qualifikationen |
      stärken | kernkompetenzen | soziale kompetenzen | persönliche fähigkeiten | sonstige kenntnisse |
      fachkompetenz | it-kompetenzen | skills | zusatzqualifikationen | persönliche fähigkeiten und kompetenzen |
      technologien | Programmiersprachen | Datenbanken | Betriebssysteme | Werkzeuge | Programmierkenntnisse |
      Erfahrung und Kenntnisse
    `),
    languages: [
      'sprachen',
      'sprachkenntnisse',
      'fremdsprachen',
      'sprachliche kenntnisse',
      'fremdsprachenkenntnisse',
      'muttersprache',
    ],
    certifications: listed(`
      zertifikate | zertifizierungen | weiterbildung | weiterbildungen | fortbildung | fortbildungen | lizenzen |
      fort- und weiterbildung | schulungen | kurse | Online-Kurse | Onlinekurse
    `),
    projects: [
      'projekte',
      'projekterfahrung',
      'ausgewählte projekte',
      'eigene projekte',
      'projektliste',
      'Private Projekte',
      'Abschlussarbeit',
      'Diplomarbeit',
    ],
    custom: listed(`
      ehrenamt | ehrenamtliches engagement | ehrenamtliche tätigkeit | ehrenamtliche tätigkeiten | interessen |
      hobbys | hobbies | freizeit | engagement | auszeichnungen | preise | stipendien | publikationen |
      veröffentlichungen | referenzen | mitgliedschaften | sonstiges | auslandsaufenthalte | wehrdienst |
      zivildienst | wehr- und zivildienst | führerschein | anlagen | weiteres | vorträge |
      gesellschaftliches engagement | aktivitäten | Freiwilligenarbeit | Freiwillige Arbeit
    `),
  },
  adjectives: ['berufliche', 'weitere', 'sonstige', 'besondere', 'persönliche', 'fachliche', 'technische', 'relevante'],
  others: ['sonstiges', 'weitere', 'weiteres', 'andere'],
  and: ['und', '&', 'u'],
  months: [
    'januar|jänner|jan|jän',
    'februar|feber|feb',
    'märz|maerz|mär|mrz',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  seasons: ['frühling|frühjahr', 'sommer|sommersemester', 'herbst', 'winter|wintersemester'],
  now: ['heute', 'jetzt', 'aktuell', 'laufend', 'gegenwart', 'dato', 'bis heute', 'derzeit', 'heutiger tag'],
  since: ['seit', 'ab', 'von'],
  until: ['bis', 'bis zum'],
  pageTitles: ['lebenslauf', 'tabellarischer lebenslauf', 'mein lebenslauf', 'curriculum vitae', 'cv'],
}
