import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const danish: Vocabulary = {
  headings: {
    contact: [
      'kontakt',
      'kontaktoplysninger',
      'personlige oplysninger',
      'personlige data',
      'personopplysninger',
      'kontaktinformasjon',
      'personlia',
      'personalia',
      'persondata',
    ],
    summary: listed(`
      profil | resumé | resume | om mig | om meg | sammendrag | personlig profil | kort om mig | sammanfatning |
      profiltekst
    `),
    jobs: listed(`
      erhvervserfaring | arbejdserfaring | erfaring | ansættelser | arbeidserfaring | yrkeserfaring | praksis |
      karriere | beskæftigelse | joberfaring | arbejde | studiejob | arbejdsliv | relevant erhvervserfaring
    `),
    education: ['uddannelse', 'uddannelser', 'utdanning', 'utdannelse', 'studier', 'uddannelse og kurser'],
    skills: listed(`
      kompetencer | færdigheder | kompetanse | ferdigheter | it-kompetencer | it-kundskaber | kvalifikationer |
      faglige kompetencer | personlige kompetencer | it-færdigheder | kunnskaper | egenskaper | nøkkelkompetanse |
      nøglekompetencer | it
    `),
    languages: ['sprog', 'språk', 'sprogkundskaber', 'språkkunnskaper', 'sprogfærdigheder'],
    certifications: listed(`
      certificeringer | certifikater | kurser | kurser og certifikater | sertifiseringer | kurs |
      kurs og sertifikater | kørekort | førerkort | kurser og efteruddannelse | efteruddannelse
    `),
    projects: ['projekter', 'prosjekter', 'projekt'],
    custom: listed(`
      interesser | fritidsinteresser | frivilligt arbejde | frivillig arbeid | publikationer | publikasjoner |
      referencer | referanser | udmærkelser | priser | øvrigt | annet | andet | fritid | verv | tillidshverv |
      privat | tillidsposter | frivilligt
    `),
  },
  adjectives: ['øvrige', 'relevant', 'faglige', 'personlige', 'frivillig'],
  and: ['og', '&'],
  months: [
    'januar|jan',
    'februar|feb',
    'marts|mars|mar',
    'april|apr',
    'maj|mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec|des',
  ],
  seasons: ['forår|vår', 'sommer', 'efterår|høst', 'vinter'],
  now: ['nu', 'nuværende', 'nå', 'nåværende', 'i dag', 'd.d', 'dags dato', 'pågående', 'stadig', 'fortsat', 'nåtid'],
  since: ['siden', 'fra'],
  until: ['til'],
  pageTitles: ['curriculum vitae', 'cv'],
}
