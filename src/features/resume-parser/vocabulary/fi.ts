import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const finnish: Vocabulary = {
  headings: {
    contact: ['yhteystiedot', 'henkilötiedot', 'ota yhteyttä'],
    summary: ['profiili', 'yhteenveto', 'tiivistelmä', 'minusta', 'tavoite', 'esittely'],
    jobs: ['työkokemus', 'kokemus', 'työhistoria', 'ura', 'työura', 'harjoittelut', 'työkokemukset'],
    education: ['koulutus', 'opinnot', 'koulutukset', 'tutkinnot'],
    skills: [
      'taidot',
      'osaaminen',
      'tekniset taidot',
      'it-taidot',
      'atk-taidot',
      'ydinosaaminen',
      'tietotekniset taidot',
      'tärkeimmät taidot',
    ],
    languages: ['kielet', 'kielitaito', 'kielitaidot'],
    certifications: [
      'sertifikaatit',
      'kurssit',
      'todistukset',
      'sertifioinnit',
      'lisäkoulutus',
      'muu koulutus',
      'pätevyydet',
      'kortit',
    ],
    projects: ['projektit', 'projekti', 'omat projektit'],
    custom: listed(`
      kiinnostukset | harrastukset | vapaaehtoistyö | julkaisut | palkinnot | suosittelijat | muut | luottamustoimet |
      muu | muut tiedot | saavutukset | harrastukset ja kiinnostukset | luottamustehtävät
    `),
  },
  and: ['ja', '&'],
  months: [
    'tammikuu|tammi',
    'helmikuu|helmi',
    'maaliskuu|maalis',
    'huhtikuu|huhti',
    'toukokuu|touko',
    'kesäkuu|kesä',
    'heinäkuu|heinä',
    'elokuu|elo',
    'syyskuu|syys',
    'lokakuu|loka',
    'marraskuu|marras',
    'joulukuu|joulu',
  ],
  seasons: ['kevät', 'kesä', 'syksy', 'talvi'],
  now: ['nykyinen', 'nykyhetki', 'nyt', 'edelleen', 'tällä hetkellä', 'jatkuu'],
  since: ['alkaen'],
  pageTitles: ['ansioluettelo', 'curriculum vitae'],
}
