import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const polish: Vocabulary = {
  headings: {
    contact: ['kontakt', 'dane kontaktowe', 'dane osobowe', 'informacje kontaktowe', 'dane osobiste', 'dane'],
    summary: ['profil', 'podsumowanie', 'o mnie', 'podsumowanie zawodowe', 'profil zawodowy', 'cel zawodowy', 'cel'],
    jobs: listed(`
      doświadczenie | doświadczenie zawodowe | przebieg pracy zawodowej | praca | zatrudnienie | kariera | praktyki |
      staże | przebieg kariery | historia zatrudnienia | doświadczenie w pracy
    `),
    education: [
      'wykształcenie',
      'edukacja',
      'studia',
      'wykształcenie i szkolenia',
      'nauka',
      'edukacja i szkolenia',
      'wykształcenie i kursy',
      'Przebieg nauki',
    ],
    skills: listed(`
      umiejętności | kompetencje | kwalifikacje | umiejętności techniczne | umiejętności zawodowe |
      umiejętności i kompetencje | technologie | narzędzia | znajomość programów | obsługa komputera |
      najważniejsze umiejętności | umiejętności miękkie | dodatkowe umiejętności | wiedza | języki programowania |
      bazy danych | programowanie | Znajomość oprogramowania
    `),
    languages: ['języki', 'języki obce', 'znajomość języków', 'znajomość języków obcych', 'język', 'languages'],
    certifications: listed(`
      certyfikaty | kursy | szkolenia | kursy i szkolenia | szkolenia i kursy | uprawnienia | kursy i certyfikaty |
      certyfikaty i szkolenia | licencje | szkolenia i certyfikaty
    `),
    projects: ['projekty', 'projekt', 'projekty własne'],
    custom: listed(`
      zainteresowania | hobby | wolontariat | publikacje | nagrody | osiągnięcia | referencje |
      działalność dodatkowa | aktywność dodatkowa | dodatkowe informacje | inne | stypendia | nagrody i wyróżnienia |
      klauzula | organizacje | działalność społeczna | zgoda | rekomendacje
    `),
  },
  adjectives: ['zawodowe', 'dodatkowe', 'inne', 'osobiste'],
  others: ['inne'],
  and: ['i', 'oraz', '&'],
  months: [
    'styczeń|stycznia|sty',
    'luty|lutego|lut',
    'marzec|marca|mar',
    'kwiecień|kwietnia|kwi',
    'maj|maja',
    'czerwiec|czerwca|cze',
    'lipiec|lipca|lip',
    'sierpień|sierpnia|sie',
    'wrzesień|września|wrz',
    'październik|października|paź',
    'listopad|listopada|lis',
    'grudzień|grudnia|gru',
  ],
  seasons: ['wiosna', 'lato', 'jesień', 'zima'],
  now: listed(`
    obecnie | teraz | nadal | dziś | do chwili obecnej | chwili obecnej | do teraz | aktualnie | w trakcie | do dziś |
    do nadal | present
  `),
  since: ['od'],
  until: ['do'],
  pageTitles: ['curriculum vitae', 'cv', 'życiorys'],
}
