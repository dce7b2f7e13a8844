import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const romanian: Vocabulary = {
  headings: {
    contact: [
      'contact',
      'date de contact',
      'informații personale',
      'date personale',
      'informatii personale',
      'informații de contact',
    ],
    summary: ['profil', 'rezumat', 'despre mine', 'obiectiv', 'profil profesional', 'sumar'],
    jobs: [
      'experiență',
      'experiență profesională',
      'experiența profesională',
      'experiență de muncă',
      'istoric profesional',
      'locuri de muncă',
      'experienta profesionala',
      'experiență în muncă',
      'internship',
    ],
    education: [
      'educație',
      'studii',
      'formare',
      'educație și formare',
      'pregătire',
      'educatie',
      'educație și formare profesională',
      'educaţie şi formare',
    ],
    skills: listed(`
      competențe | aptitudini | abilități | aptitudini și competențe personale | competențe digitale |
      competențe tehnice | cunoștințe | competenţe personale | competențe personale | competențe profesionale |
      abilități tehnice
    `),
    languages: [
      'limbi',
      'limbi străine',
      'limbi cunoscute',
      'competențe lingvistice',
      'limbi straine',
      'limba maternă',
    ],
    certifications: [
      'certificări',
      'cursuri',
      'certificate',
      'certificări și cursuri',
      'cursuri și certificări',
      'training-uri',
      'permis de conducere',
    ],
    projects: ['proiecte', 'proiect', 'proiecte personale'],
    custom: listed(`
      interese | hobby-uri | hobbyuri | pasiuni | voluntariat | publicații | premii | realizări | referințe | altele |
      informații suplimentare | activități | distincții | informații adiționale
    `),
  },
  adjectives: ['profesionale', 'alte', 'personale'],
  and: ['și', 'si', 'şi', '&'],
  months: [
    'ianuarie|ian',
    'februarie|feb',
    'martie|mar',
    'aprilie|apr',
    'mai',
    'iunie|iun',
    'iulie|iul',
    'august|aug',
    'septembrie|sept|sep',
    'octombrie|oct',
    'noiembrie|noi|nov',
    'decembrie|dec',
  ],
  seasons: ['primăvara|primăvară', 'vara|vară', 'toamna|toamnă', 'iarna|iarnă'],
  now: ['prezent', 'în prezent', 'astăzi', 'acum', 'actual', 'în curs', 'in prezent'],
  since: ['din', 'de la', 'începând cu'],
  until: ['până în', 'până la', 'pana in', 'până'],
  pageTitles: ['curriculum vitae', 'cv'],
}
